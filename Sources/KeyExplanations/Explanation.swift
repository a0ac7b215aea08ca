package import Diagnostics
package import LocalizationModel
package import SourceFiles

/// The facts about a key, a text, or a place in a file, and their reasons.
package struct Explanation: Sendable {
  /// The question, as it was typed.
  package let question: String
  /// The facts at the place, or about the text.
  package var facts: [Fact] = []
  package var keys: [KeyExplanation] = []
  /// The thing that was looked for in vain.
  package var failure: String?

  /// A sentence about a place.
  package struct Fact: Hashable, Sendable {
    package let location: SourceLocation
    package let message: String

    /// Whether it is about the file as a whole.
    package var isOfFile: Bool { location == SourceLocation(path: location.path) }
  }

  package var isFound: Bool { failure == nil }
}

/// A key of a table, or one that no table has: its uses, its text, and what rules say of it.
package struct KeyExplanation: Sendable {
  package let key: String
  /// The name of the table.
  package let table: String
  /// Where the table has the key; nil where none has it.
  package let location: SourceLocation?
  /// Special facts about the table or the key, such as that no target includes it.
  package var remarks: [String] = []
  package var uses: [KeyUse] = []
  /// The calls with unknown keys that may use it, where no other call does.
  package var possibleUses: [DynamicSite] = []
  /// The literals that may be meant for it, where a rule counts them as uses.
  package var mentions: [SourceLocation] = []
  /// The languages that need a text, and what says so.
  package var needed: (languages: [Language], reason: String) = ([], "")
  package var texts: [KeyText] = []
  package var findings: [Diagnostic] = []
  package var suppressed: [SuppressedFinding] = []
  package var withheld: [WithheldFinding] = []
}

/// A call that uses a key.
package struct KeyUse: Sendable {
  package let reference: KeyReference
  /// The declarations through which the literal travels, the first one that which the call names.
  package var chain: [Step] = []
  /// The literals that may be the value of which the call makes its key.
  package var values: [SourceLocation] = []
  /// The outermost declaration around the call that nothing names, as far as a finding rests on that; nil
  /// for none.
  package var unusedCode: NamedDeclaration?
  /// A table that is nearer to the call, and answers rather; nil where none is.
  package var nearerTable: SourceLocation?

  /// A declaration that makes a key of its parameter, and where it asks the next function.
  package struct Step: Sendable {
    package let link: KeyLink
    package let location: SourceLocation
    package let site: SourceLocation?
  }
}

/// The text of a key in a language, or one of its forms, and how far it is.
package struct KeyText: Sendable {
  package let language: Language
  /// The name of the plural or device form; empty where there is one text.
  package let form: String
  package let text: String?
  package let status: TextStatus?
}
