import SwiftSource

/// A function, a method or a macro of C or Objective-C, with the names that calls go by.
struct CSignature {
  /// A parameter by the part of the selector before it, if it has one, its name, and whether it is a
  /// string, as far as that is told.
  typealias Parameter = (label: String?, name: String, isString: Bool)

  /// The function's name, or the first part of the selector.
  let name: String
  let parameters: [Parameter]
  /// Whether a call may have more arguments than parameters.
  let isVariadic: Bool
  let body: Range<Int>

  init(_ head: CFunctionHead, in list: TokenList) {
    name = list.text(head.name)
    isVariadic = head.isVariadic
    body = head.body
    parameters = head.parameters.map { parameter in
      let isString = parameter.type.map(list.inside)?.contains { list.text($0) == "NSString" }
      let label = parameter.label.map { list.kind($0) == .colon ? "" : list.text($0) }
      let isRest = list.kind(parameter.name) == .dot
      return (label, isRest ? "__VA_ARGS__" : list.text(parameter.name), isString ?? false)
    }
  }
}
