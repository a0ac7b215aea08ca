import SourceFiles

/// Finds the macros and functions of an Objective-C or C file that hand a parameter on to a routine
/// as its key.
struct ObjectiveCWrappers {
  private let list: TokenList
  private let flow: ArgumentFlow
  private let path: FilePath

  init(_ list: TokenList, _ routines: RoutineTable, path: FilePath) {
    self.list = list
    self.path = path
    flow = ArgumentFlow(list, routines, language: .objectiveC)
  }

  /// Reads the whole file.
  func declarations() -> Declarations {
    var declarations = Declarations()
    for index in list.range
    where list[index].kind == .identifier && list.kind(index + 1) == .leftParenthesis {
      guard let body = body(of: index) else { continue }
      let parameters = list.split(list.inside(index + 1)).compactMap(parameterName)
      guard !parameters.isEmpty else { continue }
      let flow = flow.flow(in: body)
      guard parameters.contains(where: { flow.roles[$0]?.isKey ?? false }) else { continue }
      declarations.understoodSites[path, default: []]
        .formUnion(parameters.flatMap { flow.sites[$0] ?? [] })
      declarations.add(
        list.text(index),
        .init(
          parameters: parameters.map { name in
            Parameter(label: nil, role: flow.roles[name], isString: false, isOptional: false)
          },
          form: .function,
          table: flow.table
        )
      )
    }
    return declarations
  }

  /// Returns the body of a macro that is defined at `name`, or of a function.
  private func body(of name: Int) -> Range<Int>? {
    let end = list.after(name + 1)
    if list.kind(end) == .leftBrace { return list.inside(end) }
    guard list.kind(name - 1) == .directive else { return nil }
    return end..<list.endOfDirective(from: end)
  }

  /// Returns the name of a macro's parameter, or the last one of a function's.
  private func parameterName(_ part: Range<Int>) -> String? {
    part.last { list[$0].kind == .identifier }.map(list.text)
  }
}

extension TokenList {
  /// Returns the first token after the line of a C directive; a backslash joins lines.
  func endOfDirective(from start: Int) -> Int {
    (start..<max(start, tokens.count)).first { isFirstOnLine($0) && !isSpliced($0) } ?? tokens.count
  }

  /// Tells whether a backslash joins the line of a token with the line before.
  private func isSpliced(_ index: Int) -> Bool {
    bytes[tokens[index - 1].end..<tokens[index].start].contains(UInt8(ascii: "\\"))
  }
}
