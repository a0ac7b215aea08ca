/// Mac OS Roman, in which any byte is a character.
///
/// Foundation's own decoder gives other characters for the upper half on Linux.
enum MacRoman {
  /// Returns a text as UTF-8.
  static func utf8(of stored: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(stored.count)
    for byte in stored {
      if byte < 0x80 { bytes.append(byte) } else { bytes += upperHalf[Int(byte) - 0x80] }
    }
    return bytes
  }

  /// The characters of the bytes from 0x80 on.
  private static let upperHalf: [[UInt8]] =
    ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü"
    + "†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
    + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ"
    + "‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ").unicodeScalars.map { Array(String($0).utf8) }
}
