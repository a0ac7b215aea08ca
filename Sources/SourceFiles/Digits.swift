extension UInt8 {
  /// Whether the byte is a digit of ASCII.
  @inlinable package var isDigit: Bool { self &- 0x30 < 10 }

  /// The value of a hexadecimal digit; nil for any other byte.
  @inlinable package var hexadecimalValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self) - 0x30
    case 0x41...0x46: UInt32(self) - 0x37
    case 0x61...0x66: UInt32(self) - 0x57
    default: nil
    }
  }
}
