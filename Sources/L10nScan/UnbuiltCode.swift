import Facts
import KeyExtraction
import LocalizationModel
import Platform
import ProjectModel
import SourceFiles
import SwiftSource

/// Code that no build has: branches of conditions for names that nothing sets, and macros that no code uses.
///
/// Projects, settings and scripts are looked into for such names, and so is all code, also that of other
/// people. Where no file says how the app is built, all code may be in a build.
struct UnbuiltCode {
  private let input: ScanInput
  private let facts: Facts

  init(_ input: ScanInput, _ facts: Facts) {
    (self.input, self.facts) = (input, facts)
  }

  /// A condition or a macro by its name.
  fileprivate struct Name: Hashable, Comparable, Sendable {
    let kind: ConditionalCode.Kind
    let text: String

    init(_ code: ConditionalCode) { (kind, text) = (code.kind, code.name) }

    static func < (left: Name, right: Name) -> Bool {
      (left.kind.rawValue, left.text) < (right.kind.rawValue, right.text)
    }
  }

  /// Returns what files use, with what asks in code that no build has as what developers alone see.
  func noted(in extractions: [Extraction]) -> [Extraction] {
    let asked = Set(extractions.flatMap(\.conditionalCode).map(Name.init))
    let wanted = asked.filter { $0.kind == .macro || !$0.text.isSetElsewhere }.sorted()
    guard !wanted.isEmpty else { return extractions }
    let paths: [FilePath] = facts.answer("files of builds", in: input.files) { asked in
      files(in: asked.files)
    }
    guard paths.contains(where: \.tellsBuild) else { return extractions }
    let unset = Set(wanted).subtracting(found(wanted, in: paths))
    return extractions.map { extraction in
      let code = extraction.conditionalCode.filter { unset.contains(Name($0)) }
      guard !code.isEmpty else { return extraction }
      var extraction = extraction
      for index in extraction.references.indices
      where extraction.references[index].context == .app
        && code.contains(where: {
          $0.range.contains(extraction.references[index].location.offset)
        })
      {
        extraction.references[index].context = .debug
      }
      return extraction
    }
  }

  /// Returns the conditions that files set and the macros that they use, among some.
  private func found(_ wanted: [Name], in paths: [FilePath]) -> Set<Name> {
    let files = input.files
    let search = NameSearch(for: wanted.indices, among: wanted.map { Array($0.text.utf8) })
    let names: [[Name]] = facts.answers(
      "names in builds",
      of: paths,
      given: wanted,
      each: [Int]()
    ) { numbers in
      numbers.concurrentMap(jobs: input.jobs) { number in
        // What cannot be read sets nothing that is known.
        guard let bytes = try? files.read(paths[number]) else { return [] }
        if paths[number].tellsBuild { return wanted.filter { bytes.hold($0.text) } }
        let found = search.names(in: bytes) { bytes.isUse(of: wanted[$0], at: $1) }
        return found.map { wanted[$0] }
      }
    }
    return Set(names.joined())
  }

  /// Returns the files below the sources and beside their projects that may name code, sorted.
  private func files(in files: FileSystem) -> [FilePath] {
    let settings = BuildSettings(files: files).settingsFiles(near: input.sources)
    let folders = settings.map { $0.name == "project.pbxproj" ? $0.folder.folder : $0.folder }
    let walker = FileWalker(
      fileExtensions: KeyExtractor.codeExtensions.union(FilePath.extensionsOfBuilds),
      fileNames: FilePath.namesOfBuilds,
      excludes: [".build", "build", "DerivedData", "node_modules"].map(Glob.init),
      in: files
    )
    return walker.walk(Set(input.sources + folders).sorted(), jobs: input.jobs).paths
  }
}

extension [UInt8] {
  /// Whether a file of a build has a name, also behind letters: `-DNAME`.
  fileprivate func hold(_ name: String) -> Bool {
    var rest = self[...]
    while let range = rest.firstOccurrence(of: Array(name.utf8)) {
      rest = rest[range.upperBound...]
      if rest.first?.isWordPart != true { return true }
    }
    return false
  }

  /// Whether code sets a condition at a place, or uses a macro there.
  fileprivate func isUse(of name: UnbuiltCode.Name, at place: Range<Int>) -> Bool {
    guard place.lowerBound == 0 || !self[place.lowerBound - 1].isWordPart else { return false }
    let directive = directive(before: place.lowerBound)
    return switch name.kind {
    case .condition: directive == "define"
    case .macro: !["define", "undef", "ifdef", "ifndef"].contains(directive)
    }
  }

  /// Returns the word before a place, on the same line.
  private func directive(before place: Int) -> String {
    let space: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    let end = self[..<place].lastIndex { !space.contains($0) } ?? -1
    let word = self[...end].reversed().prefix { $0.isWordPart }.reversed()
    return String(decoding: word, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isWordPart: Bool {
    (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || (self >= 0x30 && self <= 0x39) || self == 0x5F
  }
}

extension FilePath {
  fileprivate static let extensionsOfBuilds: Set<String> =
    ToolFile.scriptExtensions.union([
      "in", "pbxproj", "pri", "pro", "rb", "xcconfig", "yaml", "yml",
    ])
  fileprivate static let namesOfBuilds: Set<String> =
    ToolFile.names.union(["CMakeLists.txt", "Package.swift", "Podfile", "Project.swift"])

  /// Whether the file is one that builds are set up by.
  fileprivate var tellsBuild: Bool {
    Self.extensionsOfBuilds.contains(String(fileExtension))
      || Self.namesOfBuilds.contains(String(name))
  }
}

extension String {
  /// Whether a name is one that compilers, systems, package managers or configured headers set.
  fileprivate var isSetElsewhere: Bool {
    Self.prefixesOfOthers.contains(where: hasPrefix) || self == "NDEBUG"
  }

  private static let prefixesOfOthers = [
    "_", "AV", "CA", "CF", "CG", "COCOAPODS", "HAVE_", "IPHONE", "MAC_OS", "NS", "OBJC", "SWIFT",
    "TARGET_", "UI",
  ]
}
