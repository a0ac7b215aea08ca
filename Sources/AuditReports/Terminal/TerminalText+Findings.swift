import Diagnostics
import Platform
import SourceFiles

extension TerminalText {
  /// Writes findings, each with its source line and whatever helps to fix it.
  mutating func writeFindings(
    _ selection: GroupSelection,
    of report: Report,
    _ options: RenderOptions
  ) {
    for group in selection.groups.map(\.lead).groupedByLocation() {
      for finding in group { writeHeadline(of: finding, options) }
      let quoted = writeExcerpt(of: group, report.excerpts, width: options.width)
      writeAdvice(of: group, besides: quoted, options)
      endLine()
    }
    writeLeftOut(selection)
  }

  /// Writes how much is not shown, and what shows it.
  private mutating func writeLeftOut(_ selection: GroupSelection) {
    guard selection.leftOut > 0 else { return }
    let limit = 6
    let rules = selection.rulesLeftOut
    let words =
      rules.prefix(limit).map { "\($0.count) of \($0.rule)" }
      + (rules.count > limit ? ["\(counted(rules.count - limit, "other rule"))"] : [])
    writeLine(
      "Not shown: \(selection.leftOut) of \(selection.count) causes (\(words.joined(separator: ", ")))",
      .bold
    )
    writeLine("'--all' shows everything, '--only RULE' one rule", .dim)
    endLine()
  }

  /// Writes the one line that says it all: `path:line:column: severity: message [rule]`.
  mutating func writeHeadline(of finding: Diagnostic, _ options: RenderOptions) {
    let location = finding.location
    write("\(options.path(location.path)):\(location.line):\(location.column):", .bold)
    write(" ")
    write("\(finding.severity.rawValue):", finding.severity.style)
    write(" \(finding.message) ")
    writeLine("[\(finding.rule)]", .dim)
  }

  /// Writes the source line of findings, and returns what is seen of it.
  private mutating func writeExcerpt(
    of group: ArraySlice<Diagnostic>,
    _ excerpts: Excerpts,
    width: Int
  ) -> String {
    guard let finding = group.first, let excerpt = excerpts[finding.location] else { return "" }
    let number = String(finding.location.line)
    let lines = ExcerptLines(excerpt, width: width - number.count - 5)
    let style = group.map(\.severity).max()?.style ?? .plain
    write("  \(number) │ ", .dim)
    write(lines.before)
    write(lines.marked, style)
    writeLine(lines.after)
    write("  \(String(repeating: " ", count: number.count)) │ ", .dim)
    writeLine(lines.carets, style)
    return lines.before + lines.marked + lines.after
  }

  /// Writes the notes and help texts of findings at one place, each once, but for what the source
  /// line says already.
  private mutating func writeAdvice(
    of group: ArraySlice<Diagnostic>,
    besides quoted: String,
    _ options: RenderOptions
  ) {
    var notes: [Diagnostic.Note] = []
    var helps: [(text: String, rule: RuleID)] = []
    for finding in group {
      notes += finding.notes.filter { !notes.contains($0) }
      if let help = finding.help, !helps.contains(where: { $0.text == help }) {
        helps.append((help, finding.rule))
      }
    }
    for note in notes where !note.repeats(quoted) {
      write("  note: ", .cyan)
      write(note.message)
      if let place = note.location {
        write(" (\(options.path(place.path)):\(place.line):\(place.column))", .dim)
      }
      endLine()
    }
    for help in helps {
      write("  help: ", .green)
      write(help.text)
      // Several pieces of advice at one place are for one finding each.
      if helps.count > 1 { write(" [\(help.rule)]", .dim) }
      endLine()
    }
  }
}

extension Diagnostic.Note {
  /// Whether the note only quotes a text that a source line shows, where everybody sees it.
  ///
  /// Bytes are compared, as the note may end within a character that a mark makes.
  fileprivate func repeats(_ line: String) -> Bool {
    guard location == nil, let start = message.firstRange(of: " text is '") else { return false }
    let text = message[start.upperBound...].dropLast()
    let quoted = Array((text.last == "…" ? text.dropLast() : text).utf8)
    guard let place = Array(line.utf8)[...].firstOccurrence(of: quoted) else { return false }
    return place.lowerBound <= Self.farRight
  }

  /// How far a text may stand from the beginning of its line; those of storyboards stand farther.
  private static let farRight = 100
}

extension [Diagnostic] {
  /// The findings in their order, those at one place together.
  fileprivate func groupedByLocation() -> [ArraySlice<Diagnostic>] {
    var groups: [ArraySlice<Diagnostic>] = []
    var start = startIndex
    for index in indices where index > start && self[index].location != self[start].location {
      groups.append(self[start..<index])
      start = index
    }
    if start < endIndex { groups.append(self[start...]) }
    return groups
  }
}
