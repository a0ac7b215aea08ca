package import SourceFiles

/// Random edits of a project: what people, editors and branches do to files.
///
/// They are the same for the same seed and files.
package struct RandomEdits {
  package enum Kind: String, CaseIterable, Sendable {
    case body
    case declaration
    case wrapper
    case table
    case addition
    case removal
    case move
    case configuration
    /// A file half written, or damaged.
    case damage
  }

  /// An edit: the new bytes of files, nil for those that go.
  package struct Edit: Sendable {
    package let kind: Kind
    package let changes: [FilePath: [UInt8]?]
  }

  private var random: SeededGenerator
  private var mutator: Mutator

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    mutator = Mutator(seed: seed, others: [])
  }

  /// Makes an edit of a kind, or of any, in a folder with some files, which are sorted.
  package mutating func edit(
    _ kind: Kind? = nil,
    of paths: [FilePath],
    in folder: FilePath,
    _ read: (FilePath) -> [UInt8]?
  ) -> Edit {
    let kind = kind ?? Kind.allCases.randomElement(using: &random) ?? .body
    let sources = paths.filter { ["swift", "m", "h"].contains($0.fileExtension) }
    let tables = paths.filter {
      ["strings", "stringsdict", "xcstrings", "plist", "xib", "storyboard"].contains(
        $0.fileExtension
      )
    }
    switch kind {
    case .body:
      return edit(kind, sources, read) { lines, random in
        // Behind a line that opens a body.
        let places = lines.indices.filter { lines[$0].hasSuffix("{") && lines[$0].hasPrefix(" ") }
        let place = (places.randomElement(using: &random) ?? lines.count - 1) + 1
        lines.insert(Self.piece(of: Self.statements, &random), at: place)
      }
    case .declaration:
      return edit(kind, sources, read) { lines, random in
        Self.addOrRemove(Self.declarations, &lines, &random)
      }
    case .wrapper:
      return edit(kind, sources, read) { lines, random in
        Self.addOrRemove(Self.wrappers, &lines, &random)
      }
    case .table:
      return edit(kind, tables, read) { lines, random in
        Self.changeTable(&lines, &random)
      }
    case .addition: return add(in: folder, paths, read)
    case .removal: return remove(paths)
    case .move: return move(paths, in: folder, read)
    case .configuration: return configure(paths, in: folder)
    case .damage:
      guard let path = paths.randomElement(using: &random), let bytes = read(path) else {
        return Edit(kind: kind, changes: [:])
      }
      return Edit(kind: kind, changes: [path: mutator.mutant(of: bytes)])
    }
  }

  // MARK: - Lines

  private mutating func edit(
    _ kind: Kind,
    _ paths: [FilePath],
    _ read: (FilePath) -> [UInt8]?,
    _ change: (inout [Substring], inout SeededGenerator) -> Void
  ) -> Edit {
    guard let path = paths.randomElement(using: &random), let bytes = read(path) else {
      return Edit(kind: kind, changes: [:])
    }
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    change(&lines, &random)
    return Edit(kind: kind, changes: [path: Array(lines.joined(separator: "\n").utf8)])
  }

  private static func addOrRemove(
    _ pieces: [String],
    _ lines: inout [Substring],
    _ random: inout SeededGenerator
  ) {
    if Int.random(in: 0..<3, using: &random) == 0, !lines.isEmpty {
      lines.remove(at: Int.random(in: lines.indices, using: &random))
    } else {
      let place = Bool.random(using: &random) ? lines.count : 0
      lines.insert(piece(of: pieces, &random), at: place)
    }
  }

  private static func changeTable(_ lines: inout [Substring], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...lines.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where place < lines.count: lines.remove(at: place)
    case 1 where place < lines.count: lines.insert(lines[place], at: place)
    case 2 where place < lines.count:
      lines[place] = Substring(lines[place].replacing("manual", with: "extracted_with_value"))
    case 3 where place < lines.count:
      lines[place] = Substring(lines[place].replacing("e", with: "%d"))
    default: lines.append(piece(of: entries, &random))
    }
  }

  /// Returns a piece in which `#` is a number.
  private static func piece(of pieces: [String], _ random: inout SeededGenerator) -> Substring {
    let number = Int.random(in: 0..<6, using: &random)
    let piece = pieces.randomElement(using: &random) ?? ""
    return Substring(piece.replacing("#", with: "\(number)"))
  }

  private static let statements = [
    ##"    let text# = NSLocalizedString("key.#", comment: "")"##,
    ##"    let text# = String(localized: "Save \(count) changes #")"##,
    ##"    print("nothing #")"##, ##"    show#("key.#")"##, ##"    _ = "key.#".shown#"##,
    ##"    _ = NSLocalizedString(kind.rawValue, comment: "")"##, ##"    Text("Hello #")"##,
    ##"    _ = NSLocalizedString(Kind#.second.rawValue, comment: "")"##,
    ##"    Label# (title: "key.#")"##, ##"    // l10nscan:ignore"##,
    ##"    let title# = item.title"##, "",
    ##"    _ = String(localized: "\(item.title) of \(other.count) #")"##,
    ##"    NSLocalizedString(@"key.#", nil);"##, ##"    _ = Strings.key#"##,
    ##"    _ = L10n.key#"##,
  ]

  private static let declarations = [
    ##"struct Label# { var title: LocalizedStringKey }"##,
    ##"let heading#: LocalizedStringKey = "Heading #""##,
    ##"struct Item { var title: Int }"##, ##"struct Item { var title: String }"##,
    ##"enum Kind#: String { case first = "key.1", second = "key.#" }"##,
    ##"typealias Name# = LocalizedStringKey"##, ##"func take#(_ text: Name#) {}"##,
    ##"let item = Item#()"##, ##"struct Item#: Other# { let count = # }"##,
    ##"protocol Other# {}"##,
    ##"@_exported import Kit#"##, ##"import Kit#"##,
    ##"extension Item# { var title: String { "key.#" } }"##,
  ]

  private static let wrappers = [
    ##"func show#(_ key: String) -> String { NSLocalizedString(key, comment: "") }"##,
    ##"func show#(_ key: String) -> String { show1(key) }"##,
    ##"func show#(_ key: String, count: Int) -> String { show2(key) }"##,
    ##"extension String { var shown#: String { NSLocalizedString(self, comment: "") } }"##,
    ##"extension String { var shown#: String { show#(self) } }"##,
    ##"let made# = show#("key.#")"##, ##"let made# = "key.#".shown#"##,
    ##"#define SHOW#(key) NSLocalizedString(key, nil)"##,
  ]

  private static let entries = [
    ##""key.#" = "Text #";"##, ##""key.#" = "";"##, ##""Heading #" = "Heading %d #";"##,
    ##"/* A comment */"##,
    ##""Save %lld changes #" = "Saved %lld";"##, ##""key.#" = "#"##,
  ]

  // MARK: - Files

  private mutating func add(
    in folder: FilePath,
    _ paths: [FilePath],
    _ read: (FilePath) -> [UInt8]?
  ) -> Edit {
    let places = Set(paths.map(\.folder)).sorted() + [folder.appending("New"), folder]
    let place = places.randomElement(using: &random) ?? folder
    let number = Int.random(in: 0..<4, using: &random)
    let names = [
      "New\(number).swift", "Table\(number).strings", "New\(number).m",
      "fr.lproj/Localizable.strings",
    ]
    let name = names.randomElement(using: &random) ?? ""
    let pieces =
      name.hasSuffix("strings") ? Self.entries : Self.declarations + Self.wrappers + Self.statements
    let lines = (0..<number).map { _ in Self.piece(of: pieces, &random) }
    return Edit(
      kind: .addition,
      changes: [place.appending(name): Array(lines.joined(separator: "\n").utf8)]
    )
  }

  private mutating func remove(_ paths: [FilePath]) -> Edit {
    guard paths.count > 3, let path = paths.randomElement(using: &random) else {
      return Edit(kind: .removal, changes: [:])
    }
    // Now and then a folder.
    let isFolder = Int.random(in: 0..<4, using: &random) == 0
    let all = isFolder ? paths.filter { $0.folder == path.folder } : [path]
    guard all.count < paths.count / 2 else { return Edit(kind: .removal, changes: [path: nil]) }
    return Edit(kind: .removal, changes: Dictionary(all.map { ($0, nil) }) { first, _ in first })
  }

  private mutating func move(
    _ paths: [FilePath],
    in folder: FilePath,
    _ read: (FilePath) -> [UInt8]?
  ) -> Edit {
    guard let path = paths.randomElement(using: &random), let bytes = read(path) else {
      return Edit(kind: .move, changes: [:])
    }
    let places = Set(paths.map(\.folder)).sorted() + [folder.appending("Moved")]
    let place = (places.randomElement(using: &random) ?? folder).appending(path.name)
    return Edit(kind: .move, changes: place == path ? [:] : [path: nil, place: bytes])
  }

  private mutating func configure(_ paths: [FilePath], in folder: FilePath) -> Edit {
    let below = paths.randomElement(using: &random)?.folder ?? folder
    let place = Int.random(in: 0..<3, using: &random) == 0 ? below : folder
    let text = Self.configurations.randomElement(using: &random) ?? nil
    let path = place.appending(".l10nscan.json")
    return Edit(kind: .configuration, changes: [path: text.map { Array($0.utf8) }])
  }

  private static let configurations: [String?] = [
    nil, nil, "{}", "{ ", ##"{ "rules": { "unused-key": "error" } }"##,
    ##"{ "rules": { "missing-key": "off" } }"##, ##"{ "exclude": ["New*"] }"##,
    ##"{ "languages": ["de", "fr"] }"##, ##"{ "swiftUI": false }"##,
    ##"{ "routines": ["show1"] }"##,
  ]
}
