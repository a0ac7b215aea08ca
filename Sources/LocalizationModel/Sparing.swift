/// A reason for which a key needs no text in other languages.
package enum Sparing: UInt8, CaseIterable, Sendable {
  /// Its files say so, it is stale, or its table is in no language or left over.
  case table
  /// `unused-key` wants it removed.
  case unused
  /// Interface Builder gives the text to new controls, or it stands for what code puts there.
  case filler
  /// Code sets the text of the control when it runs.
  case setInCode
  /// The `Info.plist` may say nothing either.
  case blankProperty
  /// No text has a letter: `12:34`.
  case noLetters
  /// An address, a path, an amount, keys to press.
  case noWords
  /// The app's own name or its makers', the same in all languages.
  case nameOfApp
  /// Names that are the same in all languages, of products among them.
  case names
  /// No system that the app runs on shows the permission's key.
  case endedReason
  /// A name, a unit or a sign that no language has otherwise.
  case sign
  /// The intent definition has it no longer.
  case leftOver
  /// No language has the text of the interface, and each has nearly all others.
  case design
  /// The table holds the names and licences of packages.
  case licences
  /// A phrase of an App Shortcut that does not name the app, so that no user can speak it.
  case phrase
  /// A library of other people has a table of the name, whose keys are not read.
  case vendored
  /// Only code for developers uses it: a preview, a debug build.
  case developers
  /// The code that needs it is unused.
  case unusedCode
  /// A program without tables uses it, beside one that has some: a tool of the developers, as it
  /// seems.
  case tool

  /// Whether users see the texts all the same, be they translated or not.
  package var isSeen: Bool {
    [.noLetters, .noWords, .nameOfApp, .names, .sign, .phrase].contains(self)
  }
}
