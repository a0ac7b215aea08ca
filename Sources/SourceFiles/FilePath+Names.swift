extension FilePath {
  /// Returns the path of a file in this folder; nil where the text can be no file's name, or would
  /// lead elsewhere.
  ///
  /// Names of tables and languages come from source code, tables and project files that anybody may
  /// have written. Whatever makes a path of such a name asks here.
  package func file(named name: String) -> FilePath? { name.isFileName ? appending(name) : nil }

  /// Returns the place below this folder of a path that is seen from another one; nil where it leads
  /// out of that one.
  package func place(of path: String) -> FilePath? {
    let path = FilePath(path)
    return path.isAbsolute || path.components.contains("..") ? nil : appending(path.string)
  }
}

extension String {
  /// Whether a file may be called so on every system, and would be seen under this very name.
  ///
  /// A dot in front hides a file, and stands in front of `.`, `..` and all names that mean something to
  /// git. Backslash and colon separate folders elsewhere. Some file systems pass over characters
  /// that are not seen, so that `..` with a zero-width joiner is the folder above there.
  package var isFileName: Bool {
    guard let first = utf8.first, first != UInt8(ascii: "."), utf8.count <= Self.longestFileName
    else { return false }
    return unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "/", "\\", ":": false
      default: !scalar.isControlOfText && !scalar.isInvisible
      }
    }
  }

  /// The bytes that the usual file systems have for a name.
  private static let longestFileName = 255
}

extension Unicode.Scalar {
  /// Whether the scalar stands for nothing that is seen, and a file system may compare names without it.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x00AD, 0x034F, 0x180E, 0x200B...0x200D, 0x2060...0x206F, 0xE0000...0xE0FFF: true
    default: false
    }
  }
}
