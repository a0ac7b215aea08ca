import LocalizationModel
import Platform
import SourceFiles
import SwiftSource

/// Finds the macros, functions and methods of an Objective-C or C file that hand a parameter on to a
/// routine as its key.
struct ObjectiveCWrappers {
  private let list: TokenList
  private let outline: Outline
  private let routines: RoutineTable
  private let flow: ArgumentFlow
  private let path: FilePath

  init(_ unit: SourceUnit, _ routines: RoutineTable) {
    list = unit.tokens
    outline = unit.outline
    path = unit.path
    self.routines = routines
    flow = ArgumentFlow(unit, routines)
  }

  private func word(_ index: Int) -> Word { routines.vocabulary.word(index, of: list) }

  /// Reads the whole file.
  func declarations() -> Declarations {
    var declarations = Declarations()
    declarations.readClasses(in: list.bytes)
    addInspectables(to: &declarations)
    var home: Signature.Home?
    for item in outline.items {
      switch item.kind {
      case .classType, .extensionOfType:
        home = Signature.Home(
          path: path,
          outer: [list.text(item.name)],
          isPrivate: false,
          isExtension: item.kind == .extensionOfType
        )
      case .function:
        guard let head = list.functionHead(at: item.name) else { continue }
        let home = homeOfPrivate(item)
        add(.init(head, in: list), as: .function, at: item.name, of: home, to: &declarations)
      case .macro:
        if let head = list.macroHead(at: item.name) {
          let home = homeOfPrivate(item)
          let head = CSignature(head, in: list)
          add(head, as: .function, at: item.name, of: home, isMacro: true, to: &declarations)
        } else {
          addOtherName(item, to: &declarations)
        }
      case .method:
        guard let head = list.methodHead(at: item.keyword) else { continue }
        let method = CSignature(head, in: list)
        let isOfClass = list[item.keyword].kind == .plus
        if !addAccessor(method, isOfClass: isOfClass, of: home, to: &declarations) {
          add(method, as: .message, at: item.keyword, of: home, to: &declarations)
        }
      default: break
      }
    }
    return declarations
  }

  /// Adds `@property (nonatomic) IBInspectable NSString *titleKey;`.
  private func addInspectables(to declarations: inout Declarations) {
    guard list.bytes[...].firstOccurrence(of: Array(Inspectable.spelling.utf8)) != nil else {
      return
    }
    var owner = (name: "", isExtension: false)
    for index in list.range where list.kind(index) == .identifier {
      if list.isAttribute(index), list.text(index) == "interface",
        let name = list.name(introducedBy: index)
      {
        owner = (list.text(name), list.isCalled(name))
      }
      if Inspectable.word.contains(index, of: list),
        let name = list.objectName(behind: index, of: "NSString")
      {
        declarations.add(
          list.text(name),
          Inspectable(in: owner.name, isExtension: owner.isExtension, .ofSetter)
        )
      }
    }
  }

  /// Returns the home of a macro or a static function that no other file sees; nil of all others.
  private func homeOfPrivate(_ item: Outline.Item) -> Signature.Home? {
    guard !["h", "pch"].contains(path.fileExtension),
      item.kind == .macro || list.isStaticFunction(at: item.name)
    else { return nil }
    return Signature.Home(path: path, outer: [], isPrivate: true, isExtension: false)
  }

  /// Adds what hands one of its parameters on, or the string that it is a method of.
  private func add(
    _ head: CSignature,
    as form: Signature.Form,
    at token: Int,
    of home: Signature.Home? = nil,
    isMacro: Bool = false,
    to declarations: inout Declarations
  ) {
    let ofString = home.map { Self.strings.contains($0.outer.last ?? "") } ?? false
    guard ofString || !head.parameters.isEmpty else { return }
    var flow = flow.flow(in: head.body)
    // A function's own parameter is a word like any other to a macro that makes a text of it.
    if !isMacro { flow.roles = flow.roles.filter { $0.value != .spelledKey } }
    let isSuffix = ofString && flow.roles["self"]?.isKey ?? false
    let names = isSuffix ? ["self"] : head.parameters.map(\.name)
    guard names.contains(where: { flow.roles[$0]?.isKey ?? false }) else { return }
    declarations.note(flow, of: names)
    let table = flow.table(besides: head.parameters.map(\.name))
    var parameters = head.parameters.map { written in
      let role = flow.roles[written.name]?.ofParameter(called: written.name, written.label)
      var parameter = Parameter(label: written.label, role: role)
      parameter.composition = flow.compositions[written.name]
      return parameter
    }
    if head.isVariadic, form == .function { parameters.append(.anyNumber) }
    let signature = Signature(
      parameters: parameters,
      form: isSuffix ? .suffix : form,
      table: table.name,
      composition: isSuffix ? flow.compositions["self"] : nil,
      changesText: flow.changesText,
      hasKnownTable: table.isKnown,
      tables: table.names,
      home: isSuffix ? nil : home,
      bringsReceiver: ofString && flow.bringsReceiver
    )
    declarations.add(
      head.name,
      signature,
      naming: head.parameters.map(\.name),
      by: flow,
      at: list[token].start,
      in: path
    )
    if signature.form == .message, let (name, signature) = signature.imported(as: head) {
      declarations.add(name, signature)
    }
  }

  /// Adds a method of a class that is nothing but a look-up, as SwiftGen generates it:
  /// `+ (NSString *)title { return tr(@"Localizable", @"home.title", @"Home"); }`.
  private func addAccessor(
    _ head: CSignature,
    isOfClass: Bool,
    of home: Signature.Home?,
    to declarations: inout Declarations
  ) -> Bool {
    guard isOfClass, let owner = home?.outer.last,
      let call = list.startOfResult(inBody: head.body), list.isCalled(call),
      list.text(call) == "tr",
      list.endOfCall(by: call) + 1 == head.body.upperBound
    else { return false }
    let evaluator = KeyEvaluator(list: list, language: .objectiveC)
    let arguments = list.split(list.inside(call + 1))
    guard arguments.count >= 2, let table = evaluator.literalText(in: arguments[0]),
      let key = evaluator.literalText(in: arguments[1])
    else { return false }
    let accessor = KeyAccessor(
      components: [owner, head.name],
      table: table,
      key: key,
      isImplicitMember: false
    )
    declarations.define(accessor, lookedUpAt: list[call].start)
    return true
  }

  private static let strings: Set<String> = ["NSString", "NSMutableString"]

  /// Adds `#define TEXT NSLocalizedString`, which is called as the routine is.
  private func addOtherName(_ item: Outline.Item, to declarations: inout Declarations) {
    let name = item.name
    guard let value = item.value, value.count == 1, word(value.lowerBound) != .unknown else {
      return
    }
    for routine in routines[word(value.lowerBound)]
    where routine.form == .free && routine.modules.isEmpty {
      let routine = routine.seenByC(from: path)
      let home = homeOfPrivate(item)
      let roles = routine.unlabeled.map { Parameter(label: nil, role: $0) }
      if roles.contains(where: \.isKey) {
        declarations.add(list.text(name), .init(parameters: roles, form: .function, home: home))
      }
      for var signature in routine.overloads where signature.form == .function {
        signature.home = home
        declarations.add(list.text(name), signature)
      }
    }
  }
}

extension Parameter {
  /// Makes a parameter of C, whose calls have all of them.
  fileprivate init(label: String?, role: Routine.Role?) {
    self.init(label: label, role: role, isString: false, isOptional: false)
  }

  /// The parameter that `...` stands for.
  fileprivate static let anyNumber = Parameter(
    label: nil,
    role: nil,
    isString: false,
    isOptional: true,
    isVariadic: true
  )
}

extension Declarations {
  /// Notes the classes that a text of Objective-C declares, and its global variables beside them.
  mutating func readClasses(in bytes: [UInt8]) {
    superclasses = bytes.objectiveCSuperclasses
    if !superclasses.isEmpty { globals = bytes.objectiveCGlobals }
  }
}

extension [UInt8] {
  /// The superclasses of the classes that a text of Objective-C declares: `@interface Texts : NSObject`.
  var objectiveCSuperclasses: [String: String] {
    var superclasses: [String: String] = [:]
    var rest = self[...]
    while let found = rest.firstOccurrence(of: Self.interface) {
      rest = rest[found.upperBound...]
      var cursor = Cursor(self, in: found.upperBound..<count)
      let name = cursor.readName()
      cursor.skipWhitespace()
      guard cursor.consume(":") else { continue }
      superclasses[name] = cursor.readName()
    }
    return superclasses
  }

  private static let interface = Array("@interface".utf8)

  /// The classes of the global variables that a header declares: `extern Texts *texts;`.
  fileprivate var objectiveCGlobals: [String: String] {
    var globals: [String: String] = [:]
    var rest = self[...]
    while let found = rest.firstOccurrence(of: Self.endOfExtern) {
      rest = rest[found.upperBound...]
      guard found.lowerBound > 0, self[found.lowerBound - 1] == "e" else { continue }
      var cursor = Cursor(self, in: found.upperBound..<count)
      let type = cursor.readName()
      cursor.skipWhitespace()
      guard cursor.consume("*") else { continue }
      let name = cursor.readName()
      cursor.skipWhitespace()
      if cursor.consume(";"), !name.isEmpty { globals[name] = type }
    }
    return globals
  }

  /// `extern` without its first letter, which nearly every word has.
  private static let endOfExtern = Array("xtern ".utf8)
}

extension Cursor {
  /// Moves over white space and a name, and returns the name.
  fileprivate mutating func readName() -> String {
    skipWhitespace()
    let start = offset
    skipIdentifier()
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}
