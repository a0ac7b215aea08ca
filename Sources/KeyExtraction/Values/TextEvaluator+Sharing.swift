import SwiftSource

// What several expressions ask for is found once.
extension TextEvaluator {
  /// The files that the texts found so far rest on.
  struct Trace {
    /// The steps that every expression takes for itself.
    var ownSteps = 0
    var deepest = 0
    /// Whether something lies too deep.
    var isCut = false
    /// Whether something stands for itself.
    var isCircular = false
    /// Whether the arguments of the function that is followed matter.
    var readsArguments = false
    /// Whether another file would see other functions.
    var restsOnFile = false
    /// The literals that the texts come from, if they are shown.
    var origins: Set<SourcePlace> = []

    /// Whether the same is found wherever it is requested.
    var isShareable: Bool { !isCut && !isCircular && !restsOnFile }

    /// Adds what a declaration rests on: a function's arguments are its own.
    mutating func add(_ inner: Trace, ofVariable isVariable: Bool) {
      ownSteps += inner.ownSteps
      deepest = max(deepest, inner.deepest)
      isCut = isCut || inner.isCut
      isCircular = isCircular || inner.isCircular
      readsArguments = readsArguments || isVariable && inner.readsArguments
      restsOnFile = restsOnFile || inner.restsOnFile
      add(inner.origins)
    }

    /// Adds literals that the texts come from.
    mutating func add(_ others: Set<SourcePlace>) {
      // Most texts come from one.
      if origins.isEmpty { origins = others } else { origins.formUnion(others) }
    }
  }

  /// Takes steps for this expression alone.
  mutating func spend(_ steps: Int) {
    budget -= steps
    trace.ownSteps += steps
  }

  /// Returns the texts of a declaration: what an earlier question has found, or what is found now.
  ///
  /// The steps are counted each time, so that the outcome never depends on who asks first.
  mutating func shared(
    _ subject: TextQuestion.Subject,
    _ steps: ArraySlice<Step>,
    _ values: [TextQuestion.Value] = [],
    _ cases: Texts? = nil,
    _ find: (inout TextEvaluator) -> Texts
  ) -> Texts {
    var question = TextQuestion(subject: subject, heir: heir, steps: steps, cases: cases)
    if let texts = known(question) { return texts }
    question.values = values
    if let texts = known(question) { return texts }
    let (outer, names, start) = (trace, names, budget)
    trace = Trace(deepest: depth)
    self.names = names.recording
    var texts = find(&self)
    let isTooLong = budget <= 0
    if isTooLong { (texts, budget) = (.unknown(Self.tooLong), 0) }
    if !trace.readsArguments { question.values = nil }
    let lookedAt = self.names.index.lookedAt
    if trace.isShareable, !isTooLong || active.isEmpty {
      let known = FoundTexts(
        texts,
        cost: start - budget,
        height: trace.deepest - depth,
        isTooLong: isTooLong,
        readsArguments: trace.readsArguments,
        origins: trace.origins,
        lookedAt: lookedAt
      )
      sharedTexts[question] = known
      trace.ownSteps = 1
    }
    let inner = trace
    (trace, self.names) = (outer, names)
    trace.add(inner, ofVariable: subject.isVariable)
    index.note(lookedAt)
    return texts
  }

  /// Returns what is known already, where it would be found here as well.
  private mutating func known(_ question: TextQuestion) -> Texts? {
    guard let known = sharedTexts[question], depth + known.height < Self.depthLimit,
      known.isTooLong ? active.isEmpty && budget <= known.cost : budget > known.cost
    else { return nil }
    budget = known.isTooLong ? 0 : budget - known.cost
    trace.ownSteps += 1
    trace.deepest = max(trace.deepest, depth + known.height)
    if question.subject.isVariable, known.readsArguments { trace.readsArguments = true }
    trace.add(known.origins)
    index.note(known.lookedAt)
    return known.texts
  }
}
