import Platform

/// A search for several names in one text, each of them found by the rarest of its letters.
package struct NameSearch: Sendable {
  private struct Name {
    let number: Int
    let text: [UInt8]
    /// Where the letter stands in the name.
    let place: Int
  }

  /// The names by the letter that they are found by.
  private let groups: [(letter: UInt8, names: [Name])]

  /// Makes a search for some of several names, by their numbers.
  package init(for numbers: some Sequence<Int>, among names: [[UInt8]]) {
    let wanted = numbers.filter { !names[$0].isEmpty }
    groups = Dictionary(grouping: wanted) { WordSearch.rarestLetter(of: names[$0]) }
      .map { letter, numbers in
        let found = numbers.map { number in
          let text = names[number]
          return Name(number: number, text: text, place: text.firstIndex(of: letter) ?? 0)
        }
        return (letter, found)
      }
  }

  /// Returns the numbers of the names that stand in a text at a place of which a condition holds.
  ///
  /// A property wrapper's value and storage, `$name` and `_name`, are the name as well.
  ///
  /// Complexity: O(*n*) for each letter that names are found by.
  package func names(
    in bytes: [UInt8],
    where isMeant: (_ number: Int, _ place: Range<Int>) -> Bool
  ) -> [Int] {
    var found: [Int] = []
    for (letter, all) in groups {
      var names = all
      var index = bytes.offset(of: letter, from: 0)
      while index < bytes.count, !names.isEmpty {
        names.removeAll { name in
          guard let place = place(of: name, at: index, in: bytes), isMeant(name.number, place)
          else { return false }
          found.append(name.number)
          return true
        }
        index = bytes.offset(of: letter, from: index + 1)
      }
    }
    return found
  }

  @inline(__always)
  private func place(of name: Name, at index: Int, in bytes: [UInt8]) -> Range<Int>? {
    let start = index - name.place
    let end = start + name.text.count
    guard start >= 0, end <= bytes.count, bytes[start] == name.text[0],
      end == bytes.count || !bytes[end].isIdentifierPart,
      start == 0 || !bytes[start - 1].isIdentifierPart || bytes[start - 1] == "_"
        || bytes[start - 1] == "$",
      bytes.holds(name.text, at: start)
    else { return nil }
    return start..<end
  }
}
