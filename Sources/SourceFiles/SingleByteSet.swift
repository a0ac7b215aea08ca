/// A character set whose lower half is ASCII, and in which a byte is a character.
package struct SingleByteSet: Sendable {
  /// The characters of the bytes from 0x80 on; empty for a byte that stands for none.
  private let upperHalf: [[UInt8]]

  /// Makes a set by the characters of the upper half; nil for a byte that stands for none.
  package init(_ scalar: (UInt8) -> Unicode.Scalar?) {
    upperHalf = (0x80...0xFF).map { byte in scalar(byte).map { Array(String($0).utf8) } ?? [] }
  }

  /// Returns a text as UTF-8; nil where a byte stands for nothing.
  package func utf8(of stored: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(stored.count)
    for byte in stored {
      if byte < 0x80 {
        bytes.append(byte)
      } else {
        let character = upperHalf[Int(byte) - 0x80]
        if character.isEmpty { return nil }
        bytes += character
      }
    }
    return bytes
  }

  package static let ascii = SingleByteSet { _ in nil }
  package static let latin = SingleByteSet { Unicode.Scalar($0) }

  /// Windows-1252: Latin with other characters for the codes of control; `\0` stands for none.
  package static let windowsLatin = {
    let codes = Array("€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ".unicodeScalars)
    return SingleByteSet { byte in
      guard byte < 0xA0 else { return Unicode.Scalar(byte) }
      let scalar = codes[Int(byte) - 0x80]
      return scalar == "\0" ? nil : scalar
    }
  }()

  /// Mac OS Roman, in which every byte is a character.
  package static let macRoman = {
    let codes = Array(
      ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü"
        + "†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
        + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ"
        + "‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ").unicodeScalars
    )
    return SingleByteSet { codes[Int($0) - 0x80] }
  }()
}
