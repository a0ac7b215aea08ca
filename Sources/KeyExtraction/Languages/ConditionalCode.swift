import LocalizationModel
import SourceFiles
import SwiftSource

/// A branch of a condition that is compiled only where a name is set.
struct NamedBranch {
  let name: String
  /// From the directive that begins it to the one that ends it, or to the end of the file.
  let directives: Range<Int>

  /// Whether only a debug build has it, or none.
  var isDebug: Bool { name == "DEBUG" || isDisabled }

  /// Whether no build has it.
  var isDisabled: Bool { name == "0" || name == "false" }
}

extension TokenList {
  /// The branches of conditions that ask for one name, in the order of their places: `#if NAME`,
  /// `#ifdef NAME`, and what stands behind `#ifndef NAME` and its `#else`.
  var namedBranches: [NamedBranch] {
    var found: [NamedBranch] = []
    /// The branches that are not ended; `refused` is set where none before them is compiled.
    var open: [(start: Int, needed: String?, refused: String?)] = []
    func close(at end: Int) -> String? {
      guard let last = open.popLast() else { return nil }
      last.needed.map { found.append(NamedBranch(name: $0, directives: last.start..<end)) }
      return last.refused
    }
    for directive in hashWords {
      guard let condition = condition(at: directive) else { continue }
      let refused = condition == .begin ? nil : close(at: directive)
      if condition == .end { continue }
      let asked = refused == nil ? askedName(behind: directive) : nil
      open.append(
        (
          directive, refused ?? asked.flatMap { $0.isRefused ? nil : $0.name },
          refused ?? asked.flatMap { $0.isRefused && condition == .begin ? $0.name : nil }
        )
      )
    }
    while !open.isEmpty { _ = close(at: count) }
    return found.sorted { $0.directives.lowerBound < $1.directives.lowerBound }
  }

  /// Returns the name that a condition asks for, where it asks for nothing else, and whether it holds
  /// where the name is not set.
  private func askedName(behind directive: Int) -> (name: String, isRefused: Bool)? {
    let end = endOfDirective(from: directive + 1)
    // `!defined(NAME) == 1` has no more.
    guard end - directive < 10 else { return nil }
    var words = (directive + 1..<end).map(text)[...]
    if let isMet = truth(of: words) { return ("false", isMet) }
    var isRefused = text(directive).hasSuffix("ifndef")
    if words.first == "!" {
      isRefused = true
      words.removeFirst()
    }
    if words.first == "defined" { words.removeFirst() }
    if words.first == "(", words.last == ")" { words = words.dropFirst().dropLast() }
    guard let name = words.first, ["", "==1"].contains(words.dropFirst().joined()),
      let first = name.utf8.first, name == "0" || first.isASCIILetter || first == UInt8(ascii: "_")
    else { return nil }
    return (name, isRefused)
  }

  /// Returns whether a condition of Swift holds whatever a build sets; nil where that rests on the build.
  ///
  /// No compiler before version 5 knows a type that makes keys, and no later one the language before 4.
  private func truth(of words: ArraySlice<String>) -> Bool? {
    let signs = ["&&", "||"].filter { words.contains($0) }
    if let sign = signs.first {
      let parts = words.split(separator: sign).map(truth)
      let decisive = sign == "||"
      if signs.count > 1 || parts.isEmpty { return nil }
      return parts.contains(decisive) ? decisive : parts.contains(nil) ? nil : !decisive
    }
    let words = Array(words)
    switch words.first {
    case "true" where words.count == 1: return true
    case "false" where words.count == 1: return false
    case "!": return truth(of: words.dropFirst()).map { !$0 }
    default: break
    }
    guard words.count == 5, let oldest = ["compiler": 5, "swift": 4][words[0]],
      let version = Int(words[3].prefix { $0 != "." }),
      version < oldest || words[3] == "\(oldest)"
    else { return nil }
    return words[2] == ">=" ? true : words[2] == "<" ? false : nil
  }

  /// The directives at which code begins and ends, in turn, that only a debug build has, or none.
  var boundsOfDebugCode: [Int] {
    let branches = namedBranches.filter(\.isDebug).map(\.directives)
    return branches.reduce(into: [Range<Int>]()) { merged, branch in
      let last = merged.last.flatMap { branch.lowerBound <= $0.upperBound ? $0 : nil }
      if last != nil { merged.removeLast() }
      let start = last?.lowerBound ?? branch.lowerBound
      merged.append(start..<max(last?.upperBound ?? 0, branch.upperBound))
    }.flatMap { [$0.lowerBound, $0.upperBound] }
  }

  /// Returns the code around some references that counts only where something else names it, but for what
  /// debug builds have.
  func conditionalCode(around references: [KeyReference]) -> [ConditionalCode] {
    guard !references.isEmpty, !hashWords.isEmpty else { return [] }
    let branches = namedBranches.filter { !$0.isDebug }.map { branch in
      ConditionalCode(
        kind: .condition,
        name: branch.name,
        range: self[branch.directives.lowerBound].start..<self[branch.directives.upperBound].start
      )
    }
    return (branches + textMacros).filter { code in
      references.contains { code.range.contains($0.location.offset) }
    }
  }

  /// The definitions of macros: `#define TITLE NSLocalizedString(@"title", nil)`.
  private var textMacros: [ConditionalCode] {
    hashWords.filter { kind($0 + 1) == .identifier && text($0).hasSuffix("define") }.map {
      let range = self[$0].start..<self[endOfDirective(from: $0 + 1) - 1].end
      return ConditionalCode(kind: .macro, name: text($0 + 1), range: range)
    }
  }

  /// Returns the text that the lexer has left out behind `#if 0`; nil where a directive is another one.
  func disabledCode(behind directive: Int) -> Range<Int>? {
    guard condition(at: directive) == .begin, endOfDirective(from: directive + 1) == directive + 1
    else { return nil }
    return self[directive].end..<self[directive + 1].start
  }
}
