import KeyExtraction
import LocalizationModel
import Platform
import SourceFiles

/// Code in languages that are not read, and that may ask Foundation for a text all the same: Kotlin's for
/// iOS, C# of .NET, Python and Ruby with a bridge to Cocoa.
///
/// A language counts where one of its files names a look-up: what goes by way of Objective-C or Swift ends
/// in a call there whose key is unknown, and the code of a server or a page has texts of its own.
enum ForeignCode {
  /// The languages, by the extensions of their files.
  private static let languages = [
    ["applescript"], ["cc", "cxx", "hh", "hpp"], ["cs"], ["dart"], ["go"], ["java", "kt", "kts"],
    ["js", "jsx", "mjs", "ts", "tsx"], ["lua"], ["py"], ["rb"], ["rs"],
  ]

  static let fileExtensions = Set(languages.joined())

  private static let language = languages.enumerated().reduce(into: [String: Int]()) {
    for name in $1.element { $0[name] = $1.offset }
  }

  /// The form of a language among literals.
  static let marks = languages.indices.map(mark)

  private static func mark(of language: Int) -> LiteralHash {
    LiteralHash("\0language \(language)")
  }

  /// Returns what stands for the language of a file; nil for any other file.
  static func mark(of path: FilePath) -> LiteralHash? {
    language[String(path.fileExtension)].map(mark)
  }

  /// Returns whether a file names a look-up of Foundation's, as each language spells them.
  static func asksFoundation(_ bytes: [UInt8], at path: FilePath) -> Bool {
    // Two words that comments of other languages have as well.
    if path.fileExtension == "applescript" { return bytes.holds("localized string") }
    // Python and others write colons as underscores behind it.
    return bytes.holds("NSLocalizedString") || bytes.holds("localizedStringForKey")
      || bytes.holds("CopyLocalizedString")
      // C#: `NSBundle.MainBundle.GetLocalizedString`, and formerly without the verb.
      || bytes.holds("NSBundle") && bytes.holds("LocalizedString")
  }
}

extension FilePath {
  /// Whether the file is code in a language that is not read.
  var isForeignCode: Bool { ForeignCode.fileExtensions.contains(String(fileExtension)) }
}
