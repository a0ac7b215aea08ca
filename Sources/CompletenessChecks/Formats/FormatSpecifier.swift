/// One place of a text where a formatting routine puts an argument in.
struct FormatSpecifier: Hashable, Sendable {
  /// The bytes of the text that it takes, from the `%` on.
  var range: Range<Int>
  /// The number in `%2$@`.
  var position: Int?
  /// The name in `%#@items@`.
  var variable: String?
  /// The label in `%(count)lld`, which gives a generated symbol its argument label.
  var label: String?
  var kind: ArgumentKind
  /// The conversion's letter, such as `d`; 0 for `%arg`.
  var conversion: UInt8
  /// Its flags, width and precision, such as `05.2`.
  var layout = ""
  /// Whether a length such as `l` stands before the conversion, which running text has not.
  var hasLength = false
  /// How many further arguments its width and precision take, as in `%*d`.
  var starCount = 0
  /// Whether it is rather a percent sign in running text: `50% off`, `100 % de`, `20%-a`, `%D0%9F`.
  var isAccidental = false
}

extension FormatSpecifier {
  /// Whether its flags hold a space, as `% o` of `50% off` does.
  var hasSpaceFlag: Bool { layout.utf8.contains(UInt8(ascii: " ")) }

  /// Whether running text may look like it: its flags are a space, or a minus without a width.
  var mayBeText: Bool {
    position == nil && kind != .object && !hasLength && (hasSpaceFlag || layout == "-")
  }
}

/// What a formatting routine takes an argument for.
enum ArgumentKind: Hashable, Sendable {
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

  /// The kind in words, for messages.
  var name: String {
    switch self {
    case .object: "an object"
    case .integer(let bits, let isUnsigned):
      isUnsigned ? "an unsigned \(bits)-bit integer" : "a \(bits)-bit integer"
    case .double: "a floating-point number"
    case .pointer: "a pointer"
    case .cString: "a C string"
    case .utf16String: "a UTF-16 string"
    case .character: "a character"
    case .counter: "a pointer to write to"
    case .variable: "a variable"
    case .choice(let count): "one of \(count.counting("choice"))"
    case .substituted: "the substitution's argument"
    case .unknown: "a value"
    }
  }

  var isNumber: Bool { isInteger || self == .double }

  var isInteger: Bool { if case .integer = self { true } else { false } }
}
