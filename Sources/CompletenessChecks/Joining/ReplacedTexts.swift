package import LocalizationModel

extension Project {
  /// The mark among the literals of a file that sets the text of a control.
  package var marksOfControls: Set<String> {
    var marks: Set<String> = []
    for table in tables {
      for file in table.files {
        for controls in file.controls.values { marks.formUnion(controls.map(\.mark)) }
      }
    }
    return marks
  }

  /// Takes texts of storyboards as such that need no translation of which code sets another one.
  package mutating func dismissReplacedTexts(_ marks: Set<String>) {
    guard !marks.isEmpty else { return }
    for index in tables.indices where tables[index].files.contains(where: { !$0.controls.isEmpty })
    {
      let controls = tables[index].files.reduce(into: [:]) { $0.merge($1.controls) { $0 + $1 } }
      let replaced = tables[index].keys.indices.filter { number in
        tables[index].keys[number].sparing == nil
          && controls[tables[index].keys[number].key]?.contains { marks.contains($0.mark) } ?? false
      }
      for number in replaced { tables[index].keys[number].sparing = .setInCode }
      tables[index].statuses.dismiss(replaced)
    }
  }
}
