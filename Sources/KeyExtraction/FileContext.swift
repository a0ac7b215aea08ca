import LocalizationModel
import SourceFiles

/// What reading a file needs to know beside its tokens.
struct FileContext {
  let routines: RoutineTable
  let includesComments: Bool
}

/// What has been read of a file so far.
struct FileReading {
  var extraction: Extraction
  var locator: SourceLocator

  init(_ text: SourceText) {
    extraction = Extraction(path: text.path)
    locator = SourceLocator(text)
  }
}

/// The routines that are looked for, by the word that the lexer knows their names as.
struct RoutineTable: Sendable {
  private(set) var vocabulary = Vocabulary()
  private var routines: [[Routine]] = []

  init(_ all: [Routine]) {
    for routine in all {
      let index = Int(vocabulary.insert(routine.name).rawValue)
      while routines.count <= index { routines.append([]) }
      if !routines[index].contains(routine) { routines[index].append(routine) }
    }
  }

  subscript(word: Word) -> [Routine] {
    routines.indices.contains(Int(word.rawValue)) ? routines[Int(word.rawValue)] : []
  }
}
