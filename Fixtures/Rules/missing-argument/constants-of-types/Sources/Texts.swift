import Foundation

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}

enum Texts {
  enum Terms {
    // expected-error@+1 {{text of key 'terms.links' takes 2 arguments, and the call passes 1}}
    static let links = "terms.links".localized
    static let hint = NSLocalizedString("terms.hint", comment: "")
    // expected-error@+1 {{text of key 'terms.title' takes 2 arguments, and the call passes 1}}
    static var title: String { NSLocalizedString("terms.title", comment: "") }
    // Which of two calls is right, the longest tells.
    static let often = NSLocalizedString("terms.often", comment: "")
    static let note = NSLocalizedString("terms.note", comment: "")
    static let either = isOld ? NSLocalizedString("terms.old", comment: "") : "terms.new".localized
    // It is put into a text, and not formatted.
    static let shown = NSLocalizedString("terms.shown", comment: "")
    static let all = NSLocalizedString("terms.all", comment: "")
  }
}
