import Platform

/// A search for several names in one text, each of them found by the rarest of its letters.
package struct NameSearch: Sendable {
  private struct Name {
    let number: Int
    /// Where the letter stands in the name.
    let place: Int
    let count: Int
    /// The first byte and the last one, by which most places are refused.
    let ends: (first: UInt8, last: UInt8)
  }

  private let spellings: [[UInt8]]

  /// The names by the letter that they are found by.
  private let groups: [(letter: UInt8, names: [Name])]

  /// Makes a search for some of several names, by their numbers.
  package init(for numbers: some Sequence<Int>, among names: [[UInt8]]) {
    spellings = names
    let wanted = numbers.filter { !names[$0].isEmpty }
    groups = Dictionary(grouping: wanted) { WordSearch.rarestLetter(of: names[$0]) }
      .map { letter, numbers in
        let found = numbers.map { number in
          let text = names[number]
          return Name(
            number: number,
            place: text.firstIndex(of: letter) ?? 0,
            count: text.count,
            ends: (text[0], text[text.count - 1])
          )
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
    for (letter, names) in groups {
      var isFound = [Bool](repeating: false, count: names.count)
      var left = names.count
      var index = bytes.offset(of: letter, from: 0)
      while index < bytes.count, left > 0 {
        for number in names.indices
        where !isFound[number] && mayStand(names[number], at: index, in: bytes) {
          let name = names[number]
          let place = index - name.place..<index - name.place + name.count
          guard isWhole(place, in: bytes),
            bytes.holds(spellings[name.number], at: place.lowerBound),
            isMeant(name.number, place)
          else { continue }
          found.append(name.number)
          isFound[number] = true
          left -= 1
        }
        index = bytes.offset(of: letter, from: index + 1)
      }
    }
    return found
  }

  /// Tells of most places, by the bytes at a name's ends, that it does not stand there.
  @inline(__always)
  private func mayStand(_ name: Name, at index: Int, in bytes: [UInt8]) -> Bool {
    let start = index - name.place
    return start >= 0 && start + name.count <= bytes.count && bytes[start] == name.ends.first
      && bytes[start + name.count - 1] == name.ends.last
  }

  private func isWhole(_ place: Range<Int>, in bytes: [UInt8]) -> Bool {
    let (start, end) = (place.lowerBound, place.upperBound)
    return (end == bytes.count || !bytes[end].isIdentifierPart)
      && (start == 0 || !bytes[start - 1].isIdentifierPart || bytes[start - 1] == "_"
        || bytes[start - 1] == "$")
  }
}
