/// Lets a byte be matched with a character: `case "("`.
func ~= (scalar: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == scalar.value }

/// Lets a byte be matched with a range of characters: `case "a"..."z"`.
func ~= (range: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
  UInt32(byte) >= range.lowerBound.value && UInt32(byte) <= range.upperBound.value
}

func == (byte: UInt8, scalar: Unicode.Scalar) -> Bool { UInt32(byte) == scalar.value }
func != (byte: UInt8, scalar: Unicode.Scalar) -> Bool { UInt32(byte) != scalar.value }

extension UInt8 {
  /// Whether the byte continues an identifier; every byte beyond ASCII does.
  var isIdentifierPart: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", 0x80...: true
    default: false
    }
  }

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// The value of a hexadecimal digit, or nil.
  var hexadecimalValue: UInt32? {
    switch self {
    case "0"..."9": UInt32(self) - 0x30
    case "a"..."f": UInt32(self) - 0x61 + 10
    case "A"..."F": UInt32(self) - 0x41 + 10
    default: nil
    }
  }

  /// Space, tab, vertical tab, form feed.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C }

  var isNewline: Bool { self == 0x0A || self == 0x0D }

  var isWhitespace: Bool { isBlank || isNewline }
}
