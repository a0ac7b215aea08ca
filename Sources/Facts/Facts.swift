package import SourceFiles

/// A question whose answer is kept until one of its inputs changes.
///
/// An answer is made of what it is given, which is compared by `==`, and of files, which note what
/// they are asked. It is made anew where either has changed since. Of a single audit nothing is kept, and
/// nothing noted.
package struct Facts: Sendable {
  /// The files, which note what is asked of them where answers are kept.
  package let files: FileSystem
  private let store: FactStore?
  /// The inputs of the answer that is being made.
  private let trace: Trace?
  /// The purpose of the questions.
  private var purpose = ""

  /// Whether answers are kept.
  package var areKept: Bool { store != nil }

  /// Makes facts of which nothing is kept unless a store is given.
  package init(in files: FileSystem, keptIn store: FactStore? = nil) {
    self.init(files, store, nil)
  }

  private init(_ files: FileSystem, _ store: FactStore?, _ trace: Trace?, for purpose: String = "")
  {
    (self.files, self.store, self.trace, self.purpose) = (files, store, trace, purpose)
  }

  /// The same facts, whose answers are kept apart from those for other purposes.
  package func asked(for purpose: String) -> Facts { Facts(files, store, trace, for: purpose) }

  /// Returns the answer to a question: the one that is kept, or one that is made now.
  ///
  /// Whatever `make` uses beside files is to be given, also what it hands on to other questions. An answer
  /// is compared where it is given to others in turn: where it is an object, it stays the same one for as
  /// long as it holds.
  ///
  /// Complexity: O(1) for an answer that holds, beside the comparison of what is given and one look at
  /// each change since the last question.
  ///
  /// - Parameters:
  ///   - question: What the answer is kept for.
  ///   - given: What the answer is made of beside files.
  ///   - files: The files that the answer is made of; nil for those of these facts.
  ///   - make: Makes the answer, of what is given and of the facts that it gets alone.
  /// - Returns: The answer.
  /// - Throws: What `make` throws; nothing is kept then.
  package func answer<Given: Equatable & Sendable, Answer: Sendable, Failure: Error>(
    _ question: Question,
    given: Given,
    in files: FileSystem? = nil,
    _ make: (Facts) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let files = files ?? self.files
    guard let store else { return try make(Facts(files, nil, nil)) }
    let question = question.asked(for: purpose)
    if var known: Known<Given, Answer> = store.take(question), known.given == given,
      !known.asked.areTouched(by: store.changes(since: known.changeCount))
    {
      known.changeCount = store.changeCount
      store.keep(known, for: question)
      trace?.note(known.asked)
      return known.answer
    }
    let inner = Trace()
    // What changes meanwhile may have been asked before.
    let changeCount = store.changeCount
    defer { trace?.note(inner.asked) }
    let answer = try make(Facts(inner.noting(files), store, inner, for: purpose))
    let known = Known(given: given, answer: answer, asked: inner.asked, changeCount: changeCount)
    store.keep(known, for: question)
    return answer
  }

  /// Returns the answer to a question that is given nothing but files.
  package func answer<Answer: Sendable, Failure: Error>(
    _ question: Question,
    in files: FileSystem? = nil,
    _ make: (Facts) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    try answer(question, given: Nothing(), in: files, make)
  }

  /// Returns the answers to one question about several files, each made of its file, of what it is given
  /// and of other files that it has looked at.
  ///
  /// - Parameters:
  ///   - question: What the answers are kept for.
  ///   - paths: The files, each once.
  ///   - shared: What all answers are made of.
  ///   - own: What each answer is made of beside that; none where it is nothing.
  ///   - others: Returns the other files that an answer has looked at.
  ///   - make: Makes the answers about the files with some numbers.
  /// - Returns: The answers, in the order of the files.
  package func answers<Shared: Equatable & Sendable, Own: Equatable & Sendable, Answer: Sendable>(
    _ question: Question,
    of paths: [FilePath],
    given shared: Shared,
    each own: [Own],
    lookingAt others: (Answer) -> Set<FilePath> = { _ in [] },
    _ make: ([Int]) -> [Answer]
  ) -> [Answer] {
    guard let store else { return make(Array(paths.indices)) }
    let question = question.asked(for: purpose)
    // What changes from here on may have been asked before.
    let changeCount = store.changeCount
    var known: KnownOfFiles<Shared, Own, Answer>
    if let former: KnownOfFiles<Shared, Own, Answer> = store.take(question), former.shared == shared
    {
      known = former
      known.forget(after: store.changes(since: former.changeCount))
    } else {
      known = KnownOfFiles(shared: shared)
    }
    known.changeCount = changeCount
    let missing = paths.indices.filter { !known.holds(paths[$0], own.isEmpty ? nil : own[$0]) }
    for (number, answer) in zip(missing, make(missing)) {
      known.keep(answer, of: paths[number], own.isEmpty ? nil : own[number], others(answer))
    }
    trace?.note(known.asked(of: paths))
    store.keep(known, for: question)
    return paths.compactMap { known.answer(of: $0) }
  }

  /// Returns the answers to one question about several files, each made of its file alone.
  package func answers<Answer: Sendable>(
    _ question: Question,
    of paths: [FilePath],
    _ make: ([Int]) -> [Answer]
  ) -> [Answer] {
    answers(question, of: paths, given: Nothing(), each: [Nothing](), make)
  }
}

/// The input of an answer that is made of files alone.
private struct Nothing: Equatable, Sendable {}
