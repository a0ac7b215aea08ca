/// The path of a file or folder, with `/` between its components.
///
/// Paths compare by their UTF-8 bytes, so that an order of paths is the same on every machine.
public struct FilePath: Hashable, Sendable {
  public let string: String

  /// Makes a path, in the shortest form that needs no look at the disk: `./a//b/` becomes `a/b`.
  public init(_ string: String) {
    guard Self.needsCleaning(string) else {
      self.string = string
      return
    }
    let parts = string.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    self.string = string.hasPrefix("/") ? "/" + parts : parts.isEmpty ? "." : parts
  }

  private static func needsCleaning(_ string: String) -> Bool {
    string.isEmpty || string.hasPrefix("./") || string.hasSuffix("/") || string.hasSuffix("/.")
      || string.contains("//") || string.contains("/./")
  }

  /// The last component: `de.lproj` of `App/de.lproj`.
  public var name: Substring {
    guard let slash = string.utf8.lastIndex(of: UInt8(ascii: "/")) else { return string[...] }
    return string[string.utf8.index(after: slash)...]
  }

  /// The last component without its extension: `de` of `App/de.lproj`.
  public var stem: Substring {
    let name = name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return name
    }
    return name[..<dot]
  }

  /// What follows the last dot of the last component, or an empty text: `lproj` of `App/de.lproj`.
  public var fileExtension: Substring {
    let name = name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return ""
    }
    return name[name.utf8.index(after: dot)...]
  }

  /// The path without its last component; `.` where there is only one.
  public var folder: FilePath {
    guard let slash = string.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == string.startIndex ? "/" : FilePath(String(string[..<slash]))
  }

  public var components: [Substring] {
    string.split(separator: "/")
  }

  /// Returns the path of `name` inside this folder.
  public func appending(_ name: some StringProtocol) -> FilePath {
    switch string {
    case ".", "": FilePath(String(name))
    case "/": FilePath("/" + name)
    default: FilePath(string + "/" + name)
    }
  }

  /// Returns the rest of the path below `folder`, or nil when it is the folder or lies elsewhere.
  public func relative(to folder: FilePath) -> Substring? {
    if folder.string == "." {
      let isBelow = !string.hasPrefix("/") && string != "." && components.first != ".."
      return isBelow ? string[...] : nil
    }
    let prefix = folder.string == "/" ? "/" : folder.string + "/"
    guard string.utf8.starts(with: prefix.utf8) else { return nil }
    return string[string.utf8.index(string.startIndex, offsetBy: prefix.utf8.count)...]
  }
}

extension FilePath: Comparable {
  /// Compares the bytes, as file systems do: `é` can be spelled in two ways, which are two names.
  public static func == (left: FilePath, right: FilePath) -> Bool {
    left.string.utf8.elementsEqual(right.string.utf8)
  }

  public static func < (left: FilePath, right: FilePath) -> Bool {
    left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
  }
}

extension FilePath: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) { self.init(value) }
  public var description: String { string }
}
