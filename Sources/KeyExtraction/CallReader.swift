import LocalizationModel
import SourceFiles

/// Reads one call of a routine into references and dynamic sites.
struct CallReader {
  let evaluator: KeyEvaluator
  /// Turns an interpolated literal into the key that the compiler makes of it.
  let interpolatedKey: (Int) -> String?

  /// The arguments of a call, sorted by what they are to the look-up.
  struct Arguments {
    var keys: [Range<Int>] = []
    var table: Range<Int>?
    var comment: Range<Int>?
    var value: Range<Int>?
  }

  /// Finds what each argument is.
  func arguments(
    of routine: Routine,
    from arguments: [(label: String?, value: Range<Int>)]
  ) -> Arguments {
    var result = Arguments()
    for (position, argument) in arguments.enumerated() {
      let role =
        argument.label.map { routine.labels[$0] }
        ?? (routine.unlabeled.indices.contains(position) ? routine.unlabeled[position] : nil)
      switch role {
      case .key: result.keys.append(argument.value)
      case .table: result.table = argument.value
      case .comment: result.comment = argument.value
      case .value: result.value = argument.value
      case .bundle, nil: break
      }
    }
    return result
  }

  /// Reads the call into an extraction.
  func read(
    _ arguments: Arguments,
    of routine: Routine,
    at location: SourceLocation,
    into extraction: inout Extraction
  ) {
    let table = table(in: arguments.table)
    let comment = arguments.comment.flatMap(evaluator.literalText)
    let value = arguments.value.flatMap(evaluator.literalText)
    for outcome in arguments.keys.flatMap({ outcomes(of: $0, routine.keyKind) }) {
      switch outcome {
      case .key(let key):
        var reference = KeyReference(
          key: key,
          table: table.name,
          comment: comment?.isEmpty == true ? nil : comment,
          value: value,
          routine: routine.name,
          location: location
        )
        reference.hasKnownTable = table.isKnown
        extraction.references.append(reference)
      case .pattern(let pattern, let reason):
        extraction.dynamicSites.append(
          DynamicSite(
            pattern: pattern,
            table: table.name,
            hasKnownTable: table.isKnown,
            reason: reason,
            routine: routine.name,
            location: location
          )
        )
      }
    }
  }

  private func outcomes(
    of range: Range<Int>,
    _ kind: Routine.KeyKind
  ) -> [KeyEvaluator.Outcome] {
    switch kind {
    case .string: evaluator.strings(in: range)
    case .localizable:
      evaluator.localizableLiterals(in: range).compactMap { index in
        let token = evaluator.list[index]
        if token.kind == .interpolatedString { return interpolatedKey(index).map { .key($0) } }
        return SwiftLiteral(evaluator.list.bytes, in: token.range)?.text.map { .key($0) }
      }
    }
  }

  /// Reads a table argument; `nil`, `NULL` and none name the default table.
  private func table(in range: Range<Int>?) -> (name: String?, isKnown: Bool) {
    guard let range, let first = range.first else { return (nil, true) }
    switch evaluator.list.keyword(first) {
    case .nil, .NULL: return (nil, true)
    default: break
    }
    let name = evaluator.literalText(in: range)
    return (name?.isEmpty == true ? nil : name, name != nil)
  }
}
