import SourceFiles
import SwiftSource

/// Returns which texts a Swift expression can be, as far as tokens and declarations make it
/// evident.
///
/// It follows names to their declarations in any file: constants, choices, what functions return,
/// raw values of enumerations, elements of literal collections. What can be anything is unknown, and
/// so is what only a running program could tell.
struct TextEvaluator {
  let list: TokenList
  var names: NameScope
  /// The texts of the function's parameters in the call that is followed.
  var arguments: [String: Texts] = [:]
  /// Steps that may still be taken, so that no expression costs more than constant time beyond its
  /// own length.
  var budget: Int
  private(set) var depth = 0
  /// The shared answers.
  let sharedTexts: SharedTexts
  /// The files that the texts found so far rest on.
  var trace = Trace()
  /// The declarations that are being followed, each with what it was called with.
  var active: Set<Activation> = []
  /// The type that `Self` is in the members that are followed.
  var heir = Heir.any
  /// Finds the project's own functions of a name, and says whether the file sees one.
  var functions: (find: (String) -> [Signature], canSee: (Signature) -> Bool) = (
    { _ in [] }, { _ in true }
  )

  /// Whether the texts are shown, and not looked up.
  var isShown = false

  /// Returns whether an initializer of a type shows what it takes for a property.
  var takesText: (_ property: String, _ type: String) -> Bool = { _, _ in false }

  /// A declaration that is followed to its texts.
  struct Activation: Hashable {
    let path: FilePath
    let start: Int
    let steps: ArraySlice<Step>
    let arguments: [String: Texts]
    let heir: Heir
  }

  static let depthLimit = 64

  /// Why the texts of an expression are not known that leads too far.
  static let tooLong = "it is too long to follow"

  /// A way from a value to a part of it.
  enum Step: Hashable, Sendable {
    /// The elements that iterating over it yields.
    case element
    /// The element that a subscript of it yields.
    case item
    case component(Int)
    /// The component or property of a name, and the type that has it where that is told.
    case label(String, of: String? = nil)
    /// The name of the enumeration's case that it is.
    case caseName
  }

  init(_ list: TokenList, _ names: NameScope, sharing texts: SharedTexts, budget: Int = 4000) {
    sharedTexts = texts
    self.list = list
    self.names = names
    self.budget = budget
  }

  var index: TypeIndex { names.index }

  /// Where the expression stands.
  var place: SourcePlace? {
    names.file.map { SourcePlace(path: $0.path, offset: $0.offset(of: names.position)) }
  }

  /// Returns the texts of an expression, or of what steps from its value lead to.
  mutating func texts(of expression: Range<Int>, _ steps: ArraySlice<Step> = []) -> Texts {
    guard depth == 0, let owner = names.owner else { return texts(ofPart: expression, steps) }
    let found = texts(inheritedFrom: owner) {
      $0.texts(ofPart: expression, steps)
    } by: { evaluator, heir in
      evaluator.names.inherited(by: heir).map { names in
        evaluator.delegate(evaluator.list, names) { $0.texts(ofPart: expression, steps) }
      }
    }
    return found ?? .unknown()
  }

  private mutating func texts(ofPart expression: Range<Int>, _ steps: ArraySlice<Step>) -> Texts {
    guard canGoOn else { return .unknown(Self.tooLong) }
    spend(1)
    depth += 1
    trace.deepest = max(trace.deepest, depth)
    defer { depth -= 1 }
    let expression = list.expression(in: expression)
    switch expression.shape {
    case .statement: return texts(ofBody: expression.range, steps)
    case .conditional(let left, let right), .coalescing(let left, let right):
      let branches = isShown ? list.branchesNotGivenBack(of: expression) : nil
      return (branches ?? [left, right]).map { texts(of: $0, steps) }.joined()
    case .sum(let operands): return texts(ofSum: operands, steps)
    case .tuple(let parts): return texts(ofTuple: parts, steps)
    case .literal(let token): return steps.isEmpty ? texts(ofLiteral: token) : .unknown()
    case .collection(let bracket): return texts(ofCollection: bracket, steps)
    case .name(let name) where list.keyword(name) == .nil: return .none
    case .name(let name): return texts(ofName: list.text(name), steps)
    case .nothing, .closure, .parenthesized, .other: return .unknown()
    case .initializer, .calledClosure, .chain: return texts(ofChain: expression.range, steps)
    }
  }

  /// Lets another evaluator go on with what may still be spent.
  mutating func delegate(
    _ list: TokenList,
    _ names: NameScope,
    _ arguments: [String: Texts]? = nil,
    _ work: (inout TextEvaluator) -> Texts
  ) -> Texts {
    guard canGoOn else { return .unknown(Self.tooLong) }
    spend(1)
    var other = TextEvaluator(list, names, sharing: sharedTexts, budget: budget)
    other.depth = depth + 1
    other.active = active
    other.functions = functions
    other.isShown = isShown
    other.takesText = takesText
    other.heir = heir
    other.arguments = arguments ?? self.arguments
    other.trace = trace
    other.trace.deepest = max(trace.deepest, depth + 1)
    defer { (budget, trace) = (other.budget, other.trace) }
    return work(&other)
  }

  /// Whether a further step may be taken.
  private var canGoOn: Bool {
    mutating get {
      if depth >= Self.depthLimit { trace.isCut = true }
      return depth < Self.depthLimit && budget > 0
    }
  }

  /// Returns the type of an expression, where it is evident.
  func type(of expression: Range<Int>) -> TypeName? {
    let last = expression.upperBound - 1
    if list.kind(last) == .identifier {
      // A type's own name, whatever it is a member of.
      let name = list.text(last)
      if name.utf8.first.map({ "A"..."Z" ~= $0 }) ?? false, index.isDeclared(name) {
        return index.resolved(TypeName(name))
      }
    }
    var typer = ExpressionTyper(list, names)
    return typer.type(of: expression).map(index.resolved)
  }

  private mutating func texts(ofSum operands: [Range<Int>], _ steps: ArraySlice<Step>) -> Texts {
    if !steps.isEmpty { return operands.map { texts(of: $0, steps) }.joined() }
    return operands.reduce(Texts("")) { $0.followed(by: texts(of: $1)) }
  }

  private mutating func texts(ofTuple parts: [Range<Int>], _ steps: ArraySlice<Step>) -> Texts {
    switch steps.first {
    case .component(let position) where parts.indices.contains(position):
      return texts(of: list.labelAndValue(of: parts[position]).value, steps.dropFirst())
    case .label(let name, _):
      let part = parts.lazy.map(list.labelAndValue).first { $0.label == name }
      return part.map { texts(of: $0.value, steps.dropFirst()) } ?? .unknown()
    default: return .unknown()
    }
  }

  // MARK: - Literals

  private mutating func texts(ofLiteral token: Int) -> Texts {
    guard let literal = SwiftLiteral(list.bytes, in: list[token].range) else { return .unknown() }
    if isShown, let file = names.file {
      let place = SourcePlace(path: file.path, offset: file.start + list[token].start)
      trace.origins.insert(place)
    }
    return literal.segments.reduce(Texts("")) { texts, segment in
      switch segment {
      case .text(let text): texts.followed(by: Texts(text))
      case .interpolation(let range): texts.followed(by: self.texts(ofInterpolation: range))
      }
    }
  }

  private mutating func texts(ofInterpolation bytes: Range<Int>) -> Texts {
    guard let file = names.file else { return .unknown() }
    let nested = TokenList(list.bytes, .swift, in: bytes)
    guard !nested.range.isEmpty, nested.split(nested.range).count == 1 else { return .unknown() }
    return delegate(nested, file.names(of: nested, at: 0)) { $0.description(of: nested.range) }
  }

  private mutating func texts(ofCollection bracket: Int, _ steps: ArraySlice<Step>) -> Texts {
    let rest = steps.dropFirst()
    guard let step = steps.first, step == .element || step == .item else { return .unknown() }
    return list.entries(in: bracket).map { entry in
      guard let key = entry.key else { return texts(of: entry.value, rest) }
      // A dictionary of dictionaries has the texts of each language.
      if isShown, step == .item, rest.first == .item { return .none }
      if step == .item { return texts(of: entry.value, rest) }
      switch rest.first {
      case .component(0), .label("key", _): return texts(of: key, rest.dropFirst())
      case .component(1), .label("value", _): return texts(of: entry.value, rest.dropFirst())
      default: return .unknown()
      }
    }.joined()
  }

  // MARK: - Bodies

  /// Returns the texts that the statements of a body yield.
  mutating func texts(ofBody body: Range<Int>, _ steps: ArraySlice<Step> = []) -> Texts {
    guard let file = names.file else { return .unknown() }
    let all = list.results(inBody: body)
    let reached = all.filter { mayBeReached($0.lowerBound, in: body) }
    if reached.isEmpty { return .unknown() }
    let results = isShown ? reached.filter { !list.isGivenBack($0, in: body) } : reached
    return results.map { result in
      // Names that the body declares are known from there on.
      delegate(list, file.names(of: list, at: result.lowerBound)) { $0.texts(of: result, steps) }
    }.joined()
  }
}
