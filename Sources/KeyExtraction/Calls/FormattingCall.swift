import FormatStrings
import LocalizationModel
import SwiftSource

/// A call that puts arguments into a text: `String(format: text, count)`.
struct FormattingCall {
  /// The arguments that are put in; nil for a list of unknown length.
  private(set) var arguments: [FormatArgument]?
  private(set) var hasLocale: Bool
  /// The expression that gives the text.
  let text: Range<Int>

  /// Reads the Swift call whose arguments follow `parenthesis`; nil where it formats nothing.
  init?(swift list: TokenList, openedBy parenthesis: Int, _ context: FileContext) {
    let words = context.routines.formatting
    let (label, name) = (list.firstLabel(in: parenthesis), list.callee(of: parenthesis))
    let isLocalized =
      name.map { context.word($0, of: list) == words.localizedStringWithFormat } ?? false
    guard isLocalized || label.map({ context.word($0, of: list) == words.format }) ?? false else {
      return nil
    }
    let parts = list.arguments(in: parenthesis)
    guard let first = parts.first else { return nil }
    text = first.value
    hasLocale = isLocalized
    var values: [Range<Int>]? = []
    for part in parts.dropFirst() {
      switch part.label {
      case "locale": hasLocale = part.value.first.map { list.keyword($0) != .nil } ?? false
      case "arguments": values = list.elements(ofArray: part.value)
      case nil: values?.append(part.value)
      // An initializer of the project's own, which formats in its own way.
      default: return nil
      }
    }
    arguments = values?.map { InterpolationSpecifier.argument(swift: list, in: $0, context.file) }
  }

  /// Returns the call as one of a type's member.
  func formattedMember(_ path: String, isAlternative: Bool) -> FormattedMember {
    FormattedMember(
      path: path,
      arguments: arguments,
      hasLocale: hasLocale,
      isAlternative: isAlternative
    )
  }

  /// The call as it is of a part of its text, which takes some of the arguments.
  var withUnknownArguments: FormattingCall {
    var call = self
    call.arguments = nil
    return call
  }

  /// Reads the Objective-C message whose first argument's label is at `name`; nil where it formats
  /// nothing.
  init?(
    objectiveC list: TokenList,
    message name: Int,
    in outline: Outline,
    _ context: FileContext
  ) {
    let words = context.routines.formatting
    guard words.selectors.contains(context.word(name, of: list)),
      let parts = list.messageArguments(at: name), let first = parts.first
    else { return nil }
    var values = list.split(first.value)
    guard !values.isEmpty else { return nil }
    text = values.removeFirst()
    hasLocale = context.word(name, of: list) == words.localizedStringWithFormat
    for part in parts.dropFirst() {
      let more = list.split(part.value)
      // Whatever else stands there is no list of arguments, or a method of the project's own.
      guard part.label == "locale" else { return nil }
      hasLocale = more.first?.first.map { list.keyword($0) != .nil } ?? false
      values += more.dropFirst()
    }
    // Some close the list with a 'nil', as they do in calls that want one.
    if let last = values.last, last.count == 1, list.keyword(last.lowerBound) == .nil {
      guard values.count > 1 else { return nil }
      values.removeLast()
    }
    let declarations = CDeclarations(list, outline)
    arguments = values.map { declarations.argument(of: $0) }
  }
}

extension InterpolationSpecifier {
  /// Returns what an argument is: by its tokens, or by its type where that is declared.
  ///
  /// No file is read once more for that; where it is for its keys, the project's types are at hand.
  static func argument(
    swift list: TokenList,
    in range: Range<Int>,
    _ file: ScopedFile?
  ) -> FormatArgument {
    if let text = text(of: range, in: list, nil) { return FormatArgument(specifier: text) }
    if let file { return file.argument(of: range, in: list) }
    return list.wordOfType(of: range).map(TypeName.argument) ?? .unknown
  }
}

extension ScopedFile {
  /// Returns what an expression is to a formatting routine.
  fileprivate func argument(of expression: Range<Int>, in list: TokenList) -> FormatArgument {
    type(of: expression, in: list).map { TypeName.argument(index.resolved($0).name) } ?? .unknown
  }
}

extension TypeName {
  /// The kind of a value of a type of this name for a formatting routine; any other type than these may
  /// be what it likes.
  static func argument(_ name: String) -> FormatArgument {
    if let number = numberSpecifiers[appleAliases[name] ?? name] {
      return FormatArgument(specifier: number)
    }
    return ["String", "NSString", "NSAttributedString"].contains(name) ? .object : .unknown
  }
}

extension FormatArgument {
  /// Returns what an argument is by the specifier that an interpolation of it has.
  init(specifier: String) {
    self =
      switch FormatString(specifier).specifiers.first?.kind {
      case .object: .object
      case .integer: .integer
      case .double: .double
      default: .unknown
      }
  }
}

extension TokenList {
  /// Returns the elements of an array literal; nil where the range is anything else.
  fileprivate func elements(ofArray range: Range<Int>) -> [Range<Int>]? {
    guard let first = range.first, kind(first) == .leftBracket, after(first) == range.upperBound
    else { return nil }
    return split(inside(first))
  }
}
