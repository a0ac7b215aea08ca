import Facts
import KeyExtraction
import LocalizationModel
import Platform
import ProjectModel
import SourceFiles

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
    let names: [[Name]] = facts.answers(
      "names in builds",
      of: paths,
      given: wanted,
      each: [Int]()
    ) { numbers in
      numbers.concurrentMap(jobs: input.jobs) { number in
        // What cannot be read sets nothing that is known.
        guard let bytes = try? files.read(paths[number]) else { return [] }
        return wanted.filter { bytes.mentions($0, isCode: !paths[number].tellsBuild) }
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
  /// Whether a file sets a condition, or uses a macro.
  fileprivate func mentions(_ name: UnbuiltCode.Name, isCode: Bool) -> Bool {
    let word = Array(name.text.utf8)
    var rest = self[...]
    while let range = rest.firstOccurrence(of: word) {
      rest = rest[range.upperBound...]
      let isWhole =
        !(rest.first?.isWordPart ?? false)
        && (range.lowerBound == 0 || !self[range.lowerBound - 1].isWordPart || !isCode)
      guard isWhole else { continue }
      guard isCode else { return true }
      let directive = directive(before: range.lowerBound)
      switch name.kind {
      case .condition where directive == "define": return true
      case .macro where !["define", "undef", "ifdef", "ifndef"].contains(directive): return true
      case .condition, .macro: break
      }
    }
    return false
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
