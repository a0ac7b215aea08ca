import Diagnostics
import LocalizationModel

extension Rule {
  /// A translation shows an escape sequence in place of what it stands for.
  static let unresolvedEscape = Rule(
    id: "unresolved-escape",
    severity: .warning,
    summary: "A translation shows an escape sequence in place of its character",
    explanation: """
      ## What it does

      Finds escape sequences among the characters of a translation, such as `\\n`, `\\u00e9` and
      `&amp;`, where the development language's text has none of the kind.
      Entities are left alone where the development language's text has markup, be it Markdown's.

      ## Why it is bad

      The text was escaped once too often on its way through files and tools: users read `&amp;` or
      `\\n`.

      ## Example

      ```
      /* en.lproj/Localizable.strings */
      "intro" = "Terms & Conditions\\nRead them.";

      /* de.lproj/Localizable.strings */
      "intro" = "Nutzungsbedingungen &amp; Datenschutz\\\\nBitte lesen.";
      ```

      ## What to do

      Write the character itself, or the escape sequence of the file's format.
      """,
    check: .translation(with: .escape) { context, findings in
      guard context.ownFeatures.contains(.escape), !context.isDevelopment, context.hasOriginal,
        context.needsTranslation
      else { return }
      for unit in context.allUnits where unit.isWritten {
        let original = context.developmentText(beside: unit)
        guard let escape = unit.text.escapeSequences.first(where: { !original.mayHold($0) }) else {
          continue
        }
        findings.report(
          "\(context.name(of: unit)) shows '\(escape.spelling)'",
          in: unit,
          of: context,
          help: "write the character itself, or escape it as the file's format has it"
        )
        break
      }
    }
  )
}

/// An escape sequence that stands in a text as it was written.
private struct EscapeSequence {
  let spelling: String
  let isEntity: Bool
}

extension String {
  /// The escape sequences that stand in the text as characters.
  fileprivate var escapeSequences: [EscapeSequence] {
    let bytes = Array(utf8)
    return bytes.indices.compactMap { index in
      switch bytes[index] {
      // `("\")` shows a backslash.
      case UInt8(ascii: "\\") where index == 0 || bytes[index - 1] != UInt8(ascii: "\""):
        bytes[index...].backslashSequence
      case UInt8(ascii: "&"): bytes[index...].entity
      default: nil
      }
    }
  }

  /// Whether escape sequences of a kind may be at home in translations of the text.
  fileprivate func mayHold(_ escape: EscapeSequence) -> Bool {
    guard escape.isEntity else { return utf8.contains(UInt8(ascii: "\\")) }
    return utf8.contains(UInt8(ascii: "<")) || contains("**") || !markup.isEmpty
      || escapeSequences.contains(where: \.isEntity)
  }
}

extension ArraySlice<UInt8> {
  /// The `\n`, `\t`, `\"` or `\u00e9` that the bytes begin with.
  fileprivate var backslashSequence: EscapeSequence? {
    guard let next = dropFirst().first else { return nil }
    let digits = dropFirst(2).prefix(4)
    switch next {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "\""): return sequence(of: 2)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      guard digits.count == 4, digits.allSatisfy(\.isHexadecimal) else { return nil }
      return sequence(of: 6)
    default: return nil
    }
  }

  /// The entity of HTML that the bytes begin with.
  fileprivate var entity: EscapeSequence? {
    guard let end = prefix(8).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: self[startIndex + 1..<end], as: UTF8.self)
    let isNumber = name.hasPrefix("#") && name.utf8.contains { $0 >= 0x30 && $0 <= 0x39 }
    guard isNumber || Self.entities.contains(name) else { return nil }
    return EscapeSequence(spelling: "&\(name);", isEntity: true)
  }

  private static var entities: Set<String> {
    ["amp", "apos", "gt", "hellip", "lt", "nbsp", "quot"]
  }

  private func sequence(of length: Int) -> EscapeSequence {
    EscapeSequence(spelling: String(decoding: prefix(length), as: UTF8.self), isEntity: false)
  }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    self >= 0x30 && self <= 0x39 || self | 0x20 >= 0x61 && self | 0x20 <= 0x66
  }
}
