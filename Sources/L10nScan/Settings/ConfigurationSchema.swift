import CompletenessChecks
import Diagnostics
import TextFormats

/// The JSON Schema of configurations, with which editors complete and check them.
package enum ConfigurationSchema {
  /// The member by which a configuration names its schema.
  static let address = (
    name: "$schema", help: "Where docs/configuration.schema.json lies, for editors"
  )

  package static let bytes: [UInt8] = {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.member("title", "Configuration of l10nscan")
      let members = ConfigurationKey<SettingValues>.all.map { ($0.name, $0.help, $0.schema) }
      json.writeObject(of: [(address.name, address.help, .text)] + members)
      json.member("$defs") { json in
        json.object { $0.member("levels") { $0.object { $0.writeLevels() } } }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }()
}

extension JSONWriter {
  fileprivate mutating func writeObject(
    of members: [(name: String, help: String, form: ConfigurationForm)]
  ) {
    member("type", "object")
    member("properties") { json in
      json.object { json in
        for (name, help, form) in members {
          json.member(named: name) { json in
            json.object { json in
              json.member("description", help)
              json.write(form)
            }
          }
        }
      }
    }
    member("additionalProperties", false)
  }

  private mutating func write(_ form: ConfigurationForm) {
    switch form {
    case .boolean: member("type", "boolean")
    case .text: member("type", "string")
    case .choice(let words): member("enum", words)
    case .percents:
      member("type", ["integer", "object"])
      member("minimum", 0)
      member("maximum", 100)
      member("additionalProperties") { json in
        json.object {
          $0.member("type", "integer")
          $0.member("minimum", 0)
          $0.member("maximum", 100)
        }
      }
    case .choiceByLanguage(let words):
      member("anyOf") { json in
        json.array { json in
          json.element { json in json.object { $0.member("enum", words) } }
          json.element { json in
            json.object {
              $0.member("type", "object")
              $0.member("additionalProperties") { $0.object { $0.member("enum", words) } }
            }
          }
        }
      }
    case .percent:
      member("type", "integer")
      member("minimum", 0)
      member("maximum", 100)
    case .list:
      member("type", "array")
      member("items") { $0.object { $0.member("type", "string") } }
    case .rules:
      member("type", "array")
      member("items") { $0.object { $0.member("enum", Rule.all.map(\.id.rawValue).sorted()) } }
    case .levels: member("$ref", "#/$defs/levels")
    case .textsByLanguage:
      member("type", "object")
      member("additionalProperties") { json in
        json.object { json in
          json.member("type", ["string", "array"])
          json.member("items") { $0.object { $0.member("type", "string") } }
        }
      }
    case .objects(let members):
      member("type", "array")
      member("items") { $0.object { $0.writeObject(of: members) } }
    }
  }

  fileprivate mutating func writeLevels() {
    member("type", "object")
    member("propertyNames") { json in
      json.object { $0.member("enum", Rule.all.map(\.id.rawValue).sorted()) }
    }
    member("additionalProperties") { json in
      json.object { $0.member("enum", RuleLevel.allCases.map(\.rawValue)) }
    }
  }
}
