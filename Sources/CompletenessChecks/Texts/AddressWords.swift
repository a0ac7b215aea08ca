import LocalizationModel
import SourceFiles

extension String {
  /// The words of the text that are addresses of pages or persons.
  var addressWords: [Substring] {
    guard utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "@") }) else {
      return []
    }
    let parts = unicodeScalars.split { scalar in
      scalar.value <= 0x20 || scalar.value >= 0x80 || "\"'<>()[],;".unicodeScalars.contains(scalar)
    }
    return parts.map { Substring($0).withoutStop }.filter { $0.lowercased().isAddressOfAny }
  }

  /// Whether it is the address of a page, or of a person rather than a placeholder such as `%@`.
  private var isAddressOfAny: Bool {
    isAddress && (contains("://") || hasPrefix("www.") || !contains("%") && first != "@")
  }
}

extension Substring {
  fileprivate var withoutStop: Substring { hasSuffix(".") ? dropLast() : self }
}
