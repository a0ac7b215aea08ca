package import CommandLineOptions
import Platform
package import SourceFiles
import StringResources

/// A command line of Apple's genstrings, read.
package struct GenstringsArguments: Sendable {
  var scan = GenstringsSettings()
  /// Files and folders of source code, in the order in which they are given.
  var paths: [FilePath] = []
  /// Property lists that name more files.
  var fileLists: [FilePath] = []
  var excludes: [Glob] = []
  package internal(set) var outputFolder: FilePath = "."
  var outputEncoding = TextEncoding.utf16LittleEndian
  var defaultTable = "Localizable"
  var skippedTables: Set<String> = []
  /// The only tables to write; all where there is none.
  var wantedTables: Set<String> = []
  var sourceEncoding = SourceEncoding.utf8
  var detectsEncoding = false
  var numbersSpecifiers = true
  var appends = false
  package internal(set) var allowsOutside = false
  var writesData = false
  var isQuiet = false
  var exitsZero = false
  var jobs = processorCount
  /// Whether unknown options are passed over, and entries that are dropped do not count, as in
  /// Apple's tool: where that is called by its name, or one wants to be as strict.
  private(set) var exitsAsApple: Bool
  /// The options that are passed over.
  private(set) var unknownOptions: [String] = []

  /// Reads a command line.
  ///
  /// - Throws: `UsageError` for an unknown option, unless one is to do as Apple's tool.
  package init(_ arguments: [String], isApples: Bool, in files: FileSystem) throws(UsageError) {
    var rest = try Self.expanded(arguments, in: files)[...]
    scan.isStrict = rest.contains("--strict-apple")
    exitsAsApple = isApples || scan.isStrict
    while let argument = rest.popFirst() {
      if argument == "--" {
        paths += rest.map { FilePath($0) }
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        paths.append(FilePath(argument))
        continue
      }
      try readOption(argument, &rest)
    }
  }

  /// Returns the arguments with those of every `@file` in its place.
  private static func expanded(
    _ arguments: [String],
    in files: FileSystem
  ) throws(UsageError) -> [String] {
    var expanded: [String] = []
    for argument in arguments {
      guard argument.hasPrefix("@"), argument != "@" else {
        expanded.append(argument)
        continue
      }
      do throws(FileError) {
        let bytes = try files.read(FilePath(String(argument.dropFirst())))
        expanded += ArgumentFile.arguments(in: bytes)
      } catch {
        throw UsageError(error.description, hint: "'@FILE' reads arguments from a file")
      }
    }
    return expanded
  }

  private mutating func readOption(
    _ argument: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let option = GenstringsOption.all.first(where: { $0.name == argument }) else {
      guard !exitsAsApple else { return unknownOptions.append(argument) }
      throw UsageError(
        "unknown option '\(argument)'",
        hint: GenstringsOption.all.map(\.name).suggestion(for: argument)
      )
    }
    guard let placeholder = option.placeholder else { return try option.apply("", &self) }
    guard let value = rest.popFirst() else {
      throw UsageError("option '\(argument)' needs a value \(placeholder)")
    }
    try option.apply(value, &self)
  }
}

/// The text of a file with arguments: words between white space, which quotes hold together.
enum ArgumentFile {
  static func arguments(in bytes: [UInt8]) -> [String] {
    var arguments: [String] = []
    var word: [UInt8]?
    var quote: UInt8?
    var isEscaped = false
    for byte in bytes {
      switch byte {
      case _ where isEscaped:
        word = (word ?? []) + [byte]
        isEscaped = false
      case UInt8(ascii: "\\") where quote != UInt8(ascii: "'"): isEscaped = true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        word = word ?? []
        if quote == nil {
          quote = byte
        } else if quote == byte {
          quote = nil
        } else {
          word?.append(byte)
        }
      case 0x20, 0x09, 0x0A, 0x0D:
        if quote != nil {
          word?.append(byte)
        } else if let finished = word {
          arguments.append(String(decoding: finished, as: UTF8.self))
          word = nil
        }
      default: word = (word ?? []) + [byte]
      }
    }
    if let word { arguments.append(String(decoding: word, as: UTF8.self)) }
    return arguments
  }
}
