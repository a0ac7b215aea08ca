import FormatStrings
import LocalizationModel
import Platform
import SourceFiles
import StringResources

/// Makes the values of a `.stringsdict` file of the texts of a key and language.
struct RuleMaker {
  private let translation: Translation
  private let language: Language
  private let argument: PluralArgument?
  private let substitutions: [String: Substitution]
  /// The names of substitutions in the file, where they are others: CoreFoundation reads ASCII words
  /// alone, and its own names mean something else.
  private let fileNames: [String: String]

  private typealias Name = RuleName
  private typealias Member = PropertyListNode.Member

  init(_ translation: Translation, _ language: Language, _ argument: PluralArgument?) {
    (self.translation, self.language, self.argument) = (translation, language, argument)
    let named = translation.substitutions.map { ($0.name, $0) }
    substitutions = Dictionary(named) { first, _ in first }
    var used = Set(named.map(\.0).filter(\.isVariableName))
    var (fileNames, number): ([String: String], Int) = ([:], 1)
    for (name, _) in named where !name.isVariableName && fileNames[name] == nil {
      var own = "value"
      while !used.insert(own).inserted {
        number += 1
        own = "value\(number)"
      }
      fileNames[name] = own
    }
    self.fileNames = fileNames
  }

  /// Throws for a shape that no file has a place for.
  func check() throws(CompileDefect) {
    let units = translation.units
    if units.count > 1, units.allSatisfy(\.variation.isEmpty) {
      throw defect("A set of phrases has no place in the files of a language", units[1].location)
    }
    let axis = units.first?.variation.first?.axis
    if let other = units.first(where: { $0.variation.first?.axis != axis }) {
      throw defect("A text varies in several ways side by side", other.location)
    }
    for substitution in translation.substitutions { try check(substitution) }
  }

  private func check(_ substitution: Substitution) throws(CompileDefect) {
    let detail = "substitutions.\(substitution.name)"
    for unit in substitution.units {
      guard unit.variation.count == 1, case .plural? = unit.variation.first else {
        let name = substitution.name
        throw defect("Substitution '\(name)' varies by more than a number", unit.location, detail)
      }
      try checkPlain(unit, detail)
    }
  }

  /// Throws for a plural form that names a substitution.
  private func checkPlain(_ unit: TranslationUnit, _ detail: String) throws(CompileDefect) {
    guard let name = unit.text.firstReference else { return }
    let message =
      "Cannot reference substitution '\(name)' from here because it is not a plain string"
    throw defect(message, unit.location, detail)
  }

  /// The values of all devices or widths.
  var members: [PropertyListNode.Member] {
    get throws(CompileDefect) {
      var groups: [(name: String, units: [TranslationUnit])] = []
      for var unit in translation.units {
        guard let name = unit.variation.first?.name else { continue }
        unit.variation.removeFirst()
        if let index = groups.firstIndex(where: { $0.name == name }) {
          groups[index].units.append(unit)
        } else {
          groups.append((name, [unit]))
        }
      }
      var members: [Member] = []
      for group in groups { members.append(.init(group.name, try value(of: group.units))) }
      return members
    }
  }

  func choices(_ name: String) throws(CompileDefect) -> PropertyListNode.Value {
    .dictionary([.init(name, .dictionary(try members))])
  }

  /// Returns the value of plural forms, or of a text that stands alone.
  func value(of units: [TranslationUnit]) throws(CompileDefect) -> PropertyListNode.Value {
    guard let first = units.first, !first.variation.isEmpty else {
      return try value(of: units.first?.text ?? "", at: units.first?.location)
    }
    for unit in units {
      let detail = "plural.\(unit.variation[0].name)"
      try checkPlain(unit, detail)
      if unit.text.arguments(from: 1, as: .substitution).contains(where: \.specifier.isSubstituted)
      {
        throw defect("'%arg' is a number in substitutions alone", unit.location, detail)
      }
    }
    let own = PluralArgument(in: units) ?? argument ?? PluralArgument.first
    let texts = units.map { unit in
      let text = own.position == 1 ? unit.text : unit.text.numberingArguments()
      return (unit.variation[0].name, text)
    }
    let format = own.position == 1 ? "%#@value@" : "%\(own.position)$#@value@"
    return .dictionary([
      .init(Name.format, .string(format)), .init("value", variable(texts, own.type)),
    ])
  }

  /// Returns the value of a text with the substitutions that it names; the text itself where it names
  /// none.
  private func value(
    of text: String,
    at location: SourceLocation?
  ) throws(CompileDefect) -> PropertyListNode.Value {
    var names: [String] = []
    var bytes = Array(text.utf8)
    for reference in text.references.reversed() {
      guard let substitution = substitutions[reference.name] else {
        // Without any definition Apple's tool takes a reference for text.
        if substitutions.isEmpty { continue }
        throw defect("Referencing undefined substitution '\(reference.name)'", location)
      }
      if !names.contains(reference.name) { names.insert(reference.name, at: 0) }
      let number = reference.position ?? substitution.argumentNumber.map { "\($0)$" } ?? ""
      let spelling = "%\(number)#@\(fileNames[reference.name] ?? reference.name)@"
      bytes.replaceSubrange(reference.range, with: spelling.utf8)
    }
    guard !names.isEmpty else { return .string(text) }
    var members = [Member(Name.format, .string(String(decoding: bytes, as: UTF8.self)))]
    for name in names {
      guard let substitution = substitutions[name] else { continue }
      members.append(.init(fileNames[name] ?? name, try value(of: substitution)))
    }
    return .dictionary(members)
  }

  private func value(
    of substitution: Substitution
  ) throws(CompileDefect) -> PropertyListNode.Value {
    let type = substitution.formatSpecifier ?? PluralArgument(in: substitution.units)?.type
    guard let type else {
      let message = "Substitution '\(substitution.name)' has no 'formatSpecifier'"
      throw defect(message, substitution.location, "substitutions.\(substitution.name)")
    }
    let number = substitution.argumentNumber.map { "\($0)$" } ?? ""
    let texts = substitution.units.map { unit in
      (
        unit.variation[0].name,
        unit.text.replacingSpecifiers(as: .substitution, with: Array("%\(number)\(type)".utf8)) {
          $0.kind == .substituted
        }
      )
    }
    return variable(texts, type)
  }

  private func variable(
    _ forms: [(name: String, text: String)],
    _ type: String
  ) -> PropertyListNode.Value {
    .dictionary(
      [
        .init(Name.specType, .string(Name.pluralRule)), .init(Name.valueType, .string(type)),
      ] + forms.map { .init($0.name, .string($0.text)) }
    )
  }

  private func defect(
    _ message: String,
    _ location: SourceLocation?,
    _ detail: String? = nil
  ) -> CompileDefect {
    CompileDefect(
      message: message,
      detail: detail,
      language: language,
      location: location ?? translation.location
    )
  }
}

extension FormatSpecifier {
  fileprivate var isSubstituted: Bool { kind == .substituted }
}

extension PluralArgument {
  /// The first argument, as Swift's integers are written.
  static let first = PluralArgument(position: 1, type: "lld")

  private init(position: Int, type: String) {
    (self.position, self.type) = (position, type)
  }
}

extension Variation {
  fileprivate var axis: String {
    switch self {
    case .plural: "plural"
    case .device: "device"
    case .width: "width"
    case .expression: "expression"
    }
  }
}

/// A substitution that a text names: `%#@name@`, `%2$#@name@`.
private struct Reference {
  let range: Range<Int>
  let name: String
  /// The number with its dollar sign; nil where there is none.
  let position: String?
}

extension String {
  fileprivate var firstReference: String? { references.first?.name }

  /// The references of a text; a name may hold any character but `@`.
  fileprivate var references: [Reference] {
    guard hasPercent else { return [] }
    let bytes = Array(utf8)
    var references: [Reference] = []
    var index = 0
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = percent + 1
      let digits = bytes[index...].prefix { (0x30...0x39).contains($0) }
      var start = digits.endIndex
      let isNumbered = !digits.isEmpty && start < bytes.count && bytes[start] == UInt8(ascii: "$")
      start = isNumbered ? start + 1 : index
      guard bytes[start...].starts(with: "#@".utf8) else {
        // Of two percent signs, the second begins nothing.
        if index < bytes.count, bytes[index] == UInt8(ascii: "%") { index += 1 }
        continue
      }
      let name = bytes[(start + 2)...].prefix { $0 != UInt8(ascii: "@") }
      guard name.endIndex < bytes.count, !name.isEmpty else { continue }
      references.append(
        Reference(
          range: percent..<name.endIndex + 1,
          name: String(decoding: name, as: UTF8.self),
          position: isNumbered ? String(decoding: bytes[index..<start], as: UTF8.self) : nil
        )
      )
      index = name.endIndex + 1
    }
    return references
  }

  fileprivate var isVariableName: Bool {
    !hasPrefix("NSString")
      && utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || $0 == UInt8(ascii: "_")
      }
  }
}
