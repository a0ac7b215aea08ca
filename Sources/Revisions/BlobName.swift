/// The name that git gives to the contents of a file.
enum BlobName {
  /// The length of a name by SHA-1; repositories with SHA-256 have longer ones.
  static let length = 40

  /// Returns the SHA-1 of `blob`, the size and the contents, in hexadecimal.
  ///
  /// Source: RFC 3174, and gitformat-object.
  ///
  /// Complexity: O(*n*) in the number of bytes.
  static func sha1(of contents: [UInt8]) -> String {
    var message = Array("blob \(contents.count)\0".utf8)
    message += contents
    let bitCount = UInt64(message.count) * 8
    message.append(0x80)
    message += repeatElement(0, count: (120 - message.count % 64) % 64)
    message += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * $0)) }
    var state = State()
    var words = [UInt32](repeating: 0, count: 80)
    for start in stride(from: 0, to: message.count, by: 64) {
      state.add(message, from: start, &words)
    }
    return [state.a, state.b, state.c, state.d, state.e]
      .map { String(UInt64($0) | 1 << 32, radix: 16).dropFirst() }.joined()
  }
}

/// The five words of SHA-1.
private struct State {
  var a: UInt32 = 0x6745_2301
  var b: UInt32 = 0xEFCD_AB89
  var c: UInt32 = 0x98BA_DCFE
  var d: UInt32 = 0x1032_5476
  var e: UInt32 = 0xC3D2_E1F0

  /// Adds a block of 64 bytes; `words` has room for 80.
  mutating func add(_ message: [UInt8], from start: Int, _ words: inout [UInt32]) {
    for index in 0..<16 {
      let place = start + 4 * index
      words[index] =
        UInt32(message[place]) << 24 | UInt32(message[place + 1]) << 16
        | UInt32(message[place + 2]) << 8 | UInt32(message[place + 3])
    }
    for index in 16..<80 {
      let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
      words[index] = mixed.turned(by: 1)
    }
    let old = self
    for word in words[..<20] { turn(d ^ (b & (c ^ d)), 0x5A82_7999 &+ word) }
    for word in words[20..<40] { turn(b ^ c ^ d, 0x6ED9_EBA1 &+ word) }
    for word in words[40..<60] { turn((b & c) | (d & (b | c)), 0x8F1B_BCDC &+ word) }
    for word in words[60...] { turn(b ^ c ^ d, 0xCA62_C1D6 &+ word) }
    (a, b, c, d, e) = (a &+ old.a, b &+ old.b, c &+ old.c, d &+ old.d, e &+ old.e)
  }

  private mutating func turn(_ mixed: UInt32, _ word: UInt32) {
    (a, b, c, d, e) = (a.turned(by: 5) &+ mixed &+ e &+ word, a, b.turned(by: 30), c, d)
  }
}

extension UInt32 {
  fileprivate func turned(by count: UInt32) -> UInt32 { self << count | self >> (32 - count) }
}
