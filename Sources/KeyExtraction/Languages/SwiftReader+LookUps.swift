import LocalizationModel
import Platform
import SourceFiles
import SwiftSource

extension SwiftReader {
  /// Notes a name that is that of a look-up, where a member is called or something is declared by it.
  func noteLookUp(at name: Int, _ progress: Progress, into file: inout FileReading) {
    // What no build has asks for nothing.
    guard LookUpWords.contain(list.bytes, list[name].range),
      list[name].start >= file.deadCodeEnd
    else { return }
    if list.isMember(name) {
      guard list.mayBeCalledOnAny(name), !list.isSet(name),
        !asksFramework(name), !takesLiteral(name), !isOrder(name),
        !context.routines[word(name)].contains(where: context.canSee)
      else { return }
      file.lookUpsCalled.insert(list.text(name))
    } else if list.isIntroduced(name, by: Self.declarators), name >= progress.stringEnd,
      outline.items.contains(where: { $0.name == name && !$0.isLocal })
    {
      file.lookUpsDeclared.insert(list.text(name))
    }
  }

  /// Returns whether a member is one of Foundation's that has arguments: `localizedString(forKey:
  /// …)`.
  private func asksFramework(_ name: Int) -> Bool {
    list.startOfArguments(ofCallBy: name).map { list.kind($0) != .rightParenthesis } ?? false
      && list.text(name) == "localizedString"
  }

  /// Returns whether a call gets a literal, so that its receiver is no key:
  /// `translator.localized("title")`.
  private func takesLiteral(_ name: Int) -> Bool {
    list.startOfArguments(ofCallBy: name).map { list[$0].isLiteral } ?? false
  }

  /// Returns whether a call tells its receiver to do something, so that nothing uses a text which
  /// it gives: `map.localize()`.
  ///
  /// A participle names the text that it gives, which the builder of a view may take: `title.localized()`.
  private func isOrder(_ name: Int) -> Bool {
    !list.text(name).hasPrefix("localized") && !list.text(name).hasPrefix("localised")
      && list.isStatement(callBy: name)
  }

  private static let declarators: KeywordSet = [.let, .var, .func, .case]
}
