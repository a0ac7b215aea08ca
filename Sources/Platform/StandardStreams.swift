#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The stream of the program's input while it runs.
package enum StandardInput {
  /// Waits until there is something to read, and returns it; nothing where the stream has ended.
  ///
  /// - Throws: `SystemError` when the stream cannot be read.
  package static func read() throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      var got = -1
      repeat {
        #if canImport(Darwin)
          got = unsafe Darwin.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
        #else
          got = unsafe Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
        #endif
      } while got < 0 && errno == EINTR
      if got < 0 { failure = SystemError() } else { count = got }
    }
    if let failure { throw failure }
    return bytes
  }
}

/// A stream that the program prints to.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Whether a person is likely to be reading along.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width of the terminal in columns, or nil where there is none.
  package var columns: Int? {
    var size = winsize()
    guard unsafe ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Prints bytes.
  ///
  /// - Throws: `SystemError` when the stream takes no more, except that a broken pipe is silent: the
  ///   reader has seen enough.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      try OpenFile.write(bytes, to: rawValue)
    } catch {
      if error.code != EPIPE { throw error }
    }
  }
}
