/// A part of sources beside their keys, which only some rules need.
package enum SourceExtra: CaseIterable, Sendable {
  /// The literals of each file, to tell later whether one of them is a key.
  case literals
  /// Texts that code shows to users without looking them up.
  case hardCodedTexts
}
