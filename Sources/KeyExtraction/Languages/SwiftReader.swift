import LocalizationModel
import SourceFiles
import SwiftSource

/// Finds the keys in the tokens of a Swift file.
struct SwiftReader {
  let list: TokenList
  let outline: Outline
  let context: FileContext
  private let depth: Int
  /// Whether it reads a file, and not a part of one.
  var isWholeFile: Bool { depth == 0 }
  let reader: CallReader
  private let displayReader: HardCodedTextReader?
  /// Whether types may be intents, whose texts their protocol tells.
  let mayHaveIntents: Bool

  /// The state of reading so far.
  ///
  /// It is no part of the reader, which then need not be copied for each call that it reads.
  struct Progress {
    /// The properties of this file that have a localizable type.
    var properties: [String: LiteralRole] = [:]
    /// The index of the first item of the outline that may not have been read.
    var nextItem = 0
    /// The types that were entered, the outermost first; the innermost may have ended.
    var types: [Outline.Item] = []
    /// The type that the extension extends which is being read, and where that ends.
    var extendedType = 0..<0
    var extensionEnd = 0
    /// Where the extension of `String` ends that is being read.
    var stringEnd = 0
    /// Where the preview that is being read ends.
    var previewEnd = 0 {
      didSet { lastMark = max(lastMark, previewEnd) }
    }
    /// The previews that were read.
    var previews: [Range<Int>] = []
    /// Where the macro `#Preview` ends that is being read.
    var previewMacroEnd = 0
    /// The code that only a debug build has, or none, and where what is being read of it ends.
    var debugCode: [NamedBranch] = []
    var debugEnd = 0 {
      didSet { lastMark = max(lastMark, debugEnd) }
    }
    /// Where what is being read ends of the code that none has.
    var disabledEnd = 0
    /// The code within conditions, from its first byte to behind its last one.
    var conditions: [Range<Int>] = []
    /// Where the last preview and the last code for debug builds end, as far as they were read.
    private(set) var lastMark = 0
    /// Where the parameters end that are being read, of functions in default values of others too.
    var parameterEnds: [Int] = []
  }

  /// Interpolations within interpolations, and parameters within parameters, are read to this depth,
  /// deeper than any person nests them, so that hostile input costs linear time.
  static let depthLimit = 64

  init(_ list: TokenList, _ outline: Outline, _ context: FileContext, depth: Int = 0) {
    self.list = list
    self.outline = outline
    self.context = context
    self.depth = depth
    mayHaveIntents = context.imports.contains("AppIntents")
    displayReader = HardCodedTextReader(swift: list, context)
    reader = CallReader(
      evaluator: KeyEvaluator(
        list: list,
        language: .swift,
        isShown: context.findsHardCodedTexts,
        follow: context.file.map { file in
          { range, steps in
            guard let shared = context.texts, context.mayFollowValues else {
              return .unknown(FileContext.tooManyValues)
            }
            var evaluator = TextEvaluator(
              list,
              file.names(of: list, at: range.lowerBound),
              sharing: shared
            )
            evaluator.functions = ({ context.lookUps[$0].flatMap(\.overloads) }, context.canSee)
            evaluator.isShown = context.findsHardCodedTexts
            evaluator.takesText = context.takesText
            let texts = evaluator.texts(of: range, steps[...])
            context.noteSteps(evaluator.trace.ownSteps, to: texts)
            if evaluator.isShown { context.noteOrigins(evaluator.trace.origins) }
            return texts
          }
        }
      ),
      context: context
    )
  }

  /// Reads everything in the list, what stands in interpolations and comments included.
  func read(into file: inout FileReading) {
    var progress = Progress()
    if isWholeFile { progress.debugCode = list.namedBranches.filter(\.isDebug) }
    let outer = file.sourceContext
    let (keywords, wanted, lookUps) = (Self.keywords, context.wanted, LookUpWords.filter)
    let readsKeys = displayReader == nil
    if depth > 0 { readSymbol(ofInterpolation: list.range, into: &file) }
    let tokens = list.all
    for index in tokens.indices {
      if index <= progress.lastMark, outer == .app {
        file.sourceContext = progress.context(at: index)
      }
      switch tokens[index].kind {
      case .leftParenthesis:
        if mayBeCall(openedBy: index, wanted) { readCall(openedBy: index, into: &file) }
        if readsKeys, mayHoldSymbol(openedBy: index) {
          readSymbol(inCallOpenedBy: index, into: &file)
        }
        if readsKeys, mayInsert(openedBy: index) {
          readInsertion(openedBy: index, progress.properties, into: &file)
        }
        displayReader?.readCall(openedBy: index, into: &file)
      case .identifier where tokens[index].isKeyword && !tokens[index].isOne(of: keywords):
        // It asks for nothing, unless it is a name or a closure stands behind it.
        if list.opensClosure(index) || list.mayBeName(index) && list.keyword(index) == nil {
          readWord(at: index, &progress, into: &file)
        }
      case .directive: enterDirective(at: index, &progress, into: &file)
      case .identifier:
        // Most words are names that nothing is known of.
        guard wanted.mayHold(tokens[index]) else { continue }
        if readsKeys, lookUps.mayHold(tokens[index]) {
          noteLookUp(at: index, progress, into: &file)
        }
        if tokens[index].isKeyword || word(index) != .unknown || isImplicitTable(index)
          || context.mayBeginSymbol(index, of: list) && isQualifier(index)
        {
          readWord(at: index, &progress, into: &file)
        }
      case .leftBracket where context.routines.hasSubscripts:
        readSubscript(openedBy: index, into: &file)
      case .dot where readsKeys && mayFollowGeneratedRoot(index):
        noteGeneratedRoot(before: index, into: &file)
      case .colon: displayReader?.readEntry(at: index, into: &file)
      case .equals:
        readAssignment(at: index, progress.properties, into: &file)
        displayReader?.readAssignment(at: index, into: &file, unless: isOwnProperty)
        readGivenText(at: index, progress, into: &file)
      case .other where tokens[index].range.count == 2:
        readOperator(at: index, progress.properties, into: &file)
      case .interpolatedString: readInterpolations(of: index, into: &file)
      case .comment: readNested(list[index].commentText, into: &file)
      default: break
      }
    }
    file.sourceContext = outer
    if outer == .app, !progress.previews.isEmpty { markHelpers(of: progress.previews, in: &file) }
    if isWholeFile, !progress.previews.isEmpty {
      file.extraction.previews = progress.previews.map {
        list[$0.lowerBound].start..<list[$0.upperBound - 1].end
      }
    }
    if !progress.conditions.isEmpty { markReferences(in: progress.conditions, in: &file) }
  }

  /// Tells of most parentheses, by a bit for each of two words, that nothing is known of the name
  /// before them, and that they open no call that puts arguments into a text.
  @inline(__always)
  private func mayBeCall(openedBy parenthesis: Int, _ wanted: WordFilter) -> Bool {
    if context.routines.hasCallableValues { return true }
    let name = list.lastToken(before: parenthesis)
    // Generic arguments or the mark of an optional may stand behind the name, and an array's type is none.
    return name.kind == .other || name.kind == .rightBracket || name.isWord && wanted.mayHold(name)
      || wanted.mayHold(list.firstToken(in: parenthesis))
  }

  @inline(__always)
  func word(_ index: Int) -> Word { context.word(index, of: list) }

  /// Returns whether a word begins a name of several parts.
  private func isQualifier(_ index: Int) -> Bool {
    list.hasMember(index) && !list.isMember(index)
  }

  /// The keywords that `readWord` reads, but for directives.
  private static let keywords: KeywordSet = [
    .let, .var, .func, .`init`, .subscript, .enum, .struct, .class, .extension, .as, .switch,
    .PreviewProvider,
  ]

  private func readWord(at index: Int, _ progress: inout Progress, into file: inout FileReading) {
    if list.opensClosure(index) { readCall(withClosuresBehind: index, into: &file) }
    if !context.routines.wordsOfWrappers.isEmpty { readWrapped(by: index, into: &file) }
    switch list.keyword(index) {
    case .let, .var, .func, .`init`, .subscript, .enum, .struct, .class, .extension:
      readDeclarations(at: index, &progress, into: &file)
    case .as: readCast(at: index, into: &file)
    case .switch: readPatterns(ofSwitch: index, into: &file)
    case nil where isImplicitTable(index):
      readSymbol(ofTable: index, into: &file)
    case nil where isQualifier(index):
      readSymbol(qualifiedBy: index, into: &file)
    case nil where list.mayEndClosureHead(index) && context.types.areNamed(in: index, of: list):
      readClosure(yielding: index, into: &file)
    case nil where word(index) != .unknown && list.isMember(index):
      readSuffix(at: index, into: &file)
      readAccessor(at: index, into: &file)
    case nil where word(index) != .unknown && index < progress.stringEnd:
      noteMemberOfString(index, into: &file)
    case .PreviewProvider: enterPreview(at: index, &progress)
    default: break
    }
  }

  private func readInterpolations(of index: Int, into file: inout FileReading) {
    let range = list[index].range
    guard let interpolations = SwiftLiteral.interpolations(in: list.bytes, range) else { return }
    let first = file.extraction.references.count
    for range in interpolations { readNested(range, isInterpolation: true, into: &file) }
    if file.extraction.references.count > first,
      SwiftLiteral(list.bytes, in: range)?.hasWordsAroundInterpolation ?? false
    {
      file.add(.isJoined, toReferencesFrom: first)
    }
  }

  private func readNested(
    _ range: Range<Int>,
    isInterpolation: Bool = false,
    into file: inout FileReading
  ) {
    guard depth < Self.depthLimit, !isPlain(range) else { return }
    let nested = TokenList(list.bytes, .swift, in: range, keepsComments: context.includesComments)
    let inner = SwiftReader(nested, Outline(swift: nested), context, depth: depth + 1)
    inner.read(into: &file)
    if isInterpolation { inner.readInserted(into: &file) }
  }

  /// Reads `bold: "Save"` of an interpolation by what the project's own `appendInterpolation(bold:)`
  /// takes.
  ///
  /// What has no label is anything that is interpolated.
  private func readInserted(into file: inout FileReading) {
    guard !context.interpolations.isEmpty else { return }
    let arguments = list.split(list.range).map(list.labelAndValue)
    let labels = arguments.map(\.label)
    guard labels.contains(where: { $0 != nil }) else { return }
    for routine in context.interpolations where context.canSee(routine) {
      let seen = routine.with(routine.overloads.filter(context.canSee))
      let call = RoutineCall(of: seen, arguments, labels)
      let location = file.locator.location(of: list[0].range)
      if call.keyCount > 0 { return reader.read(call, at: location, into: &file) }
    }
  }

  /// Returns whether nothing but names that mean nothing stands in a range, and operators between
  /// them, as in most interpolations: such code uses no key.
  private func isPlain(_ range: Range<Int>) -> Bool {
    let bytes = list.bytes
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index].isIdentifierPart {
        let start = index
        index = bytes.endOfIdentifier(from: start, limit: range.upperBound)
        if context.mayMeanKey(wordIn: bytes, start..<index)
          || GeneratedRoots.mayName(bytes, start..<index)
        {
          return false
        }
      } else if bytes[index].standsBetweenNames {
        index += 1
      } else {
        return false
      }
    }
    return true
  }

  /// Reads what a hash begins: a condition or one of its branches, a preview, or a macro.
  private func enterDirective(
    at index: Int,
    _ progress: inout Progress,
    into file: inout FileReading
  ) {
    if list.opensClosure(index) { readCall(withClosuresBehind: index, into: &file) }
    enterDebugCode(at: index, &progress, into: &file)
    switch list.keyword(index) {
    case .if: enterCondition(at: index, &progress)
    case .Preview: enterPreview(at: index, &progress)
    case nil where list.text(index) == "#Playground": enterPreview(at: index, &progress)
    default: break
    }
  }

  /// Reads `#if`, which goes on to its `#endif`, whatever it asks.
  private func enterCondition(at index: Int, _ progress: inout Progress) {
    let start = list[index].start
    // One that lies in another is a part of it.
    guard start >= progress.conditions.last?.upperBound ?? 0 else { return }
    var depth = 0
    let first = list.hashWords.partitioningIndex { $0 >= index }
    let end = list.hashWords[first...].first { directive in
      let condition = list.condition(at: directive)
      depth += condition == .begin ? 1 : condition == .end ? -1 : 0
      return depth == 0
    }
    progress.conditions.append(start..<(end.map { list[$0].end } ?? list.bytes.count))
  }

  /// Marks the references that stand within conditions.
  private func markReferences(in conditions: [Range<Int>], in file: inout FileReading) {
    for number in file.extraction.references.indices {
      let offset = file.extraction.references[number].location.offset
      let next = conditions.partitioningIndex { $0.upperBound > offset }
      if next < conditions.count, conditions[next].contains(offset) {
        file.extraction.references[number].traits.insert(.isConditional)
      }
    }
  }

  /// Reads `#if DEBUG` and `#if false`, and the `#else` of what no build refuses, each to where it ends.
  private func enterDebugCode(
    at index: Int,
    _ progress: inout Progress,
    into file: inout FileReading
  ) {
    let next = progress.debugCode.partitioningIndex { $0.directives.lowerBound >= index }
    guard next < progress.debugCode.count, progress.debugCode[next].directives.lowerBound == index
    else { return }
    let end = progress.debugCode[next].directives.upperBound
    progress.debugEnd = max(progress.debugEnd, end)
    if progress.debugCode[next].isDisabled {
      progress.disabledEnd = max(progress.disabledEnd, end)
      file.deadCodeEnd = max(file.deadCodeEnd, list[end].start)
    }
  }

  private func enterPreview(at index: Int, _ progress: inout Progress) {
    let limit = min(index + 64, list.count)
    let brace = list.topLevel(.leftBrace, in: index..<limit)
    guard let brace else { return }
    var end = list.after(brace)
    while let next = list.closure(behindCallAt: end, limit: list.count),
      list.kind(end) == .identifier
    {
      end = list.after(next)
    }
    progress.previews.append(index..<end)
    progress.previewEnd = max(progress.previewEnd, end)
    if list[index].kind == .directive {
      progress.previewMacroEnd = max(progress.previewMacroEnd, end)
    }
  }
}

extension SwiftReader.Progress {
  /// Returns what kind of code a token of an app's file stands in.
  fileprivate func context(at index: Int) -> SourceContext {
    if index < disabledEnd { return .disabled }
    if index < previewMacroEnd { return .previewMacro }
    return index < previewEnd ? .preview : index < debugEnd ? .debug : .app
  }
}

extension Token {
  /// The text of a comment without what opens it.
  var commentText: Range<Int> { min(start + 2, end)..<end }
}

extension UInt8 {
  /// Whether the byte may stand between two names of an expression without calls and literals.
  fileprivate var standsBetweenNames: Bool {
    switch self {
    case " ", ".", "+", "-", "*", "?", "!": true
    default: false
    }
  }
}
