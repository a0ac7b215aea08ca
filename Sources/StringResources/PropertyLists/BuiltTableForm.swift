import Platform
import SourceFiles

/// A form in which a build writes the tables of a language.
package enum BuiltTableForm: String, CaseIterable, Sendable {
  /// Texts in the form that people write, rules in XML.
  case strings
  /// Property lists in XML.
  case xml
  /// Property lists in Apple's binary form.
  case binary

  /// Returns the bytes of a file; where all members are texts, that of a `.strings` file.
  ///
  /// - Throws: `Unfit` for a text that XML cannot hold.
  package func bytes(
    of members: [PropertyListNode.Member],
    areTexts: Bool
  ) throws(Unfit) -> [UInt8] {
    let members = members.sorted { PropertyListWriter.precedes($0.key, $1.key) }
    switch self {
    case .strings where areTexts: return Self.lines(of: members)
    case .strings, .xml:
      for member in members where member.isUnfitForXML { throw Unfit(key: member.key) }
      return PropertyListWriter.file(of: members)
    case .binary: return BinaryPropertyListWriter.file(of: members)
    }
  }

  /// A key with a text that the form cannot hold.
  package struct Unfit: Error {
    package let key: String
  }

  private static func lines(of members: [PropertyListNode.Member]) -> [UInt8] {
    var bytes: [UInt8] = []
    for member in members {
      bytes += OldStyleWriter.assignment(member.key, member.value.string ?? "")
      bytes.append(UInt8(ascii: "\n"))
    }
    // A file of no bytes is none that Apple's readers take.
    return bytes.isEmpty ? [UInt8(ascii: "\n")] : bytes
  }
}

extension PropertyListNode.Member {
  /// Whether a character stands in the member that XML has no place for.
  fileprivate var isUnfitForXML: Bool {
    key.isUnfitForXML || value.string.map(\.isUnfitForXML) ?? false
      || value.members.map { $0.contains(where: \.isUnfitForXML) } ?? false
  }
}

extension String {
  fileprivate var isUnfitForXML: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: false
      case 0..<0x20, 0xFFFE, 0xFFFF: true
      default: false
      }
    }
  }
}
