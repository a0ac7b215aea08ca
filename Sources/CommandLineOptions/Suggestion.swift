extension Sequence<String> {
  /// Returns the name that was most likely meant by `written`, or nil where none is near.
  ///
  /// A name is near when it begins with what was written, or when at most a third of what was
  /// written has to change. Of equally near names the shortest counts, and of these the first.
  package func nearest(to written: String) -> String? {
    let wanted = Array(written.lowercased().utf8)
    let limit = Swift.max(1, wanted.count / 3)
    var nearest: (name: String, distance: Int)?
    for name in self {
      let candidate = Array(name.lowercased().utf8)
      let isBeginning = wanted.count > 1 && candidate.starts(with: wanted)
      let distance = isBeginning ? 1 : editDistance(wanted, candidate)
      guard distance <= limit else { continue }
      if let nearest, (nearest.distance, nearest.name.utf8.count) <= (distance, candidate.count) {
        continue
      }
      nearest = (name, distance)
    }
    return nearest?.name
  }

  /// Returns `did you mean '…'?`, or nil where no name is near.
  package func suggestion(for written: String) -> String? {
    nearest(to: written).map { "did you mean '\($0)'?" }
  }
}

/// Returns how many bytes have to be inserted, removed, replaced, or swapped with their neighbour.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let isSame = left[row] == right[column]
      var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
