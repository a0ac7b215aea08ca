#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension ArraySlice<UInt8> {
  /// Returns where a byte stands first, from a start on; the end of the slice where it does not.
  ///
  /// The C library looks at 32 bytes at once.
  package func offset(of byte: UInt8, from start: Int) -> Int {
    guard start < endIndex else { return endIndex }
    return unsafe withUnsafeBytes { buffer in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[(start - startIndex)...])
      guard let base = rest.baseAddress, let found = unsafe memchr(base, Int32(byte), rest.count)
      else { return endIndex }
      return unsafe start + (UnsafeRawPointer(found) - base)
    }
  }
}

extension [UInt8] {
  /// Returns where a byte stands first, from a start on; the end of the array where it does not.
  package func offset(of byte: UInt8, from start: Int) -> Int {
    self[...].offset(of: byte, from: start)
  }

  /// Appends a text as it lies in memory, which takes half of what its view takes.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe append(contentsOf: $0) }
  }
}

extension OutputSpan<UInt8> {
  /// Appends a text that stands in the program.
  package mutating func append(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { unsafe append(text.utf8Start[index]) }
  }
}

// The view of a string takes forty instructions for each step back, and as a collection of any kind

extension Collection<UInt8> {
  /// Returns whether a text stands among the bytes.
  package func holds(_ text: StaticString) -> Bool {
    let found = withContiguousStorageIfAvailable { buffer in
      let length = text.utf8CodeUnitCount
      guard var start = unsafe UnsafeRawPointer(buffer.baseAddress) else { return length == 0 }
      let end = unsafe start + buffer.count
      while let found = unsafe memchr(start, Int32(text.utf8Start.pointee), end - start) {
        unsafe start = UnsafeRawPointer(found)
        guard unsafe end - start >= length else { return false }
        if unsafe memcmp(start, text.utf8Start, length) == 0 { return true }
        unsafe start += 1
      }
      return false
    }
    return found ?? Array(self).holds(text)
  }
}

extension [UInt8] {
  /// Returns where a byte stands first in a range; the range's end where it does not.
  package func offset(of byte: UInt8, in range: Range<Int>) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "Range beyond the end")
    return unsafe withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress,
        let found = unsafe memchr(base + range.lowerBound, Int32(byte), range.count)
      else { return range.upperBound }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  /// Returns the eight bytes from an offset on as one number, the first byte lowest.
  ///
  /// It is inlined into loops of other modules, which look at eight bytes in a few instructions.
  @inlinable
  package func eightBytes(at offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset <= count - 8, "Eight bytes beyond the end")
    return unsafe withUnsafeBytes { buffer in
      unsafe UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }

  /// Returns the sixteen bytes from an offset on as two numbers, with one check for both.
  @inlinable
  package func sixteenBytes(at offset: Int) -> (UInt64, UInt64) {
    precondition(offset >= 0 && offset <= count - 16, "Sixteen bytes beyond the end")
    return unsafe withUnsafeBytes { buffer in
      unsafe (
        UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
        UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
      )
    }
  }

  /// Returns whether the bytes of `text` stand at an offset.
  package func holds(_ text: [UInt8], at offset: Int) -> Bool {
    guard offset >= 0, text.count <= count - offset else { return false }
    return unsafe withUnsafeBytes { bytes in
      unsafe text.withUnsafeBytes { text in
        unsafe isEqual(bytes.baseAddress?.advanced(by: offset), text.baseAddress, text.count)
      }
    }
  }

  /// Returns whether the bytes of a range stand at an offset, too.
  package func repeats(_ range: Range<Int>, at offset: Int) -> Bool {
    guard offset >= 0, range.count <= count - offset else { return false }
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "Range beyond the end")
    return unsafe withUnsafeBytes { bytes in
      let original = unsafe bytes.baseAddress?.advanced(by: range.lowerBound)
      return unsafe isEqual(bytes.baseAddress?.advanced(by: offset), original, range.count)
    }
  }

  /// Returns whether the bytes of a range are the same as those of a range of other bytes.
  package func hasSameBytes(_ range: Range<Int>, as other: Range<Int>, of bytes: [UInt8]) -> Bool {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "Range beyond the end")
    precondition(other.lowerBound >= 0 && other.upperBound <= bytes.count, "Range beyond the end")
    guard range.count == other.count else { return false }
    return unsafe withUnsafeBytes { own in
      unsafe bytes.withUnsafeBytes { others in
        let (start, otherStart) = (range.lowerBound, other.lowerBound)
        return unsafe isEqual(
          own.baseAddress?.advanced(by: start),
          others.baseAddress?.advanced(by: otherStart),
          range.count
        )
      }
    }
  }

  /// Returns whether a text stands at an offset.
  package func holds(_ text: String, at offset: Int) -> Bool {
    let length = text.utf8.count
    guard offset >= 0, length <= count - offset else { return false }
    return holds(text, at: offset..<offset + length)
  }

  /// Returns whether a range of the bytes is exactly a text.
  package func holds(_ text: String, at range: Range<Int>) -> Bool {
    guard range.count == text.utf8.count else { return false }
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "Range beyond the end")
    return unsafe withUnsafeBytes { bytes in
      let start = unsafe bytes.baseAddress?.advanced(by: range.lowerBound)
      let isSame = unsafe text.utf8.withContiguousStorageIfAvailable { text in
        unsafe isEqual(start, text.baseAddress, text.count)
      }
      return isSame ?? self[range].elementsEqual(text.utf8)
    }
  }
}

extension Span<UInt8> {
  /// Returns the byte at an offset; nil outside of the bytes.
  ///
  /// One comparison is all that it takes, be it asked for the end or for what lies beyond.
  @inlinable @inline(__always)
  package func byte(at offset: Int) -> UInt8? {
    guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return nil }
    return unsafe self[unchecked: offset]
  }

  /// Returns the eight bytes from an offset on as one number, the first byte lowest; nil where there
  /// are not as many.
  @inlinable @inline(__always)
  package func eightBytes(at offset: Int) -> UInt64? {
    let starts = Swift.max(count &- 7, 0)
    guard UInt(bitPattern: offset) < UInt(bitPattern: starts) else { return nil }
    return unsafe UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
    )
  }
}

extension ArraySlice<UInt8> {
  /// Whether other bytes are the same.
  package func hasSameBytes(as other: ArraySlice<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return unsafe withUnsafeBytes { bytes in
      unsafe other.withUnsafeBytes { other in
        unsafe isEqual(bytes.baseAddress, other.baseAddress, other.count)
      }
    }
  }
}

/// Returns whether as many bytes are the same at two places; what is empty may stand nowhere.
func isEqual(_ left: UnsafeRawPointer?, _ right: UnsafeRawPointer?, _ count: Int) -> Bool {
  guard let left = unsafe left, let right = unsafe right else { return true }
  return unsafe memcmp(left, right, count) == 0
}

extension [UInt8] {
  /// Returns a hash of a range of the bytes, the same in every run of the program.
  package func hash(of range: Range<Int>) -> UInt64 {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "Range beyond the end")
    return unsafe withUnsafeBytes { bytes in
      var hash = UInt64(range.count)
      var offset = range.lowerBound
      while offset + 8 <= range.upperBound {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        hash = Self.mix(hash ^ UInt64(littleEndian: word))
        offset += 8
      }
      var rest: UInt64 = 0
      while offset < range.upperBound {
        rest = unsafe rest << 8 | UInt64(bytes[offset])
        offset += 1
      }
      return Self.mix(hash ^ rest)
    }
  }

  private static func mix(_ hash: UInt64) -> UInt64 {
    let product = hash &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 32)
  }
}
