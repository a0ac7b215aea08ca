import SourceFiles

/// One place of a text where a formatting routine puts an argument in.
package struct FormatSpecifier: Hashable, Sendable {
  /// The bytes of the text that it takes, from the `%` on.
  package var range: Range<Int>
  /// The number in `%2$@`.
  package var position: Int?
  /// The name in `%#@items@`.
  package var variable: String?
  /// The label in `%(count)lld`, which gives a generated symbol its argument label.
  package var label: String?
  package var kind: ArgumentKind
  /// The conversion's letter, such as `d`; 0 for `%arg`.
  package var conversion: UInt8
  /// Its flags, width and precision, such as `05.2`.
  package var layout = ""
  /// Whether a length such as `l` stands before the conversion, which running text has not.
  package var hasLength = false
  /// How many further arguments its width and precision take, as in `%*d`.
  package var starCount = 0
  /// Whether it is rather a percent sign in running text: `50% off`, `100 % de`, `20%-a`, `%D0%9F`.
  package var isAccidental = false
}

extension FormatSpecifier {
  /// Whether its flags hold a space, as `% o` of `50% off` does.
  package var hasSpaceFlag: Bool { layout.utf8.contains(UInt8(ascii: " ")) }

  /// Whether running text may look like it: its flags are a space, or a minus without a width.
  package var mayBeText: Bool {
    position == nil && kind != .object && !hasLength && (hasSpaceFlag || layout == "-")
  }

  /// Whether it may be a number behind its percent sign, with a letter of the word's ending: the
  /// `%100e` of `%100ean`.
  var mayBePercentage: Bool {
    position == nil && label == nil && kind != .object && !hasLength && !layout.isEmpty
      && layout.utf8.allSatisfy(\.isDigit)
  }
}

/// The kind of value that a formatting routine takes an argument for.
package enum ArgumentKind: Hashable, Sendable {
  case object
  /// A whole number that takes this many bits on Apple's 64-bit platforms.
  case integer(bits: Int, isUnsigned: Bool)
  case double
  case pointer
  case cString
  case utf16String
  /// `%C`, one UTF-16 unit.
  case character
  /// `%n`, which writes to memory.
  case counter
  /// `%#@name@`: its kind is that of the variable.
  case variable
  /// `%[before,after]@` of a table for rule editors: one of this many choices.
  case choice(count: Int)
  /// `%arg`: the argument of the substitution that it stands in.
  case substituted
  /// `%?`: an interpolation whose type is not evident from the source.
  case unknown

  package var isNumber: Bool { isInteger || self == .double }

  package var isInteger: Bool { if case .integer = self { true } else { false } }
}
