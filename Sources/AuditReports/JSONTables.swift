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
      // Member by member, because a whole reference has much to count.
      json.list(key.references) { json, number in
        json.member("routine", project.references[number].routine)
        json.writeLocation(project.references[number].location, options)
      }
    }
    // What users of the development language see, where calls alone have it.
    if let supplied = key.suppliedText?.text, key.sourceText(in: table) == supplied {
      member("textInCode", supplied)
    }
    member("texts") { json in
      json.array { json in
        for translation in key.translations { json.writeTexts(of: translation) }
      }
    }
  }

  /// Writes all texts of a translation as elements, each with the substitution that it belongs to.
  private mutating func writeTexts(of translation: Translation) {
    let language = translation.language?.id
    // Of a large table nearly all texts are such, and no values are made of them.
    if let text = translation.plainText {
      return element { json in
        json.object {
          $0.member("language", language)
          $0.member("text", text: text)
        }
      }
    }
    for unit in translation.units { write(unit, in: language, substitution: nil) }
    for substitution in translation.substitutions {
      for unit in substitution.units { write(unit, in: language, substitution: substitution.name) }
    }
  }

  private mutating func write(
    _ unit: TranslationUnit,
    in language: String?,
    substitution: String?
  ) {
    element { json in
      json.object {
        $0.member("language", language)
        if let substitution { $0.member("substitution", substitution) }
        if !unit.variation.isEmpty { $0.member("variation", unit.variation.map(\.name)) }
        $0.member("text", unit.text)
        if unit.state != .translated { $0.member("state", unit.state.word) }
      }
    }
  }
}
