import LocalizationModel
import TextFormats

extension JSONWriter {
  /// Writes every table with its keys: their comments, their places in code, and all their texts.
  mutating func writeTables(of project: Project, _ options: RenderOptions) {
    list(project.tables) { json, table in
      json.member("name", table.name)
      json.member("container", options.path(table.container))
      json.member("developmentLanguage", table.developmentLanguage.id)
      json.member("files", table.files.map { options.path($0.path) })
      json.member("keys") { json in
        json.array { json in
          json.elements(table.keys, jobs: options.jobs) { json, key in
            json.object { $0.writeMembers(of: key, in: table, project, options) }
          }
        }
      }
    }
  }

  private mutating func writeMembers(
    of key: TableKey,
    in table: StringTable,
    _ project: Project,
    _ options: RenderOptions
  ) {
    member("key", key.key)
    if let comment = key.comment { member("comment", comment) }
    if !key.isTranslatable { member("isTranslatable", false) }
    member("references") { json in
      json.list(key.references.map { project.references[$0] }) { json, reference in
        json.member("routine", reference.routine)
        json.writeLocation(reference.location, options)
      }
    }
    let texts = key.translations.flatMap { translation in
      translation.namedUnits.map { (translation.language?.id, $0.substitution, $0.unit) }
    }
    // What users of the development language see, where calls alone have it.
    if let supplied = key.suppliedText?.text, key.sourceText(in: table) == supplied {
      member("textInCode", supplied)
    }
    member("texts") { json in
      json.list(texts) { json, text in
        let (language, substitution, unit) = text
        json.member("language", language)
        if let substitution { json.member("substitution", substitution) }
        if !unit.variation.isEmpty { json.member("variation", unit.variation.map(\.name)) }
        json.member("text", unit.text)
        if unit.state != .translated { json.member("state", unit.state.word) }
      }
    }
  }
}

extension Translation {
  /// All texts, with the name of the substitution that each belongs to.
  fileprivate var namedUnits: [(substitution: String?, unit: TranslationUnit)] {
    units.map { (nil, $0) }
      + substitutions.flatMap { substitution in
        substitution.units.map { (substitution.name, $0) }
      }
  }
}
