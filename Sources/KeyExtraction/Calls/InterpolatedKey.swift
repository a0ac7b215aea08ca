import SwiftSource

/// The key that the compiler makes of a literal with interpolations.
struct InterpolatedKey {
  let text: String
  /// Whether an interpolation gives a plural ending.
  private(set) var hasHandmadeSuffix = false

  /// Makes the key of the literal at `index`; nil where the literal is not finished.
  ///
  /// A literal per cent sign is doubled, as the compiler does in a literal with interpolations only.
  init?(_ list: TokenList, literal index: Int, _ context: FileContext) {
    guard let literal = SwiftLiteral(list.bytes, in: list[index].range) else { return nil }
    var hasSuffix = false
    text = literal.segments.map { segment in
      switch segment {
      case .text(let text):
        return text.split(separator: "%", omittingEmptySubsequences: false)
          .joined(separator: "%%")
      case .interpolation(let range):
        let expression = TokenList(list.bytes, .swift, in: range)
        hasSuffix = hasSuffix || expression.isChoiceOfEnding
        return InterpolationSpecifier(of: expression, file: context.file).text
      }
    }.joined()
    hasHandmadeSuffix = hasSuffix
  }
}

extension TokenList {
  /// Whether the whole is a choice between two short literals, one of them empty: `n == 1 ? "" : "s"`.
  fileprivate var isChoiceOfEnding: Bool {
    guard case .conditional(let left, let right) = shape(of: range) else { return false }
    let lengths = [left, right].map { branch in
      branch.count == 1 && kind(branch.lowerBound) == .string
        ? self[branch.lowerBound].range.count - 2 : nil
    }
    return lengths.contains(0) && lengths.allSatisfy { $0.map { $0 < 5 } ?? false }
  }
}

extension InterpolatedKey {
  /// Makes the key of a phrase for Siri or of a summary of parameters, in which an interpolation is
  /// a token: `${applicationName}`.
  init?(tokensIn list: TokenList, literal index: Int) {
    guard let literal = SwiftLiteral(list.bytes, in: list[index].range) else { return nil }
    text = literal.segments.map { segment in
      switch segment {
      case .text(let text): text
      case .interpolation(let range): "${\(Self.token(of: list.bytes[range]))}"
      }
    }.joined()
  }

  /// Returns the name in `.applicationName`, and in `\.$target`.
  private static func token(of expression: ArraySlice<UInt8>) -> String {
    let name = expression.filter { $0.isIdentifierPart && $0 != "$" }
    return String(decoding: name, as: UTF8.self)
  }
}

/// The format specifier of an interpolated expression, as far as its tokens tell the type.
struct InterpolationSpecifier {
  /// The specifier, or `%?` where the type is not evident.
  let text: String

  static let unknown = "%?"

  /// Reads an interpolation; names mean what they mean in `file`.
  init(of expression: TokenList, file: ScopedFile?) {
    let arguments = expression.split(expression.range)
    for argument in arguments.dropFirst() where argument.count > 2 {
      switch expression.text(argument.lowerBound) {
      case "specifier":
        text =
          SwiftLiteral.text(in: expression.bytes, expression[argument.lowerBound + 2].range)
          ?? Self.unknown
        return
      case "format", "formatter", "style":
        text = "%@"
        return
      default: break
      }
    }
    text =
      arguments.first.flatMap {
        Self.placeholder(in: $0, expression) ?? Self.text(of: $0, in: expression, file)
      } ?? Self.unknown
  }

  /// Returns the specifier that `placeholder: .int` stands for.
  private static func placeholder(in argument: Range<Int>, _ list: TokenList) -> String? {
    let (label, value) = list.labelAndValue(of: argument)
    guard label == "placeholder", value.count == 2 else { return nil }
    return list.implicitMember(at: value.lowerBound).flatMap { placeholders[list.text($0)] }
  }

  private static let placeholders = [
    "int": "%lld", "uint": "%llu", "float": "%f", "double": "%lf", "object": "%@",
  ]

  /// Returns the specifier of an expression; nil where its type is not evident.
  static func text(of value: Range<Int>, in list: TokenList, _ file: ScopedFile?) -> String? {
    ofValue(in: value, list) ?? file?.specifier(of: value, in: list) ?? ofCount(value, list)
  }

  private static func ofValue(in range: Range<Int>, _ list: TokenList) -> String? {
    guard let first = range.first else { return nil }
    if range.count == 1 {
      switch list[first].kind {
      case .string, .interpolatedString: return "%@"
      case .number: return TypeName.numberSpecifiers[list.numberType(first).name]
      default: return nil
      }
    }
    guard list[first].kind == .identifier, list.isCalled(first),
      list.endOfCall(by: first) == range.upperBound
    else { return nil }
    let type = list.text(first)
    return TypeName.numberSpecifiers[type] ?? (objects.contains(type) ? "%@" : nil)
  }

  /// Returns the specifier of the number of elements, of whatever has some.
  private static func ofCount(_ range: Range<Int>, _ list: TokenList) -> String? {
    guard let last = range.last, list[last].kind == .identifier, list.text(last) == "count",
      list.isMember(last)
    else { return nil }
    return "%lld"
  }

  /// Types that are no numbers, as an initializer names them.
  private static let objects: Set<String> = [
    "AttributedString", "Image", "NSNumber", "String", "Text",
  ]
}
