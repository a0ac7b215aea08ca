import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A text was read in another encoding than its own.
  static let misreadText = Rule(
    id: "misread-text",
    severity: .warning,
    summary: "A text was read in another encoding than its own",
    explanation: PackageResources.misread_text_md,
    check: .translation(with: .misread) { context, findings in
      if !context.isDevelopment, context.developmentText.misreading != nil { return }
      for unit in context.allUnits {
        guard let misreading = unit.text.misreading else { continue }
        findings.report(
          "\(context.name(of: unit)) holds \(misreading.found), as it was read in another encoding",
          in: unit,
          of: context,
          help: misreading.meant.map { "write '\($0)'" } ?? "write the text anew"
        )
      }
    }
  )
}

/// The letters that are left of a text that was read in another encoding.
private struct Misreading {
  let found: String
  /// The letters that were meant; nil where they are lost.
  let meant: String?
}

extension String {
  /// The first sign that the text was read in another encoding: the replacement character, or the bytes of
  /// letters in UTF-8 as letters of Latin.
  fileprivate var misreading: Misreading? {
    guard TextFeatures(of: self).contains(.misread) else { return nil }
    if unicodeScalars.contains("\u{FFFD}") {
      return Misreading(found: "the replacement character U+FFFD", meant: nil)
    }
    let runs = unicodeScalars.split(whereSeparator: \.isASCII).compactMap { run in
      Self.meaning(of: run).map { (run, $0) }
    }
    // A mark behind a letter may be one that was meant: of `MANHÃ…` one place says nothing.
    let isCertain = runs.count > 1 || runs.contains { !$0.0.dropFirst().allSatisfy(Self.isMark) }
    guard isCertain, let (run, meant) = runs.first else { return nil }
    return Misreading(found: "'\(String(run))'", meant: meant)
  }

  /// Returns what letters are as bytes of UTF-8; nil where they are none, or begin with none of the
  /// letters that Latin has for the first bytes of European letters and marks.
  private static func meaning(of run: Substring.UnicodeScalarView) -> String? {
    guard run.count > 1, let first = run.first, firstLetters.contains(first) else { return nil }
    let bytes = run.compactMap { bytesOfLatin[$0] }
    return bytes.count == run.count ? String(validating: bytes, as: UTF8.self) : nil
  }

  private static let firstLetters: Set<Unicode.Scalar> = ["Â", "Ã", "Ä", "Å", "â", "Ð", "Ñ"]

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    "‚„…‹›‘’“”–—«»·¡¿\u{A0}\u{AD}".unicodeScalars.contains(scalar)
  }

  /// The bytes of the characters of Windows-1252, and of Latin where that has none.
  private static let bytesOfLatin: [Unicode.Scalar: UInt8] = {
    var bytes: [Unicode.Scalar: UInt8] = [:]
    for byte in UInt8(0x80)...0xFF {
      bytes[Unicode.Scalar(byte)] = byte
      let character = SingleByteSet.windowsLatin.utf8(of: [byte])
      if let scalar = character.flatMap({ String(decoding: $0, as: UTF8.self).unicodeScalars.first }
      ) {
        bytes[scalar] = byte
      }
    }
    return bytes
  }()
}
