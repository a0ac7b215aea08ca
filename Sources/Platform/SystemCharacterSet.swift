#if canImport(Darwin)
  import Darwin
  import Foundation
#else
  import Glibc
#endif

/// A character set of the system, besides those that the program knows itself.
package struct SystemCharacterSet: Sendable {
  #if canImport(Darwin)
    private let encoding: String.Encoding

    /// Finds a character set by its IANA name.
    package init?(name: String) {
      let utf8 = CFStringBuiltInEncodings.UTF8.rawValue
      let name = unsafe CFStringCreateWithCString(nil, name, utf8)
      let encoding = CFStringConvertIANACharSetNameToEncoding(name)
      guard encoding != kCFStringEncodingInvalidId else { return nil }
      self.encoding = String.Encoding(
        rawValue: UInt(CFStringConvertEncodingToNSStringEncoding(encoding))
      )
    }

    /// Returns a text as UTF-8; nil where bytes stand for nothing in the character set.
    package func utf8(of stored: [UInt8]) -> [UInt8]? {
      String(data: Data(stored), encoding: encoding).map { Array($0.utf8) }
    }
  #else
    private let name: String

    /// Finds a character set by its IANA name; nil where the C library has none of that name.
    package init?(name: String) {
      // What follows a slash is no name but a wish, and no name at all means that of the locale.
      guard !name.isEmpty, !name.contains("/") else { return nil }
      // The C library takes the backslash of Shift_JIS for a yen sign, and leaves no escape.
      self.name = ["shift_jis", "sjis", "x-sjis"].contains(name.lowercased()) ? "cp932" : name
      guard let converter = unsafe converter() else { return nil }
      unsafe iconv_close(converter)
    }

    /// Returns a text as UTF-8; nil where bytes stand for nothing in the character set.
    package func utf8(of stored: [UInt8]) -> [UInt8]? {
      guard let converter = unsafe converter() else { return nil }
      defer { unsafe iconv_close(converter) }
      var input = stored.map { CChar(bitPattern: $0) }
      var isWhole = false
      // No character takes more than four bytes for each of its own.
      let room = stored.count * 4 + 16
      let text = unsafe [CChar](unsafeUninitializedCapacity: room) { buffer, count in
        var (target, room) = (buffer.baseAddress, buffer.count)
        unsafe input.withUnsafeMutableBufferPointer { input in
          var (source, rest) = (input.baseAddress, input.count)
          isWhole = unsafe iconv(converter, &source, &rest, &target, &room) != -1
        }
        // Some converters keep a character back until they know that nothing joins it.
        unsafe iconv(converter, nil, nil, &target, &room)
        count = buffer.count - room
      }
      return isWhole ? text.map { UInt8(bitPattern: $0) } : nil
    }

    private func converter() -> iconv_t? {
      let converter = unsafe iconv_open("UTF-8", name)
      return unsafe converter == iconv_t(bitPattern: -1) ? nil : converter
    }
  #endif
}
