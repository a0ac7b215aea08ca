import SwiftSource

// Code of C and Objective-C that only a debug build has, or none, as `#if DEBUG` and `#if false` begin
// it in Swift.
extension TokenList {
  /// Returns the directives at which such code begins and ends, in turn.
  ///
  /// What is never ended, because an `#endif` is missing, goes on to the end of the file.
  var boundsOfDebugCode: [Int] {
    var bounds: [Int] = []
    var open: [Branch] = []
    /// How many of the open branches are for debug builds.
    var depth = 0
    for directive in hashWords {
      guard let condition = condition(at: directive) else { continue }
      let wasDebug = depth > 0
      let last = condition == .begin ? nil : open.popLast()
      if last?.isDebug ?? false { depth -= 1 }
      switch condition {
      case .begin: open.append(branch(behind: directive))
      case .next: open.append(last?.next ?? .any)
      case .end: break
      }
      if condition != .end, open.last?.isDebug ?? false { depth += 1 }
      if (depth > 0) != wasDebug { bounds.append(directive) }
    }
    return bounds
  }

  /// What builds a branch of a condition is for.
  private enum Branch {
    case debug
    case release
    /// One of the others behind that for all but debug builds.
    case behindRelease
    case any

    var isDebug: Bool { self == .debug || self == .behindRelease }

    var next: Branch {
      switch self {
      case .release, .behindRelease: .behindRelease
      case .debug, .any: .any
      }
    }
  }

  /// Returns what the first branch of a condition is for, where it asks for nothing but `DEBUG`.
  private func branch(behind directive: Int) -> Branch {
    let end = endOfDirective(from: directive + 1)
    // None of the spellings below has more.
    guard end - directive < 8,
      (directive + 1..<end).contains(where: { Self.asks(bytes[self[$0].range]) })
    else { return .any }
    let words = (directive..<end).map(text).joined().filter { !"# \t".contains($0) }
    return switch words {
    case "ifdefDEBUG", "ifDEBUG", "if(DEBUG)", "ifdefinedDEBUG", "ifdefined(DEBUG)", "ifDEBUG==1",
      // Where comments are read, the lexer leaves nothing out.
      "if0":
      .debug
    case "ifndefDEBUG", "if!DEBUG", "if!definedDEBUG", "if!defined(DEBUG)": .release
    default: .any
    }
  }

  /// Whether a word of a condition is one that tells debug code.
  private static func asks(_ word: ArraySlice<UInt8>) -> Bool {
    word.count == 5 && word.elementsEqual("DEBUG".utf8) || word.elementsEqual("0".utf8)
  }

  /// Returns the text that the lexer has left out behind `#if 0`; nil where a directive is another one.
  func disabledCode(behind directive: Int) -> Range<Int>? {
    guard condition(at: directive) == .begin, endOfDirective(from: directive + 1) == directive + 1
    else { return nil }
    return self[directive].end..<self[directive + 1].start
  }
}
