import SourceFiles
/// The parameters of a declaration, and their use.
struct Signature: Hashable, Sendable {
  /// How a declaration is called.
  enum Form: String, Sendable {
    case function
    case initializer
    case enumerationCase
    /// A member of `String`, whose key is the string itself.
    case suffix
    /// A method of Objective-C, whose parameters have the parts of its selector as labels.
    case message
    /// A macro that stands for an expression: `#localized("…")`.
    case macro
  }

  /// The place of a type, which tells types of one name apart.
  struct Home: Hashable, Sendable {
    let path: FilePath
    /// The types around it, the outermost first; of an enumeration's case the enumeration as well.
    let outer: [String]
    /// Whether no other file sees it.
    let isPrivate: Bool
    /// Whether it stands in an extension, so that the type itself may be declared elsewhere.
    let isExtension: Bool
    /// The name of the function or the property in whose body it stands, and which alone sees it; nil
    /// for what is not local.
    var body: String?
    /// Whether the type is known for a structure or an enumeration, whose members no other type has.
    var isOfValue = false
  }

  var parameters: [Parameter]
  let form: Form
  var isDisfavored = false
  /// The table that the declaration always looks in; nil where it says nothing of one.
  var table: String?
  /// The composition that a member of `String` makes of its receiver; nil where that is the key as
  /// it is.
  var composition: KeyComposition?
  /// The constant that says the table, where another file may declare it.
  var tableConstant: TableConstant?
  /// Whether the text is changed that was found, so that its placeholders are not the table's.
  var changesText = false
  /// Whether that is all; a declaration may look in several tables, or in one that is not told.
  var hasKnownTable = true
  /// The several tables that it looks in, where all of them are told; empty for the default one.
  var tables: [String] = []
  /// Whether it may hand its keys on, so that other code may name the table.
  var handsOn = false
  /// Whether the declaration always looks in one bundle that is not the app's.
  var namesBundle = false
  /// That bundle, where it is the one of a module.
  var bundle: BundleSource?
  /// Where the type is declared that it belongs to; nil where it belongs to none, and everything
  /// of the name counts.
  var home: Home?
  /// Whether the compiler makes it of the properties, of which not all may be told.
  var isMemberwise = false
  /// Whether the type itself has it, and not its values.
  var isStatic = false
  /// Whether it is a function whose result is a plain string.
  var givesString = false
  /// Whether the string that it is a method of is the text of a key that no table has.
  var bringsReceiver = false
  /// The type that implements a macro; nil where that is not told.
  var implementation: String?

  /// Hashes what tells most declarations of a name apart.
  func hash(into hasher: inout Hasher) {
    for parameter in parameters { hasher.combine(parameter.label) }
    hasher.combine(form)
    hasher.combine(home?.path)
  }

  /// The type whose member a function is; nil for what belongs to none, and for other forms.
  var owner: String? { form == .function ? home?.outer.last : nil }

  /// Whether types that do not tell all their ancestors may have it as a member.
  var isInheritable: Bool { !(home?.isOfValue ?? false) }

  /// Whether it makes keys of texts that are none as they are.
  var composesKeys: Bool {
    composition != nil || parameters.contains { $0.composition != nil }
  }

  /// Whether a string becomes a key in it.
  var isWrapper: Bool {
    form == .suffix || parameters.contains { $0.role == .stringKey || $0.role == .spelledKey }
  }
}
