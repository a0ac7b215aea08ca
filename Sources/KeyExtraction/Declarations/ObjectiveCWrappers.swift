import SourceFiles

/// Finds the macros, functions and methods of an Objective-C or C file that hand a parameter on to a
/// routine as its key.
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
    for index in list.range {
      if list[index].kind == .identifier, list.kind(index + 1) == .leftParenthesis {
        guard let body = body(of: index) else { continue }
        let names = list.split(list.inside(index + 1)).compactMap(parameterName)
        add(list.text(index), names.map { (nil, $0) }, body, as: .function, to: &declarations)
      } else if let method = method(at: index) {
        let name = method.parameters.first?.label ?? ""
        add(name, method.parameters, method.body, as: .message, to: &declarations)
      }
    }
    return declarations
  }

  /// Adds what hands one of its parameters on.
  private func add(
    _ name: String,
    _ parameters: [(label: String?, name: String)],
    _ body: Range<Int>,
    as form: Declarations.Form,
    to declarations: inout Declarations
  ) {
    guard !parameters.isEmpty else { return }
    let flow = flow.flow(in: body)
    guard parameters.contains(where: { flow.roles[$0.name]?.isKey ?? false }) else { return }
    declarations.understoodSites[path, default: []]
      .formUnion(parameters.flatMap { flow.sites[$0.name] ?? [] })
    declarations.add(
      name,
      .init(
        parameters: parameters.map { parameter in
          Parameter(
            label: parameter.label,
            role: flow.roles[parameter.name],
            isString: false,
            isOptional: false
          )
        },
        form: form,
        table: flow.table
      )
    )
  }

  /// Reads `- (NSString *)textForKey:(NSString *)key inTable:(NSString *)table { … }`.
  private func method(
    at sign: Int
  ) -> (parameters: [(label: String?, name: String)], body: Range<Int>)? {
    guard list[sign].kind == .plus || list[sign].kind == .other, list.isFirstOnLine(sign),
      list[sign].range.count == 1, "+-".utf8.contains(list.bytes[list[sign].start]),
      list.kind(sign + 1) == .leftParenthesis
    else { return nil }
    var parameters: [(label: String?, name: String)] = []
    var index = list.after(sign + 1)
    while list.kind(index) == .identifier, list.kind(index + 1) == .colon,
      list.kind(index + 2) == .leftParenthesis
    {
      let name = list.after(index + 2)
      guard list.kind(name) == .identifier else { return nil }
      parameters.append((list.text(index), list.text(name)))
      index = name + 1
    }
    guard list.kind(index) == .leftBrace, !parameters.isEmpty else { return nil }
    return (parameters, list.inside(index))
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
