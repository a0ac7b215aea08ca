import LocalizationModel
import SourceFiles

extension LocalizedTable {
  /// The table as text: what golden files hold.
  var listing: String {
    let header = sourceLanguage.map { "source language \($0)\n" } ?? ""
    return header + entries.map(\.listing).joined()
  }
}

extension TableEntry {
  fileprivate var listing: String {
    var lines = ["\(location.span) key \(key.debugDescription)"]
    if let comment { lines.append("  comment \(comment.debugDescription)") }
    if let extractionState { lines.append("  extraction state \(extractionState)") }
    if !isTranslatable { lines.append("  not to be translated") }
    for translation in translations {
      lines.append("  \(translation.location.span) language \(translation.language?.id ?? "-")")
      lines += translation.units.map { "    \($0.listing)" }
      for substitution in translation.substitutions { lines += substitution.listing }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension TranslationUnit {
  fileprivate var listing: String {
    let path = variation.map { variation in
      switch variation {
      case .plural(let name): "plural.\(name) "
      case .device(let name): "device.\(name) "
      case .width(let name): "width.\(name) "
      case .expression(let name, _): "expression.\(name) "
      }
    }
    return "\(location.span) \(path.joined())\(text.debugDescription) \(state)"
  }
}

extension Substitution {
  fileprivate var listing: [String] {
    let number = argumentNumber.map { " \($0)" } ?? ""
    let header = "    \(location.span) substitution \(name)\(number) \(formatSpecifier ?? "-")"
    return [header] + units.map { "      \($0.listing)" }
  }
}

extension SourceFiles.SourceLocation {
  fileprivate var span: String { "\(line):\(column)+\(length)" }
}
