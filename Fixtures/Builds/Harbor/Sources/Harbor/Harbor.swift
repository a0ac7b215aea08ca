import Foundation

/// Answers in the language of a request.
@main struct Harbor {
  static func main() {
    for language in CommandLine.arguments.dropFirst() {
      for count in [0, 1, 2, 5, 22] {
        print(language, String(localized: .ships(count), in: language))
      }
      print(language, String(localized: .welcome("Ann"), in: language))
      print(language, String(localized: .free(2, of: 3), in: language))
    }
    // The plain look-up shows a text too, in the form for no number.
    print(NSLocalizedString("ships", bundle: .module, comment: "Ships in the harbor"))
  }
}

extension String {
  fileprivate init(localized resource: LocalizedStringResource, in language: String) {
    var resource = resource
    resource.locale = Locale(identifier: language)
    self.init(localized: resource)
  }
}

extension LocalizedStringResource {
  fileprivate static func free(_ berths: Int, of all: Int) -> LocalizedStringResource {
    .berths(free: berths, all: all)
  }
}
