import LocalizationModel
import SwiftSource

/// A function, initializer, method or macro of whose arguments at least one is a key.
///
/// It is a reference, because every call looks at some, and copies of ten parts would be counted.
package final class Routine: Sendable {
  /// The name before the parenthesis: of an initializer the type's name.
  package let name: String
  /// The roles of the unlabeled arguments, from the first on; in C, of all arguments.
  package let unlabeled: [Role]
  /// The roles of the labelled arguments, by their labels; so few that a list is searched faster than
  /// a dictionary.
  let labels: [LabelledRole]
  let form: Form
  /// The modules of which a file must import one before the name means this; empty where it always
  /// does.
  let modules: Set<String>
  /// Whether the same argument takes a plain string, which is no key.
  let acceptsStrings: Bool
  /// The project's own declarations of the name; empty for the frameworks' routines.
  let overloads: [Signature]
  /// The type or receiver that must stand before the name: a type and a dot, or the receiver of a
  /// message; nil for anything.
  let qualifier: String?
  /// The table of a call that names none.
  let table: String?
  /// Whether a person or a build setting names it.
  let isCustom: Bool
  /// Whether a call with fewer labels is that of another method of the name.
  let wantsAllLabels: Bool

  /// An argument's label, and what stands behind it.
  struct LabelledRole: Hashable, Sendable {
    let label: String
    let role: Role
  }

  /// How the routine is called.
  enum Form: Hashable, Sendable {
    /// By its name: `Text("…")`.
    case free
    /// After a dot: `view.navigationTitle("…")`.
    case member
    /// As an Objective-C message, the first part of whose selector is the name.
    case message
    /// After the key itself and a dot: `"key".localized`.
    case suffix
    /// As an attribute: `@Localized("…")`.
    case attribute
    /// As a Swift macro: `#localized("…")`.
    case macro
    /// As a property that types declare: `var errorDescription: String?`.
    case declaration
    /// As a property that is assigned to: `label.text = title`.
    case assignment
  }

  /// Whether its name may stand before a parenthesis, to be given the key there.
  var isCallable: Bool { form != .declaration && form != .assignment }

  /// The part of an argument in the look-up.
  package enum Role: String, Sendable {
    /// A key of a localizable type: an interpolation becomes a format specifier.
    case localizableKey
    /// The same, of a type whose `.init("…")` takes a localizable type itself.
    case localizableResource
    /// A key that is a `String`: parts joined by `+` are one key, and interpolation is a mistake.
    case stringKey
    /// A key that the words of an argument spell, as a macro of C makes it by `@#key`.
    case spelledKey
    /// Phrases for Siri, the first of which is a key of the table AppShortcuts.
    case phrases
    /// The summary of an intent's parameters, which stand in the key as tokens: `${name}`.
    case parameterSummary
    case table
    case bundle
    case value
    /// The same, of a localizable type: an interpolation becomes a format specifier.
    case localizableValue
    case comment
    /// A text beside a key that is called like a comment and may be none.
    case remark
    /// The number, the text, or the width that chooses between the texts of the key.
    case number, choice, width
    /// The arguments that a named routine puts into the text, one or several.
    case arguments
    /// Nothing that a look-up needs.
    case other

    var isKey: Bool {
      switch self {
      case .localizableKey, .localizableResource, .stringKey, .spelledKey, .phrases,
        .parameterSummary:
        true
      case .table, .bundle, .value, .localizableValue, .comment, .remark, .number, .choice,
        .width, .arguments, .other:
        false
      }
    }

    /// Whether it is the text of a key that no table has.
    var isValue: Bool { self == .value || self == .localizableValue }

    /// The role of a parameter that is handed on in this one, by the names of the parameter: what is
    /// called a comment is one, though a look-up gets it as the text of a key that no table has.
    func ofParameter(called names: String?...) -> Role {
      isValue && names.contains("comment") ? .comment : self
    }

    /// Whether it is a key of a localizable type.
    var isLocalizable: Bool { self == .localizableKey || self == .localizableResource }

    /// The role of literals in such an argument.
    var ofLiterals: LiteralRole { self == .localizableResource ? .resource : .key }

    init(ofLiterals role: LiteralRole) {
      self = role == .resource ? .localizableResource : .localizableKey
    }
  }

  init(
    _ name: String,
    unlabeled: [Role] = [],
    labels: [String: Role] = [:],
    form: Form = .free,
    modules: Set<String> = [],
    acceptsStrings: Bool = false,
    qualifier: String? = nil,
    table: String? = nil
  ) {
    self.name = name
    self.unlabeled = unlabeled
    self.labels = labels.map(LabelledRole.init).sorted { $0.label < $1.label }
    self.form = form
    self.modules = modules
    self.acceptsStrings = acceptsStrings
    self.qualifier = qualifier
    self.table = table
    overloads = []
    isCustom = false
    wantsAllLabels = false
  }

  /// Makes a routine of what the project declares, or a package in a module.
  init(
    declared name: String,
    overloads: [Signature],
    form: Form = .free,
    modules: Set<String> = []
  ) {
    self.name = name
    unlabeled = []
    labels = []
    self.form = form
    self.modules = modules
    acceptsStrings = false
    qualifier = nil
    table = nil
    self.overloads = overloads
    isCustom = false
    wantsAllLabels = false
  }

  private init(_ other: Routine, _ overloads: [Signature], isCustom: Bool, wantsAllLabels: Bool) {
    name = other.name
    unlabeled = other.unlabeled
    labels = other.labels
    form = other.form
    modules = other.modules
    acceptsStrings = other.acceptsStrings
    qualifier = other.qualifier
    table = other.table
    self.overloads = overloads
    self.isCustom = isCustom
    self.wantsAllLabels = wantsAllLabels
  }

  /// Returns the routine with some of its overloads.
  func with(_ overloads: [Signature]) -> Routine {
    Routine(self, overloads, isCustom: isCustom, wantsAllLabels: wantsAllLabels)
  }

  /// The routine as one that a person or a build setting names.
  var custom: Routine { Routine(self, overloads, isCustom: true, wantsAllLabels: wantsAllLabels) }

  /// Returns the routine where a call with fewer labels is that of another method, or is not.
  func wantingAllLabels(_ wantsAllLabels: Bool) -> Routine {
    Routine(self, overloads, isCustom: isCustom, wantsAllLabels: wantsAllLabels)
  }

  /// Returns what each argument of a call with these labels is.
  func roles(of argumentLabels: [String?]) -> [Role?] {
    if !overloads.isEmpty { return declaredRoles(of: argumentLabels) }
    return argumentLabels.enumerated().map { role(of: $1, at: $0) }
  }

  /// Returns what an argument of a call of a framework's routine is.
  private func role(of label: String?, at position: Int) -> Role? {
    if let label { return labels.first { $0.label == label }?.role }
    if position < unlabeled.count { return unlabeled[position] }
    return unlabeled.last == .arguments ? .arguments : nil
  }

  /// Returns whether a call with these labels gives a key.
  func takesKey(labels argumentLabels: [String?]) -> Bool {
    roles(of: argumentLabels).contains { $0?.isKey ?? false }
  }

  /// A literal is a key where an overload takes one, unless another takes a plain string there, which
  /// is what a literal is first of all: then that overload says what becomes of it.
  private func declaredRoles(of argumentLabels: [String?]) -> [Role?] {
    var candidates = candidates(for: argumentLabels)
    if candidates.isEmpty { candidates = self.candidates(for: argumentLabels, leavingOut: true) }
    var roles = argumentLabels.indices.map { position in
      let prefersString = candidates.contains { signature, parameters in
        parameters[position].isString && !signature.isDisfavored
      }
      let role = candidates.lazy.compactMap { $0.1[position].role }.first
      guard role?.isLocalizable ?? false, prefersString else { return role }
      return candidates.lazy.map { $0.1[position] }.filter(\.isString).compactMap(\.role).first
    }
    addComment(to: &roles, of: argumentLabels, candidates)
    return roles
  }

  /// Returns the overloads that a call may mean, with the parameters that it fills; `leavingOut` lets
  /// memberwise initializers have values that are not told for any property.
  ///
  /// An overload that the call gives all that it needs is meant rather than one with more parameters.
  func candidates(
    for argumentLabels: [String?],
    leavingOut: Bool = false
  ) -> [(Signature, [Parameter])] {
    let all = overloads.compactMap { signature -> (Signature, [Parameter])? in
      if leavingOut, !signature.isMemberwise { return nil }
      return signature.parameters(for: argumentLabels, leavingOut: leavingOut).map {
        (signature, $0)
      }
    }
    let complete = all.count > 1 ? all.filter { $0.0.isComplete(with: $0.1) } : all
    return complete.isEmpty ? all : complete
  }

  /// Returns what the literals of an argument become, where that is more than its role tells.
  func tuple(at position: Int, labels argumentLabels: [String?]) -> LiteralRole? {
    if overloads.isEmpty { return nil }
    return overloads.lazy.compactMap { $0.parameters(for: argumentLabels)?[position].tuple }.first
  }

  /// Returns whether the text is changed that a call with these labels finds.
  func changesText(_ argumentLabels: [String?]) -> Bool {
    !overloads.isEmpty && candidates(for: argumentLabels).contains { $0.0.changesText }
  }

  /// Returns whether a call with these labels looks in a bundle that the routine names.
  func namesBundle(_ argumentLabels: [String?]) -> Bool {
    guard overloads.contains(where: \.namesBundle) else { return false }
    return candidates(for: argumentLabels).allSatisfy { $0.0.namesBundle }
  }

  /// Returns whether the string that a call with these labels is a method of is the text of its
  /// key.
  func bringsReceiver(_ argumentLabels: [String?]) -> Bool {
    overloads.contains(where: \.bringsReceiver)
      && candidates(for: argumentLabels).contains { $0.0.bringsReceiver }
  }

  /// Returns the module's bundle that a call with these labels looks in if it names none.
  func bundle(of argumentLabels: [String?]) -> BundleSource? {
    guard overloads.contains(where: { $0.bundle != nil }) else { return nil }
    let bundles = Set(candidates(for: argumentLabels).map(\.0.bundle))
    return bundles.count == 1 ? bundles.first ?? nil : nil
  }

  /// Returns what is made of an argument, or of the receiver without a position, before it is a key; nil
  /// where it is one as it is.
  func composition(at position: Int?, labels argumentLabels: [String?]) -> KeyComposition? {
    guard overloads.contains(where: \.composesKeys) else { return nil }
    let ways = candidates(for: argumentLabels).flatMap { signature, parameters in
      guard let position else { return signature.form == .suffix ? [signature.composition] : [] }
      return parameters[position].isKey ? [parameters[position].composition] : []
    }
    guard let first = ways.first else { return nil }
    return ways.reduce(first, KeyComposition.union)
  }

  /// Returns the parts of an argument that become keys; none where it is a key as a whole, or where the
  /// declarations that the call may mean do not agree.
  func parts(at position: Int, labels argumentLabels: [String?]) -> [PartPath] {
    guard overloads.contains(where: { $0.parameters.contains { !$0.parts.isEmpty } }) else {
      return []
    }
    let candidates = candidates(for: argumentLabels).map { $1[position] }
    let ways = Set(candidates.filter(\.isKey).map(\.parts))
    return ways.count == 1 ? ways.first ?? [] : []
  }

  /// Returns the table that a call with these labels looks in if it names none; it is not known where
  /// the declarations that the call may mean do not agree, nor where the call is that of another
  /// method of a framework's name.
  func fixedTable(of argumentLabels: [String?]) -> (name: String?, isKnown: Bool) {
    if overloads.isEmpty { return (table, hasAllLabels(argumentLabels)) }
    let meant = candidates(for: argumentLabels).lazy.map(\.0)
      .filter { $0.form == .suffix || $0.parameters.contains(where: \.isKey) }
    guard let first = meant.first else { return (nil, true) }
    let isKnown = first.hasKnownTable && meant.allSatisfy { $0.table == first.table }
    return (isKnown ? first.table : nil, isKnown)
  }

  /// Returns the tables that a call with these labels looks in one after the other; none where it looks in
  /// one, or not all of them are told.
  func tables(of argumentLabels: [String?]) -> [String] {
    let meant = candidates(for: argumentLabels).lazy.map(\.0)
      .filter { $0.form == .suffix || $0.parameters.contains(where: \.isKey) }
    guard let first = meant.first, meant.allSatisfy({ $0.tables == first.tables }) else {
      return []
    }
    return first.tables
  }

  /// Returns whether a call has all labels of a routine that leaves out none.
  func hasAllLabels(_ argumentLabels: [String?]) -> Bool {
    !wantsAllLabels || labels.allSatisfy { argumentLabels.contains($0.label) }
  }

  /// How a key is understood that is an argument with a role.
  func origin(of role: Role) -> KeyReference.Origin {
    // What shows a string beside a literal shows this as it is, too.
    if overloads.isEmpty { return isCustom ? .custom : isDisplay ? .value : .argument }
    return role.isLocalizable ? .declaration : .wrapper
  }

  /// Whether it makes a localizable value of a string that is not a literal.
  var convertsStrings: Bool { name == "LocalizedStringKey" || name == "LocalizationValue" }

  /// Whether it is a view of SwiftUI, or a modifier of one.
  var isOfView: Bool { overloads.isEmpty && modules.contains("SwiftUI") && !convertsStrings }

  /// Whether the key is a `String`.
  var takesStrings: Bool {
    unlabeled.contains(.stringKey) || labels.contains { $0.role == .stringKey }
  }
}

extension Routine: Hashable {
  package static func == (left: Routine, right: Routine) -> Bool {
    if left === right { return true }
    return left.name == right.name && left.form == right.form
      && left.unlabeled == right.unlabeled && left.labels == right.labels
      && left.modules == right.modules && left.acceptsStrings == right.acceptsStrings
      && left.overloads == right.overloads && left.qualifier == right.qualifier
      && left.table == right.table && left.isCustom == right.isCustom
      && left.wantsAllLabels == right.wantsAllLabels
  }

  /// Hashes what tells most routines apart.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(form)
    hasher.combine(overloads)
  }
}

extension Routine {
  /// Returns the four forms that Apple's macros have, which a routine of one's own has as well.
  ///
  /// The unlabeled arguments are C's; Swift gives the same by label, in any order and subset.
  package static func family(_ name: String) -> [Routine] {
    let shapes: [(suffix: String, unlabeled: [Role])] = [
      ("", [.stringKey, .comment]),
      ("FromTable", [.stringKey, .table, .comment]),
      ("FromTableInBundle", [.stringKey, .table, .bundle, .comment]),
      ("WithDefaultValue", [.stringKey, .table, .bundle, .value, .comment]),
    ]
    return shapes.map { shape in
      Routine(name + shape.suffix, unlabeled: shape.unlabeled, labels: detailLabels)
    }
  }

  /// The names that may stand before a framework's type and a dot: a module, or the type around it.
  static let qualifiers: Set<String> = [
    "AccessibilityComponent", "AlarmPresentation", "AppIntents", "Foundation", "String", "Swift",
    "SwiftUI", "Tips", "WidgetKit",
  ]

  /// The labels that stand beside a key in Foundation.
  static let detailLabels: [String: Role] = [
    "tableName": .table, "table": .table, "bundle": .bundle, "value": .value,
    "defaultValue": .value, "comment": .comment,
  ]

  /// Those of them that name a table, to be compared with tokens.
  static let tableLabels = Vocabulary(detailLabels.filter { $0.value == .table }.keys)
}
