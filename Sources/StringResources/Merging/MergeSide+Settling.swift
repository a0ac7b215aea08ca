import LocalizationModel
import Platform

extension MergeSide {
  /// The side whose text stays without a decision, where both have another one; nil for neither.
  ///
  /// A text that is new and says what its key says gives way to one that says something, and another
  /// use of white space to other words.
  ///
  /// - Parameters:
  ///   - ours: The text of one side.
  ///   - theirs: The text of the other.
  ///   - base: The text that both have started from; nil for none.
  ///   - key: What is shown without a text.
  init?(settling ours: String, _ theirs: String, since base: String?, of key: String) {
    let isNew = base?.saysNothing(beyond: key) ?? true
    let givesWay = [ours, theirs].map { text in
      isNew && text.saysNothing(beyond: key) || base.map { text.hasSameWords(as: $0) } == true
    }
    if givesWay[0] == givesWay[1] { return nil }
    self = givesWay[0] ? .theirs : .ours
  }
}

extension String {
  /// Whether the text is none, or the one that is shown without it.
  func saysNothing(beyond key: String) -> Bool { isEmpty || hasSameBytes(as: key) }

  /// Whether two texts differ in white space alone.
  fileprivate func hasSameWords(as other: String) -> Bool {
    split(whereSeparator: \.isWhitespace).elementsEqual(other.split(whereSeparator: \.isWhitespace))
  }
}

extension JSONNode {
  /// Whether a value of a catalog holds no text, or only such as wait to be written and such as the key
  /// says itself.
  func saysNothing(beyond key: String) -> Bool {
    switch value {
    case .object(let members):
      if let text = self["value"]?.string {
        return self["state"]?.string == "new" || text.saysNothing(beyond: key)
      }
      return members.allSatisfy { $0.value.saysNothing(beyond: key) }
    case .array(let elements): return elements.isEmpty
    case .string, .word: return true
    }
  }
}
