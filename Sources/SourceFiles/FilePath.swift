import Platform

/// The path of a file or folder, with `/` between its components.
///
/// Paths compare by their UTF-8 bytes, so that an order of paths is the same on every machine.
package struct FilePath: Hashable, Sendable {
  package let string: String

  /// Makes a path, in the shortest form that needs no look at the disk: `./a//b/` becomes `a/b`.
  package init(_ string: String) {
    guard Self.needsCleaning(string) else {
      self.string = string
      return
    }
    let parts = Self.components(of: string).filter { $0 != "." }.joined(separator: "/")
    let isAbsolute = string.utf8.first == UInt8(ascii: "/")
    self.string = isAbsolute ? "/" + parts : parts.isEmpty ? "." : parts
  }

  private init(clean string: String) {
    self.string = string
  }

  /// Returns whether a component other than a leading one is empty, or any is `.`.
  private static func needsCleaning(_ string: String) -> Bool {
    var (length, isDot, isFirst) = (0, false, true)
    for byte in string.utf8 {
      if byte != UInt8(ascii: "/") {
        isDot = length == 0 && byte == UInt8(ascii: ".")
        length += 1
        continue
      }
      if isDot || (length == 0 && !isFirst) { return true }
      (length, isDot, isFirst) = (0, false, false)
    }
    return isDot || length == 0
  }

  /// The last component: `de.lproj` of `App/de.lproj`.
  package var name: Substring { string[index(ofByte: startOfName)...] }

  /// The last component without its extension: `de` of `App/de.lproj`.
  package var stem: Substring {
    let end = dot.map(index) ?? string.endIndex
    return string[index(ofByte: startOfName)..<end]
  }

  /// The text behind the last dot of the last component, which may be empty: `lproj` of
  /// `App/de.lproj`.
  package var fileExtension: Substring {
    guard let dot else { return "" }
    return string[index(ofByte: dot + 1)...]
  }

  /// How many bytes stand before the last component.
  private var startOfName: Int {
    string.utf8.distance(toLast: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
  }

  /// How many bytes stand before the dot of the extension; nil where there is none, as a dot that begins
  /// the name hides the file.
  private var dot: Int? {
    string.utf8.distance(toLast: UInt8(ascii: ".")).flatMap { $0 > startOfName ? $0 : nil }
  }

  private func index(ofByte offset: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: offset)
  }

  /// The path in lower case, by which the file systems of Macs find files.
  package var inLowerCase: String { string.inLowerCase }

  /// The path without its last component; `.` where there is only one.
  package var folder: FilePath {
    guard let slash = string.utf8.distance(toLast: UInt8(ascii: "/")) else { return "." }
    let end = string.utf8.index(string.startIndex, offsetBy: slash)
    return slash == 0 ? "/" : FilePath(clean: String(string[..<end]))
  }

  /// Whether the path starts from the root of all files.
  ///
  /// A character is not compared: a combining mark behind the slash would make another one of it.
  package var isAbsolute: Bool { string.utf8.first == UInt8(ascii: "/") }

  /// Returns the path from the root of all files on, as it stands and without `..` in it.
  package func absolute(from folder: FilePath) -> FilePath {
    components.reduce(isAbsolute ? "/" : folder) { place, component in
      switch component {
      case ".": place
      case "..": place.folder
      default: place.appending(component)
      }
    }
  }

  /// Returns the path as it is seen from a folder, both being absolute: `../b` for `/a/b` and `/a/c`.
  package func seen(from folder: FilePath) -> FilePath {
    let (own, others) = (components, folder.components)
    let common = zip(own, others).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let way = others.dropFirst(common).map { _ in ".." as Substring } + own.dropFirst(common)
    return way.isEmpty ? "." : FilePath(way.joined(separator: "/"))
  }

  package var components: [Substring] { Self.components(of: string) }

  /// Splits bytes, because to find characters takes ten times as long.
  private static func components(of string: String) -> [Substring] {
    string.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }

  /// Returns the path of `name` inside this folder.
  package func appending(_ name: some StringProtocol) -> FilePath {
    let name = String(name)
    let isOneComponent =
      !name.isEmpty && name != "." && name.utf8.distance(toFirst: UInt8(ascii: "/")) == nil
    guard !string.isEmpty, string != "." else {
      return isOneComponent ? FilePath(clean: name) : FilePath(name)
    }
    let path = string == "/" ? "/" + name : string.joined(withSlashTo: name)
    return isOneComponent ? FilePath(clean: path) : FilePath(path)
  }

  /// Returns the rest of the path below `folder`, or nil when it is the folder or lies elsewhere.
  package func relative(to folder: FilePath) -> Substring? {
    if folder.string == "." {
      let isAbove = string == ".." || string.hasPrefix("../")
      return isAbsolute || isAbove || string == "." ? nil : string[...]
    }
    let length = folder.string == "/" ? 0 : folder.string.utf8.count
    // The slash is looked for first: most paths are of other lengths, or of the right folder.
    guard string.utf8.count > length else { return nil }
    let slash = string.utf8.index(string.startIndex, offsetBy: length)
    guard string.utf8[slash] == UInt8(ascii: "/"),
      length == 0 || string[..<slash] == folder.string
    else { return nil }
    return string[string.utf8.index(after: slash)...]
  }
}

extension FilePath {
  /// Whether the path is a folder or lies below it.
  package func isWithin(_ folder: FilePath) -> Bool {
    self == folder || relative(to: folder) != nil
  }

  /// Returns whether one of the folders around the path is among some.
  package func lies(inOneOf folders: Set<FilePath>) -> Bool {
    var place = self
    while place.folder != place {
      place = place.folder
      if folders.contains(place) { return place != "." || relative(to: place) != nil }
    }
    return false
  }

  /// Refuses a path with a zero byte, at which it would end for the system.
  func check(for operation: FileError.Operation) throws(FileError) {
    guard string.utf8.distance(toFirst: 0) != nil else { return }
    throw FileError(operation, self, reason: "The path holds a zero byte")
  }

  /// Whether the path stands for what this process writes to already.
  var isStream: Bool { streamDescriptor != nil }

  /// The number of the open file that the path stands for, as `/dev/stdout` does.
  ///
  /// To open the path anew would write over what was written before.
  var streamDescriptor: Int32? {
    switch string {
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      let names: [FilePath] = ["/dev/fd", "/proc/self/fd"]
      return names.lazy.compactMap { relative(to: $0) }.first.flatMap { Int32($0) }
    }
  }
}

extension FilePath: Comparable {
  /// Compares the bytes, as file systems do: `é` can be spelled in two ways, which are two names.
  ///
  /// Two spellings of the same letters have different lengths, so that these are distinguished
  /// without a look at each byte, which takes thirty times as long.
  package static func == (left: FilePath, right: FilePath) -> Bool {
    left.string.utf8.count == right.string.utf8.count && left.string == right.string
  }

  package static func < (left: FilePath, right: FilePath) -> Bool {
    left.string.precedesInBytes(right.string)
  }
}

extension FilePath: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(string)
  }
}

extension FilePath: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral value: String) { self.init(value) }
  package var description: String { string }
}
