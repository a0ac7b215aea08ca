import SourceFiles

/// Finds the macros, functions and methods of an Objective-C or C file that hand a parameter on to a
/// routine as its key.
struct ObjectiveCWrappers {
  private let list: TokenList
  private let routines: RoutineTable
  private let flow: ArgumentFlow
  private let path: FilePath

  init(_ list: TokenList, _ routines: RoutineTable, path: FilePath) {
    self.list = list
    self.routines = routines
    self.path = path
    flow = ArgumentFlow(list, routines, language: .objectiveC)
  }

  /// Reads the whole file.
  func declarations() -> Declarations {
    var declarations = Declarations()
    for index in list.range {
      switch list[index].kind {
      case .identifier:
        guard list.kind(index + 1) == .leftParenthesis else {
          addOtherName(index, to: &declarations)
          continue
        }
        guard let head = list.functionHead(at: index) ?? list.macroHead(at: index) else { continue }
        add(list.text(index), head, as: .function, to: &declarations)
      case .plus, .other:
        guard let head = list.methodHead(at: index) else { continue }
        add(head.parameters.first?.label ?? "", head, as: .message, to: &declarations)
      default: break
      }
    }
    return declarations
  }

  /// Adds what hands one of its parameters on.
  private func add(
    _ name: String,
    _ head: CFunctionHead,
    as form: Declarations.Form,
    to declarations: inout Declarations
  ) {
    guard !head.parameters.isEmpty else { return }
    let flow = flow.flow(in: head.body)
    guard head.parameters.contains(where: { flow.roles[$0.name]?.isKey ?? false }) else { return }
    declarations.understoodSites[path, default: []]
      .formUnion(head.parameters.flatMap { flow.sites[$0.name] ?? [] })
    var parameters = head.parameters.map { Parameter(label: $0.label, role: flow.roles[$0.name]) }
    if head.isVariadic, form == .function { parameters.append(.anyNumber) }
    declarations.add(name, .init(parameters: parameters, form: form, table: flow.table))
  }

  /// Adds `#define TEXT NSLocalizedString`, which is called as the routine is.
  private func addOtherName(_ name: Int, to declarations: inout Declarations) {
    guard list.isMacroName(name), list.endOfDirective(from: name + 1) == name + 2,
      list[name + 1].word != .unknown
    else { return }
    for routine in routines[list[name + 1].word]
    where routine.form == .free && routine.modules.isEmpty {
      let roles = routine.unlabeled.map { Parameter(label: nil, role: $0) }
      if roles.contains(where: \.isKey) {
        declarations.add(list.text(name), .init(parameters: roles, form: .function))
      }
      for signature in routine.overloads where signature.form == .function {
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

  /// What `...` stands for.
  fileprivate static let anyNumber = Parameter(
    label: nil,
    role: nil,
    isString: false,
    isOptional: true,
    isVariadic: true
  )
}

extension TokenList {
  /// Returns the first token after the line of a C directive; a backslash joins lines.
  func endOfDirective(from start: Int) -> Int {
    (start..<count).first { isFirstOnLine($0) && !isSpliced($0) } ?? count
  }

  /// Tells whether a backslash joins the line of a token with the line before.
  private func isSpliced(_ index: Int) -> Bool {
    bytes[self[index - 1].end..<self[index].start].contains(UInt8(ascii: "\\"))
  }
}
