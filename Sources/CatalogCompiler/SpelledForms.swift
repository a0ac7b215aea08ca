import FormatStrings
import LocalizationModel
import StringResources

/// The plural forms of a text under keys of their own, for systems whose Foundation reads no rules.
///
/// The key itself has a text that needs no rule. Its format is `KEY|==|format`, in which `%1$#@name@`
/// stands for one of the forms `KEY|==|name.few`. All arguments are numbered.
extension CompiledText {
  func spelledForms(of key: String) -> [PropertyListNode.Member] {
    if let fallback { return [.init(key, .string(fallback))] }
    guard let rule else { return [] }
    let value = rule.members.map { $0.choice ?? rule } ?? rule
    guard let members = value.members else { return [.init(key, value)] }
    guard let format = members[RuleName.format]?.string else { return [] }
    var (forms, plain, end): ([PropertyListNode.Member], [UInt8], Int) = ([], [], 0)
    let numbered = format.numberingArguments()
    let bytes = Array(numbered.utf8)
    for (specifier, position) in numbered.arguments {
      guard let name = specifier.variable, let variable = members[name]?.members else { continue }
      plain += bytes[end..<specifier.range.lowerBound]
      end = specifier.range.upperBound
      let texts = variable.compactMap { form -> (name: String, text: String)? in
        guard !form.key.hasPrefix("NSString"), let text = form.value.string else { return nil }
        return (form.key, text.numberingArguments(from: position))
      }
      plain += (texts.first { $0.name == "other" } ?? texts.last).map { Array($0.text.utf8) } ?? []
      forms += texts.map { .init("\(key)|==|\(name).\($0.name)", .string($0.text)) }
    }
    plain += bytes[end...]
    return [
      .init(key, .string(String(decoding: plain, as: UTF8.self))),
      .init("\(key)|==|format", .string(numbered)),
    ] + forms.withoutCopies
  }
}

extension [PropertyListNode.Member] {
  /// The value of a system that is none of Apple's devices, where the rule is one for devices or widths.
  fileprivate var choice: PropertyListNode.Value? {
    if let widths = self[RuleName.widths]?.members {
      return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value.value
    }
    guard let devices = self[RuleName.devices]?.members else { return nil }
    let names = ["other", "mac"]
    let named = names.lazy.compactMap { name in devices.first { $0.key == name } }.first
    return (named ?? devices.min { $0.key < $1.key })?.value.value
  }

  /// The members without those of a name that was there before: a text may name a substitution twice.
  fileprivate var withoutCopies: [PropertyListNode.Member] {
    var known: Set<ExactKey> = []
    return filter { known.insert(ExactKey($0.key)).inserted }
  }
}
