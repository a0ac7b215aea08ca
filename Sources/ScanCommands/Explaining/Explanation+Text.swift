import Diagnostics
import KeyExplanations
import LocalizationModel
import SourceFiles
import TextFormats

extension Explanation {
  /// The explanation in short lines, a paragraph for each key.
  var text: VisibleText {
    let head = facts.map { fact -> VisibleText in
      "\(fact.isOfFile ? fact.location.path.string : "\(fact.location)"): \(fact.message)\n"
    }.joined()
    let parts = [failure.map { "\($0)\n" as VisibleText }, facts.isEmpty ? nil : head]
    return (parts.compactMap(\.self) + keys.map(\.text)).joined(separator: "\n")
  }
}

extension KeyExplanation {
  fileprivate var text: VisibleText {
    let place = location.map { "in table '\(table)' (\($0))" as VisibleText }
    let head: VisibleText = "key '\(key)' \(place ?? "is missing from table '\(table)'")"
    let lines =
      [head] + remarks.map { "  \($0)" } + linesOfUse + linesOfTexts
      + otherFindings.flatMap(\.linesWithNotes)
      + suppressed.flatMap { item -> [VisibleText] in
        let reason = item.reason.map { ": \($0)" } ?? ""
        return ["  suppressed: \(item.finding.line)", "    by \(item.location)\(reason)"]
      }
      + linesOfWithheld
    return lines.map { "\($0)\n" as VisibleText }.joined()
  }

  private var linesOfUse: [VisibleText] {
    var chains: Set<SourceLocation> = []
    let shown = uses.prefix(Self.limit).flatMap { use in
      // Most uses of a wrapper travel alike, which is reported once.
      use.lines(showingChain: use.chain.first.map { chains.insert($0.location).inserted } ?? false)
    }
    let more = uses.count - Self.limit
    if !uses.isEmpty { return shown + (more > 0 ? ["  and by \(more) more calls"] : []) }
    if !remarks.isEmpty { return [] }
    let possible = possibleUses.prefix(Self.limit).map { site -> VisibleText in
      "  perhaps used at \(site.location) by '\(site.routine)': \(site.explanation), keys like '\(site.pattern.description)'"
    }
    let literals = mentions.prefix(Self.limit).map {
      "  perhaps used by the literal at \($0)" as VisibleText
    }
    let others = possible + literals
    return ["  no call\(others.isEmpty ? " and no literal" : "") is known to use it"] + others
  }

  private var linesOfTexts: [VisibleText] {
    if location == nil { return [] }
    let names = needed.languages.map(\.id).joined(separator: ", ")
    let head: VisibleText =
      names.isEmpty
      ? "  needs no translation: \(needed.reason)" : "  needed in \(names): \(needed.reason)"
    let width = texts.map(\.name.count).max() ?? 0
    let lines = texts.flatMap { text -> [VisibleText] in
      let words = [text.text.map { "\"\($0)\"" }, text.status?.remark].compactMap(\.self)
      let own = findings.filter { isOfText($0) && $0.subject.language == text.language.id }
      let name = text.name + String(repeating: " ", count: width - text.name.count)
      return ["  \(name)  \(words.joined(separator: ", "))"] + own.map { "    \($0.line)" }
    }
    return texts.isEmpty ? [] : [head] + lines
  }

  private var linesOfWithheld: [VisibleText] {
    if withheld.isEmpty { return ["  withheld: nothing"] }
    return withheld.flatMap { item -> [VisibleText] in
      [
        "  withheld: \(item.finding.line)",
        "    by exception '\(item.exception.id)': \(item.exception.why)",
      ]
    }
  }

  /// The findings that stand below no text, those for several languages once.
  private var otherFindings: [Diagnostic] {
    var told: Set<String> = []
    return findings.filter { !isOfText($0) && told.insert($0.line.string).inserted }
  }

  /// Whether a finding stands below the text of its language.
  private func isOfText(_ finding: Diagnostic) -> Bool {
    finding.subject.language.map { id in texts.contains { $0.language.id == id } } ?? false
  }

  /// So many uses are shown to people.
  private static let limit = 20
}

extension KeyUse {
  /// So many places of a value are shown to people.
  private static let limit = 5

  fileprivate func lines(showingChain: Bool) -> [VisibleText] {
    let nearer =
      nearerTable.map { "; a nearer table has the key too: \($0.path)" as VisibleText } ?? ""
    let head: VisibleText = "  used at \(reference.location) by \(reference.words)\(nearer)"
    let steps = showingChain ? chain : []
    return [head]
      + [unusedCode].compactMap(\.self).map { "    nothing uses the code around it: \($0.words)" }
      + steps.map { step in
        let next: VisibleText? = step.site.map { "'\(step.link.callee ?? "")' at \($0)" }
        let way = next.map { "hands it on to \($0)" as VisibleText } ?? "is localizable by its type"
        return
          "    parameter '\(step.link.parameter)' of '\(step.link.signature)' at \(step.location) \(way)"
      } + values.prefix(Self.limit).map { "    the value stands at \($0)" }
  }
}

extension Diagnostic {
  /// The finding, and what helps to understand it.
  fileprivate var linesWithNotes: [VisibleText] {
    ["  \(line)"]
      + notes.map { note in "    note: \(note.message)\(note.location.map { " at \($0)" } ?? "")" }
      + (help.map { ["    help: \($0)"] } ?? [])
  }
}

extension KeyText {
  fileprivate var name: String { form.isEmpty ? language.id : "\(language.id) \(form)" }
}
