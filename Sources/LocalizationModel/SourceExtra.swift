/// A part of sources beside their keys, which only some rules need.
package enum SourceExtra: CaseIterable, Sendable {
  /// The literals of each file, to tell later whether one of them is a key.
  case literals
  /// Strings that are shown without a look-up, as far as a table may have them.
  case hardCodedTexts
  /// Those that no table has as well.
  case textsOfNoTable
}
