import Diagnostics
package import SourceFiles
import TextFormats

/// Reads a baseline, which must be one that this version has written.
package struct BaselineReader {
  private let path: FilePath
  private var locator: SourceLocator
  private let name: @Sendable (FilePath) -> String

  /// Reads a baseline.
  ///
  /// - Throws: `AuditError` with the place of what is wrong.
  package static func read(
    _ path: FilePath,
    in files: FileSystem,
    naming name: @escaping @Sendable (FilePath) -> String
  ) throws(AuditError) -> StoredBaseline {
    let bytes = try AuditError.converting(files.readToQuote(path))
    let text = SourceText(path: path, stored: bytes)
    var reader = BaselineReader(path: path, locator: SourceLocator(text), name: name)
    let node: JSON5Node
    do throws(JSON5Error) {
      node = try JSON5Parser(text.bytes).parse()
    } catch {
      throw reader.failure(error.message, error.offset..<error.offset)
    }
    let baseline = try reader.baseline(node)
    return StoredBaseline(path: path, bytes: bytes, baseline: baseline)
  }

  private mutating func baseline(_ node: JSON5Node) throws(AuditError) -> Baseline {
    guard let version = node["version"], case .other(let number) = version.value else {
      throw failure("expected a baseline with its version", node.range)
    }
    guard number == String(Baseline.version) else {
      throw failure(
        "the baseline has version \(number), and l10nscan reads version \(Baseline.version)",
        version.range
      )
    }
    guard let findings = node["findings"], case .array(let elements) = findings.value else {
      throw failure("expected a list of findings", node.range)
    }
    var counts: [BaselineEntry: Int] = [:]
    for element in elements {
      let (entry, count) = try entry(element)
      counts[entry] = (counts[entry] ?? 0).addingClamped(count)
    }
    return Baseline(counts: counts, scope: scope(node), naming: name)
  }

  /// Reads what the baseline is of; nil where it does not say.
  private func scope(_ node: JSON5Node) -> BaselineScope? {
    guard let sources = node["sources"]?.texts else { return nil }
    return BaselineScope(
      sources: sources,
      tables: node["tables"]?.texts ?? [],
      excludes: node["exclude"]?.texts ?? []
    )
  }

  private mutating func entry(
    _ node: JSON5Node
  ) throws(AuditError) -> (BaselineEntry, Int) {
    guard case .object(let members) = node.value else {
      throw failure("expected a finding", node.range)
    }
    var entry = BaselineEntry()
    var count = 1
    for member in members {
      if let name = BaselineEntry.Name(rawValue: member.name),
        case .string(let text) = member.value.value
      {
        entry[name] = text
      } else if member.name == "count", case .other(let word) = member.value.value,
        let number = Int(word), number > 0
      {
        count = number
      } else {
        throw failure("'\(member.name)' means nothing here", member.nameRange)
      }
    }
    entry[.rule] = entry.rule?.ofIdentity.rawValue
    return (entry.withoutPlace, count)
  }

  private mutating func failure(_ message: String, _ range: Range<Int>) -> AuditError {
    AuditError(
      "baseline '\(path)' cannot be used",
      hint: "'--write-baseline' makes a new one",
      diagnostics: [
        Diagnostic(
          rule: .invalidBaseline,
          severity: .error,
          message: message,
          location: locator.location(of: range)
        )
      ]
    )
  }
}

extension RuleID {
  /// A baseline that cannot be used; no rule of an audit, since there is none then.
  fileprivate static let invalidBaseline: RuleID = "invalid-baseline"
}

extension JSON5Node {
  /// The value of a member; nil where there is none.
  fileprivate subscript(name: String) -> JSON5Node? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The texts of a list; nil where this is none.
  fileprivate var texts: [String]? {
    guard case .array(let elements) = value else { return nil }
    return elements.compactMap { if case .string(let text) = $0.value { text } else { nil } }
  }
}
