#if canImport(Darwin)
  import Darwin
  import Foundation
#else
  import Glibc
  // The normalization with which Foundation makes its own.
  @_spi(_Unicode) import Swift
#endif

extension String {
  /// The text in lower case, for which the library asks each byte by itself.
  package var inLowerCase: String {
    var text = self
    let lower: String? = text.withUTF8 { bytes in
      guard unsafe bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      return unsafe String(unsafeUninitializedCapacity: bytes.count) { buffer in
        for index in 0..<bytes.count {
          let byte = unsafe bytes[index]
          unsafe buffer[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte
        }
        return bytes.count
      }
    }
    return lower ?? lowercased()
  }
}

// The view of a string takes forty instructions for each step back, and as a collection of any kind
// two hundred to come to its bytes.
extension String.UTF8View {
  /// Returns how many elements stand before the first one that is a byte; nil where none is.
  package func distance(toFirst byte: UInt8) -> Int? {
    let found = unsafe withContiguousStorageIfAvailable { unsafe $0.firstIndex(of: byte) }
    return found ?? Array(self).firstIndex(of: byte)
  }

  /// Returns how many elements stand before the last one that is a byte; nil where none is.
  package func distance(toLast byte: UInt8) -> Int? {
    let found = unsafe withContiguousStorageIfAvailable { unsafe $0.lastIndex(of: byte) }
    return found ?? Array(self).lastIndex(of: byte)
  }
}

extension String {
  /// Whether another text has the same scalars; `==` would take é in one and in two for the same.
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (text, other) = (self, other)
    return text.withUTF8 { bytes in
      other.withUTF8 { otherBytes in
        unsafe isEqual(bytes.baseAddress, otherBytes.baseAddress, bytes.count)
      }
    }
  }

  /// Returns whether the text's bytes come before those of another text.
  package func precedesInBytes(_ other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withUTF8 { bytes in
      other.withUTF8 { otherBytes in
        guard let start = bytes.baseAddress, let otherStart = otherBytes.baseAddress else {
          return bytes.count < otherBytes.count
        }
        let order = unsafe memcmp(start, otherStart, Swift.min(bytes.count, otherBytes.count))
        return order == 0 ? bytes.count < otherBytes.count : order < 0
      }
    }
  }

  /// Returns the text, a slash, and another text, put together in one piece.
  package func joined(withSlashTo other: String) -> String {
    var (text, other) = (self, other)
    return text.withUTF8 { bytes in
      other.withUTF8 { otherBytes in
        let count = bytes.count + 1 + otherBytes.count
        return unsafe String(unsafeUninitializedCapacity: count) { buffer in
          let end = unsafe buffer.initialize(fromContentsOf: bytes)
          unsafe buffer.initializeElement(at: end, to: UInt8(ascii: "/"))
          _ = unsafe buffer[(end + 1)...].initialize(fromContentsOf: otherBytes)
          return count
        }
      }
    }
  }

  /// The first eight bytes as one number, the first byte highest, and zeros where there are less.
  fileprivate var firstEightBytes: UInt64 {
    var text = self
    return text.withUTF8 { bytes in
      var start: UInt64 = 0
      for index in 0..<8 {
        unsafe start = start << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0)
      }
      return start
    }
  }
}

extension [String] {
  /// The indices of the texts, in the order of the texts' bytes.
  ///
  /// Who sorts other things by their names sorts these, since most things have references to count
  /// whenever they are moved.
  package var indicesInOrderOfBytes: [Int] {
    // They tell most texts apart in one comparison.
    let starts = map(\.firstEightBytes)
    return indices.sorted { left, right in
      starts[left] == starts[right]
        ? self[left].precedesInBytes(self[right]) : starts[left] < starts[right]
    }
  }
}

extension String {
  /// The text with the marks of its letters behind them, in their canonical order: Unicode's NFD.
  package var decomposed: String {
    #if canImport(Darwin)
      decomposedStringWithCanonicalMapping
    #else
      String(String.UnicodeScalarView(_nfd))
    #endif
  }
}

extension String {
  /// The text with letters and their marks in one character where there is such a one: Unicode's NFC.
  package var composed: String {
    #if canImport(Darwin)
      precomposedStringWithCanonicalMapping
    #else
      String(String.UnicodeScalarView(_nfc))
    #endif
  }
}
