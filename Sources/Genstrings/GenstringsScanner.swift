import KeyExtraction
import LocalizationModel
package import SourceFiles
import SwiftSource

/// Finds calls as Apple's genstrings does: by their names alone, wherever these stand.
///
/// Nothing is preprocessed, and comments, inactive branches of `#if` and interpolations count like
/// any other text. Only from a routine's name on the text is lexed, to the end of the call.
package struct GenstringsScanner: Sendable {
  private let settings: GenstringsSettings
  private var vocabulary = Vocabulary()
  private var routines: [Word: GenstringsRoutine] = [:]
  private let parameterCalls: ParameterCalls

  /// The extensions of the files that genstrings reads.
  package static let fileExtensions: Set<String> = ["c", "cpp", "m", "mm", "swift"]

  /// A call that has not ended after so many bytes is none, so that hostile input costs linear time.
  private static let longestCall = 16384

  package init(settings: GenstringsSettings = GenstringsSettings()) {
    self.settings = settings
    parameterCalls = ParameterCalls(of: settings.routines)
    for name in Routine.knownFamilies + settings.routines {
      for routine in GenstringsRoutine.family(name) {
        routines[vocabulary.insert(routine.name)] = routine
      }
    }
    if settings.readsText { routines[vocabulary.insert("Text")] = .text }
  }

  /// Reads a text; the extension of its path distinguishes Swift from everything else, which is
  /// read as C.
  package func scan(_ text: SourceText) -> GenstringsScan {
    var file = GenstringsFile(text, settings, parameterCalls)
    let bytes = text.bytes
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index].isIdentifierPart { index += 1 }
      if index == start {
        index += 1
        continue
      }
      guard let routine = routines[vocabulary.word(in: bytes, start..<index)] else { continue }
      guard let call = call(openedAfter: index, in: file) else { continue }
      file.read(call, of: routine, named: start..<index)
    }
    return file.finished()
  }

  /// Returns the tokens of a call from its parenthesis on; nil where no parenthesis follows the name.
  private func call(openedAfter end: Int, in file: GenstringsFile) -> GenstringsCall? {
    let bytes = file.text.bytes
    var start = end
    while start < bytes.count, bytes[start].isWhitespace { start += 1 }
    guard start < bytes.count, bytes[start] == "(" else { return nil }
    let limit = min(bytes.count, start + Self.longestCall)
    // A call that is commented out line by line has two slashes before each line of arguments.
    if bytes.isLineComment(at: start) {
      let lines = bytes[start..<limit].withoutLineComments()
      return call(in: lines, 0..<lines.count, file.syntax)
    }
    return call(in: bytes, start..<limit, file.syntax)
  }

  private func call(
    in bytes: [UInt8],
    _ range: Range<Int>,
    _ fileSyntax: SourceSyntax
  ) -> GenstringsCall {
    let syntax = bytes.isObjectiveCLiteral(at: range.lowerBound + 1) ? .objectiveC : fileSyntax
    let end = Self.callEnd { take in
      switch syntax {
      case .swift: SwiftLexer(bytes, in: range).lex(take)
      case .objectiveC: ObjectiveCLexer(bytes, in: range).lex(take)
      }
    }
    guard let end else { return .unfinished }
    return .tokens(
      TokenList(bytes, syntax, in: range.lowerBound..<end),
      syntax
    )
  }

  /// Takes tokens until the first parenthesis is closed, and returns where that is.
  @inline(never)
  private static func callEnd(_ lex: ((Token) -> Bool) -> Void) -> Int? {
    var end: Int?
    var depth = 0
    lex { token in
      switch token.kind {
      case .leftParenthesis: depth += 1
      case .rightParenthesis: depth -= 1
      default: break
      }
      if depth == 0 { end = token.end }
      return depth != 0
    }
    return end
  }
}

/// A routine's name with a parenthesis after it.
enum GenstringsCall {
  /// The syntax is not always the file's: comments of Swift files hold calls in Objective-C.
  case tokens(TokenList, SourceSyntax)
  /// The parenthesis is never closed.
  case unfinished
}

/// A name that genstrings looks for, and what its arguments are.
struct GenstringsRoutine: Sendable {
  let name: String
  /// The roles of C's arguments, and of Swift's as far as they have no label.
  let unlabeled: [Routine.Role]
  let isText: Bool

  /// The four macros of a name.
  static func family(_ name: String) -> [GenstringsRoutine] {
    Routine.family(name).map { GenstringsRoutine($0.name, $0.unlabeled) }
  }

  /// SwiftUI's `Text`, the one view that genstrings knows.
  static let text = GenstringsRoutine("Text", [.localizableKey], isText: true)

  private init(_ name: String, _ unlabeled: [Routine.Role], isText: Bool = false) {
    self.name = name
    self.unlabeled = unlabeled
    self.isText = isText
  }

  /// Returns what an argument is; nil for one that means nothing here.
  func role(at position: Int, label: String?) -> Routine.Role? {
    guard let label else { return unlabeled.indices.contains(position) ? unlabeled[position] : nil }
    return Self.labels[label]
  }

  private static let labels: [String: Routine.Role] = [
    "tableName": .table, "bundle": .bundle, "value": .value, "comment": .comment,
  ]
}

extension [UInt8] {
  /// Returns whether the line of an offset begins with two slashes.
  fileprivate func isLineComment(at offset: Int) -> Bool {
    let lineStart = self[..<offset].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    return self[lineStart..<offset].drop(while: \.isBlank).starts(with: "//".utf8)
  }

  /// Returns whether `@"…"` or `CFSTR("…")` follows, which no Swift has.
  fileprivate func isObjectiveCLiteral(at offset: Int) -> Bool {
    var cursor = Cursor(self, in: offset..<count)
    cursor.skipWhitespace()
    if cursor.isAt(Self.cfstr) { return true }
    guard cursor.consume("@") else { return false }
    cursor.skipWhitespace()
    return cursor.current == "\""
  }

  private static let cfstr = Array("CFSTR".utf8)
}

extension ArraySlice<UInt8> {
  /// Returns the bytes with spaces for the slashes that begin a line, the first line aside.
  fileprivate func withoutLineComments() -> [UInt8] {
    var isLineStart = false
    return map { byte in
      if byte.isNewline { isLineStart = true }
      guard isLineStart, byte == "/" else {
        if !byte.isWhitespace { isLineStart = false }
        return byte
      }
      return UInt8(ascii: " ")
    }
  }
}
