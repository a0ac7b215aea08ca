import CommandLineOptions
import LocalizationModel
import SourceFiles
package import TextFormats

/// A list of texts as a script or a program has written it.
package struct ProposalList: Sendable {
  package private(set) var proposals: [TextProposal]
  /// The entries that are none.
  package private(set) var problems: [ProposalProblem] = []

  package init(_ proposals: [TextProposal]) {
    self.proposals = proposals
  }

  /// Reads a JSON list, or one entry by itself.
  ///
  /// - Throws: `JSON5Error` when the bytes are no JSON.
  package init(_ bytes: [UInt8]) throws(JSON5Error) {
    self.init(try JSON5Parser(bytes).parse())
  }

  /// Reads the entries of a list, or one entry by itself.
  package init(_ node: JSON5Node) {
    proposals = []
    let entries = if case .array(let entries) = node.value { entries } else { [node] }
    for (index, entry) in entries.enumerated() {
      do throws(EntryError) {
        var proposal = try Self.proposal(of: entry)
        proposal.number = index + 1
        proposals.append(proposal)
      } catch {
        problems.append(ProposalProblem(index + 1, error.subject, error.message, hint: error.hint))
      }
    }
  }

  /// The members of an entry that say something to `set`.
  private static let members = ["table", "key", "language", "translation", "source", "comment"]
  /// Those of a template that are there to be read.
  private static let information = [
    "state", "role", "uses", "otherUses", "placeholders", "terms", "limit", "current", "others",
  ]

  private struct EntryError: Error {
    let message: String
    var hint: String?
    var subject = ""
  }

  private static func proposal(of node: JSON5Node) throws(EntryError) -> TextProposal {
    guard case .object(let object) = node.value else {
      throw EntryError(message: "an entry is an object with 'key', 'language' and 'translation'")
    }
    let known = members + information
    for member in object where !known.contains(member.name) {
      throw EntryError(
        message: "there is no member '\(member.name)'",
        hint: known.suggestion(for: member.name) ?? "there are \(members.joined(separator: ", "))"
      )
    }
    let values = Dictionary(object.map { ($0.name, $0.value) }) { $1 }
    let key = try string("key", of: values)
    let code = try string("language", of: values)
    guard let key, let code, !code.isEmpty else {
      throw EntryError(message: "'\(key == nil ? "key" : "language")' is missing")
    }
    do throws(EntryError) {
      guard let texts = try texts("translation", of: values) else {
        throw EntryError(message: "'translation' is missing", hint: "leave it empty for no text")
      }
      var proposal = TextProposal(key: key, language: Language(code), texts: texts)
      proposal.table = try string("table", of: values)
      proposal.comment = try string("comment", of: values)
      proposal.sources = try self.texts("source", of: values) ?? [:]
      return proposal
    } catch {
      throw EntryError(message: error.message, hint: error.hint, subject: "'\(key)' in \(code)")
    }
  }

  private static func string(
    _ name: String,
    of values: [String: JSON5Node]
  ) throws(EntryError) -> String? {
    switch values[name]?.value {
    case nil, .other("null"): return nil
    case .string(let text): return text
    default: throw EntryError(message: "'\(name)' is no string")
    }
  }

  /// Reads a text, or an object of texts by the names of their forms.
  private static func texts(
    _ name: String,
    of values: [String: JSON5Node]
  ) throws(EntryError) -> [String: String]? {
    switch values[name]?.value {
    case nil, .other("null"): return nil
    case .string(let text): return [TextProposal.onlyForm: text]
    case .object(let forms):
      var texts: [String: String] = [:]
      for form in forms {
        guard case .string(let text) = form.value.value else {
          throw EntryError(message: "'\(form.name)' of '\(name)' is no string")
        }
        texts[form.name] = text
      }
      return texts
    default:
      throw EntryError(message: "'\(name)' is neither a string nor an object of forms")
    }
  }
}
