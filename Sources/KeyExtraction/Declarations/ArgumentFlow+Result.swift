import SourceFiles
import SwiftSource

extension ArgumentFlow {
  /// The uses of the names in a body.
  struct Result {
    var roles: [String: Routine.Role] = [:]
    /// The tables that the calls look in.
    var tables: Set<Table> = []
    /// Whether the text is changed that a call gives.
    var changesText = false
    /// Whether a bundle stands in the call that is not the app's.
    var namesBundle = false
    /// The bundles that the calls name.
    var bundles: Set<Bundle> = []
    /// Whether a key is stored or returned, so that other code may name its table.
    var handsOn = false
    /// The compositions of names before they are keys; empty for those that are keys as they are.
    var compositions: [String: KeyComposition] = [:]
    /// Where the calls are that take a name as their key.
    var sites: [String: [Site]] = [:]
    /// The last names of chains that become keys of the default table, or their texts where it has none: of
    /// `config.titleKey`.
    var members: [Member] = []

    /// Returns the module's bundle that all calls name, or that a parameter says which is left out.
    func bundle(_ values: [String: BundleSource] = [:]) -> BundleSource? {
      guard bundles.count == 1 else { return nil }
      switch bundles.first {
      case .of(let source): return source
      case .given(let name): return values[name]
      case .unknown, nil: return nil
      }
    }

    var hasKey: Bool { roles.values.contains { $0.isKey } }

    /// Whether the string that it is a method of is the text of a key that no table has.
    var bringsReceiver: Bool { roles["self"]?.isValue ?? false }

    /// Counts the uses of a name as those of another one.
    mutating func rename(_ name: String, to other: String) {
      guard roles[other] == nil, let role = roles[name] else { return }
      (roles[name], roles[other]) = (nil, role)
      (sites[other], sites[name]) = (sites[name], nil)
      (compositions[other], compositions[name]) = (compositions[name], nil)
    }

    /// Returns what becomes of all names but some.
    func without(_ names: [String]) -> Result {
      guard hasKey else { return Result() }
      var rest = self
      for name in names { rest.remove(name) }
      return rest.hasKey ? rest : Result()
    }

    /// Returns what becomes of properties, under the names of the parameters that they get.
    func given(by stored: [DeclarationReader.StoredName]) -> Result {
      guard hasKey else { return Result() }
      var given = self
      (given.roles, given.sites, given.compositions) = ([:], [:], [:])
      for name in stored {
        guard let role = roles[name.property] else { continue }
        given.compose(name.value, as: role, by: compositions[name.property])
        given.roles[name.value] = role
        given.sites[name.value, default: []] += sites[name.property] ?? []
      }
      given.tables = Set(
        tables.map { table in
          guard case .given(let property) = table else { return table }
          return stored.first { $0.property == property }.map { .given(by: $0.value) } ?? table
        }
      )
      given.bundles = Set(
        bundles.map { bundle in
          guard case .given(let property) = bundle else { return bundle }
          return stored.first { $0.property == property }.map { .given(by: $0.value) } ?? bundle
        }
      )
      return given
    }

    func merging(_ other: Result) -> Result {
      var merged = self
      merged.merge(other)
      return merged
    }

    mutating func merge(_ other: Result) {
      members += other.members
      // Nearly no body hands anything on.
      if other.roles.isEmpty { return }
      for (name, role) in other.roles where !compositions.isEmpty || !other.compositions.isEmpty {
        compose(name, as: role, by: other.compositions[name])
      }
      roles.merge(other.roles) { first, _ in first }
      tables.formUnion(other.tables)
      bundles.formUnion(other.bundles)
      namesBundle = namesBundle || other.namesBundle
      handsOn = handsOn || other.handsOn
      changesText = changesText || other.changesText
      // In their place, since a body may have many calls of one name.
      for (name, more) in other.sites { sites[name, default: []] += more }
    }

    /// Forgets what becomes of a name.
    mutating func remove(_ name: String) {
      (roles[name], sites[name], compositions[name]) = (nil, nil, nil)
    }

    /// Forgets the calls in some places, where a name means something else.
    mutating func forget(_ name: String, inPlaces places: [Range<Int>]) {
      sites[name]?.removeAll { site in places.contains { $0.contains(site.offset) } }
      if sites[name]?.isEmpty ?? false { remove(name) }
    }

    /// Adds a name that becomes a key by some calls of what is made of it.
    mutating func add(_ text: ComposedName, as composition: KeyComposition?, _ newSites: [Site]) {
      compose(text.name, as: .stringKey, by: composition)
      if !(roles[text.name]?.isKey ?? false) { roles[text.name] = .stringKey }
      sites[text.name, default: []] += newSites.map { site in
        var site = site
        site.composesKey = site.composesKey || !text.affixes.isEmpty
        return site
      }
    }

    /// Lets no key that is put together be one that has to be in a table.
    mutating func doubtComposedKeys() {
      for (name, composition) in compositions where composition.addsAffixes {
        compositions[name]?.isCertain = false
      }
    }

    /// Notes one more way to make keys of a name, which gets a role.
    private mutating func compose(
      _ name: String,
      as role: Routine.Role,
      by composition: KeyComposition?
    ) {
      guard role.isKey else { return }
      let isKnown = roles[name]?.isKey ?? false
      compositions[name] =
        isKnown ? .union(compositions[name], composition) : composition
    }

    /// Returns the table that all calls look in whose table is none of the parameters, or the value of
    /// one that is left out; it is not known where there are several, or one that is reported
    /// elsewhere.
    func table(besides parameters: [String], _ values: [String: Table] = [:]) -> TableName {
      let others = Set(
        tables.compactMap { table in
          guard case .given(let name) = table, parameters.contains(name) else { return table }
          return values[name]
        }
      )
      guard others.count <= 1 else {
        let names = others.compactMap { if case .named(let name) = $0 { name } else { nil } }
        return TableName(isKnown: false, names: names.count == others.count ? names.sorted() : [])
      }
      switch others.first {
      case .named(let name): return TableName(name: name.isEmpty ? nil : name)
      case nil: return TableName()
      case .constant(let constant): return TableName(isKnown: false, constant: constant)
      case .given(let name): return TableName(isKnown: false, variable: name)
      case .unknown: return TableName(isKnown: false)
      }
    }
  }

  /// The last name of a chain, by its token.
  struct Member {
    let token: Int
    let role: Routine.Role
    /// The call that it stands in.
    let site: Site
  }

  /// The table that all calls look in, as far as it is known.
  struct TableName {
    var name: String?
    var isKnown = true
    /// The names of several tables that calls look in, which is empty for the default one; none where one of
    /// them is not told.
    var names: [String] = []
    /// The constant of another file that tells it otherwise.
    var constant: TableConstant?
    /// The name that tells it, which is no parameter's.
    var variable: String?
    /// Whether the keys may be handed on, so that other code may name the table.
    var handsOn = false
  }

  /// Where a call looks.
  enum Table: Hashable {
    /// In the table of a name, which is empty for the default one.
    case named(String)
    /// In the one that a variable or a parameter says.
    case given(by: String)
    /// In the one that a constant says which this file does not declare.
    case constant(TableConstant)
    case unknown
  }

  /// In which bundle a call looks.
  enum Bundle: Hashable {
    /// In that of a module.
    case of(BundleSource)
    /// In the one that a variable or a parameter says.
    case given(by: String)
    /// In the app's, or in one that is not told.
    case unknown
  }

  /// A call, by the offset of the routine's name.
  struct Site {
    let offset: Int
    let callee: String
    /// Whether the key is more than the name, so that the call itself says how some keys are
    /// called.
    var composesKey: Bool
  }
}

extension Declarations {
  /// Notes the calls that a declaration hands some of its parameters on to.
  mutating func note(_ flow: ArgumentFlow.Result, of names: [String]) {
    for site in names.flatMap({ flow.sites[$0] ?? [] }) { note(site: site) }
  }

  /// Notes a call whose key is told where the declaration is called.
  mutating func note(site: ArgumentFlow.Site) {
    if !site.composesKey { facts.understoodSites.insert(site.offset) }
    facts.callees.insert(site.callee)
  }
}
