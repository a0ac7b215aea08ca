package import SourceFiles

/// The upper half of NeXTSTEP's character set, in which octal escapes are read.
package enum NextStepLatin {
  /// Returns the scalar of a byte; U+0000 for the two that stand for none.
  package static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]
  }

  private static let upperHalf: [Unicode.Scalar] = [
    "\u{A0}", "\u{C0}", "\u{C1}", "\u{C2}", "\u{C3}", "\u{C4}", "\u{C5}", "\u{C7}",
    "\u{C8}", "\u{C9}", "\u{CA}", "\u{CB}", "\u{CC}", "\u{CD}", "\u{CE}", "\u{CF}",
    "\u{D0}", "\u{D1}", "\u{D2}", "\u{D3}", "\u{D4}", "\u{D5}", "\u{D6}", "\u{D9}",
    "\u{DA}", "\u{DB}", "\u{DC}", "\u{DD}", "\u{DE}", "\u{B5}", "\u{D7}", "\u{F7}",
    "\u{A9}", "\u{A1}", "\u{A2}", "\u{A3}", "\u{2044}", "\u{A5}", "\u{192}", "\u{A7}",
    "\u{A4}", "\u{2019}", "\u{201C}", "\u{AB}", "\u{2039}", "\u{203A}", "\u{FB01}", "\u{FB02}",
    "\u{AE}", "\u{2013}", "\u{2020}", "\u{2021}", "\u{B7}", "\u{A6}", "\u{B6}", "\u{2022}",
    "\u{201A}", "\u{201E}", "\u{201D}", "\u{BB}", "\u{2026}", "\u{2030}", "\u{AC}", "\u{BF}",
    "\u{B9}", "\u{2CB}", "\u{B4}", "\u{2C6}", "\u{2DC}", "\u{AF}", "\u{2D8}", "\u{2D9}",
    "\u{A8}", "\u{B2}", "\u{2DA}", "\u{B8}", "\u{B3}", "\u{2DD}", "\u{2DB}", "\u{2C7}",
    "\u{2014}", "\u{B1}", "\u{BC}", "\u{BD}", "\u{BE}", "\u{E0}", "\u{E1}", "\u{E2}",
    "\u{E3}", "\u{E4}", "\u{E5}", "\u{E7}", "\u{E8}", "\u{E9}", "\u{EA}", "\u{EB}",
    "\u{EC}", "\u{C6}", "\u{ED}", "\u{AA}", "\u{EE}", "\u{EF}", "\u{F0}", "\u{F1}",
    "\u{141}", "\u{D8}", "\u{152}", "\u{BA}", "\u{F2}", "\u{F3}", "\u{F4}", "\u{F5}",
    "\u{F6}", "\u{E6}", "\u{F9}", "\u{FA}", "\u{FB}", "\u{131}", "\u{FC}", "\u{FD}",
    "\u{142}", "\u{F8}", "\u{153}", "\u{DF}", "\u{FE}", "\u{FF}", "\u{0}", "\u{0}",
  ]
}

extension SingleByteSet {
  package static let nextStep = SingleByteSet { byte in
    let scalar = NextStepLatin.scalar(byte)
    return scalar == "\0" ? nil : scalar
  }
}
