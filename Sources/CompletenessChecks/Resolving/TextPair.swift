package import LocalizationModel
import SourceFiles

/// The shown text of a key in one language: its translation, or without one the key itself.
package struct ShownText: Sendable {
  package let key: String
  package let translation: Translation?

  package init(key: String, translation: Translation?) {
    (self.key, self.translation) = (key, translation)
  }

  /// The text as it is written, where it depends on nothing; else nil.
  package var plainText: String? {
    guard let translation else { return key }
    return translation.varies ? nil : translation.text
  }

  /// The text for each choice that it depends on, by the names of its forms.
  package func forms(in language: Language) -> [String: String] {
    if let plainText { return ["": plainText] }
    let choices = TextChoices.all(for: [TextAxes(translation, of: key)], in: language) ?? []
    return Dictionary(choices.map { ($0.name, text(for: $0).description) }) { first, _ in first }
  }

  func text(for choices: TextChoices) -> ResolvedText {
    var text = TextExpansion(translation, of: key, choices, translation == nil ? .key : .language)
    return text.make()
  }
}

/// A text in one language, and what it has become.
package struct TextPair: Sendable {
  private let before: ShownText
  private let after: ShownText
  private let language: Language

  /// A form that shows something else than before: the names of the choices that lead to it, none where
  /// the text depends on nothing, and both texts.
  package struct Difference: Hashable, Sendable {
    package var forms: [String]
    /// nil where there was no such form.
    package let before: String?
    /// nil where the form is gone.
    package let after: String?

    package init(forms: [String], before: String?, after: String?) {
      (self.forms, self.before, self.after) = (forms, before, after)
    }
  }

  package init(_ before: ShownText, _ after: ShownText, in language: Language) {
    (self.before, self.after, self.language) = (before, after, language)
  }

  /// The forms that show something else.
  ///
  /// Texts are the same where people see the same for each number and device, however the two are
  /// written.
  ///
  /// Complexity: linear in the number of choices, of which there are at most some hundreds.
  package var differences: [Difference] {
    if isEvidentlySame { return [] }
    if let old = before.plainText, let new = after.plainText {
      return before.text(for: TextChoices()).isSame(as: after.text(for: TextChoices()))
        ? [] : [Difference(forms: [], before: old, after: new)]
    }
    let axes = [before, after].map { TextAxes($0.translation, of: $0.key) }
    // Nothing tells the width that is requested, so that texts for widths are compared as written.
    guard ![before, after].contains(where: \.variesByWidth),
      let choices = TextChoices.all(for: axes, in: language)
    else { return unitDifferences }
    var differences: [Difference] = []
    var isSameForAny = false
    for choice in choices {
      let (old, new) = (before.text(for: choice), after.text(for: choice))
      if old.isSame(as: new) {
        isSameForAny = true
        continue
      }
      let number = differences.firstIndex {
        $0.before == old.description && $0.after == new.description
      }
      if let number {
        differences[number].forms.append(choice.name)
      } else {
        differences.append(
          Difference(forms: [choice.name], before: old.description, after: new.description)
        )
      }
    }
    if !isSameForAny, differences.count == 1 { differences[0].forms = [] }
    return differences
  }

  private var isEvidentlySame: Bool {
    guard let old = before.translation, let new = after.translation else {
      return before.translation == nil && after.translation == nil && before.key == after.key
    }
    return old.hasSameText(as: new) && (!old.varies || before.key == after.key)
  }

  /// The differences of texts by what they are written for.
  private var unitDifferences: [Difference] {
    let (old, new) = (before.unitTexts, after.unitTexts)
    return Set(old.keys).union(new.keys).sorted().compactMap { form in
      old[form] == new[form]
        ? nil : Difference(forms: [form], before: old[form], after: new[form])
    }
  }
}

extension ShownText {
  fileprivate var variesByWidth: Bool {
    translation?.allUnits.contains { unit in
      unit.variation.contains { if case .width = $0 { true } else { false } }
    } == true
  }

  /// The texts as they are written, by what they are written for.
  fileprivate var unitTexts: [String: String] {
    guard let translation else { return ["": key] }
    let own = translation.units.map { ($0.variation.form, $0.text) }
    let parts = translation.substitutions.flatMap { part in
      part.units.map { ("\(part.name) \($0.variation.form)", $0.text) }
    }
    return Dictionary(own + parts) { first, _ in first }
  }
}

extension [Variation] {
  fileprivate var form: String {
    map { if case .width(let name) = $0 { "width \(name)" } else { $0.name } }
      .joined(separator: ", ")
  }
}

extension TextChoices {
  /// The choices in words: `iphone, one`; empty where nothing is chosen.
  package var name: String {
    let numbers = numbers.ordered(by: \.key).map(\.value.category)
    return ([device].compactMap(\.self) + numbers).joined(separator: ", ")
  }
}

extension PluralNumber {
  /// The number's form, and 0 itself, for which texts may have a form in any language.
  fileprivate var category: String { name == "0" ? name : forms[0] }
}
