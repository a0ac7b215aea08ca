package import CommandLineOptions
import SourceFiles

/// An option of genstrings: Apple's own with one dash, and a few of ours with two.
package struct GenstringsOption: Sendable {
  let name: String
  /// The word that stands for the value in help; nil for a flag.
  let placeholder: String?
  let help: String
  let apply: @Sendable (String, inout GenstringsArguments) throws(UsageError) -> Void

  /// The option as help shows it.
  package var literal: LiteralOption {
    LiteralOption(label: [name, placeholder].compactMap(\.self).joined(separator: " "), help: help)
  }

  private static func flag(
    _ name: String,
    _ help: String,
    _ set: @escaping @Sendable (inout GenstringsArguments) -> Void
  ) -> GenstringsOption {
    GenstringsOption(name: name, placeholder: nil, help: help) { _, arguments in set(&arguments) }
  }

  private static func value(
    _ name: String,
    _ placeholder: String,
    _ help: String,
    _ set: @escaping @Sendable (String, inout GenstringsArguments) throws(UsageError) -> Void
  ) -> GenstringsOption {
    GenstringsOption(name: name, placeholder: placeholder, help: help, apply: set)
  }

  /// Every option, in the order in which help lists them.
  package static let all = apple + scannerOfDT + own

  /// The options of Apple's tool, with and without a word in its manual.
  private static let apple: [GenstringsOption] = [
    value("-o", "DIR", "The folder to write to (default: the working folder)") {
      $1.outputFolder = FilePath($0)
    },
    flag("-a", "Append to files that are there, instead of replacing them") { $0.appends = true },
    value("-s", "NAME", "Also read NAME, NAMEFromTable and so on (repeatable)") {
      $1.scan.routines.append($0)
    },
    flag("-SwiftUI", "Also read Text") { $0.scan.readsText = true },
    value("-table", "TABLE", "Write this table only (repeatable)") { $1.wantedTables.insert($0) },
    value("-skipTable", "TABLE", "Do not write this table (repeatable)") {
      $1.skippedTables.insert($0)
    },
    flag("-noPositionalParameters", "Do not number the specifiers of a value") {
      $0.numbersSpecifiers = false
    },
    flag("-u", "Decode \\Uxxxx in values") { $0.scan.decodesValues = true },
    value("-encoding", "NAME", "The encoding of the source code (default: utf-8)") {
      name,
      arguments throws(UsageError) in
      guard let encoding = SourceEncoding(name: name) else {
        throw UsageError("unknown encoding '\(name)'", hint: SourceEncoding.hint(for: name))
      }
      arguments.sourceEncoding = encoding
    },
    flag("-macRoman", "Read the source code as Mac OS Roman") { $0.sourceEncoding = .macRoman },
    flag("-d", "Find out the encoding where reading fails") { $0.detectsEncoding = true },
    flag("-bigEndian", "Write UTF-16 with the high byte first") {
      $0.outputEncoding = .utf16BigEndian
    },
    flag("-littleEndian", "Write UTF-16 with the low byte first (default)") {
      $0.outputEncoding = .utf16LittleEndian
    },
    flag("-q", "Do not warn of several comments for one key") { $0.isQuiet = true },
    value("-f", "PLIST", "Read the files that a property list names") {
      $1.fileLists.append(FilePath($0))
    },
    flag("-stringsdata", "Write a .stringsdata file for each source file") {
      $0.writesData = true
    },
  ]

  /// The options that DTLocalizableStringScanner has beside these.
  private static let scannerOfDT: [GenstringsOption] = [
    flag("-utf8", "Write UTF-8") { $0.outputEncoding = .utf8 },
    value("-defaultTable", "TABLE", "The table of calls that name none") { $1.defaultTable = $0 },
  ]

  private static let own: [GenstringsOption] = [
    value("--exclude", "GLOB", "Exclude paths like 'Generated' or 'Old/**' (repeatable)") {
      $1.excludes.append(Glob($0))
    },
    value("--jobs", "COUNT", "How many files to read at once") {
      count,
      arguments throws(UsageError) in
      guard let jobs = Int(count), jobs > 0 else {
        throw UsageError("option '--jobs' takes a whole number from 1 on, not '\(count)'")
      }
      arguments.jobs = jobs
    },
    flag("--allow-outside", "Also follow links out of the project") {
      $0.allowsOutside = true
    },
    flag("--exit-zero", "Exit with 0 also where an entry is missing or a file is not read") {
      $0.exitsZero = true
    },
    flag("--strict-apple", "Do and exit as Apple's tool also where it loses text") {
      $0.scan.isStrict = true
    },
  ]
}
