import Diagnostics
import KeyExplanations
import LocalizationModel
import SourceFiles
import TextFormats

extension Explanation {
  /// Goes up when a member changes its meaning.
  private static let version = 1

  /// The explanation in the stable form that other programs read; docs/output.md describes it.
  var json: JSONWriter {
    var json = JSONWriter()
    json.object { json in
      json.member("version", Self.version)
      json.member("question", question)
      json.member("failure", failure)
      json.list("facts", facts) { json, fact in
        json.object { json in
          json.writePlace(fact.location)
          json.member("message", fact.message)
        }
      }
      json.list("keys", keys) { $0.write($1) }
    }
    return json
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ key: KeyExplanation) {
    object { json in
      json.member("key", key.key)
      json.member("table", key.table)
      json.member("isStored", key.location != nil)
      if let location = key.location { json.writePlace(location) }
      json.member("remarks", key.remarks)
      json.list("uses", key.uses) { $0.write($1) }
      json.list("possibleUses", key.possibleUses) { json, site in
        json.object { json in
          json.writePlace(site.location)
          json.member("function", site.routine)
          json.member("pattern", site.pattern.description)
          json.member("reason", site.explanation)
        }
      }
      json.list("mentions", key.mentions) { json, place in json.object { $0.writePlace(place) } }
      json.member("neededIn", key.needed.languages.map(\.id))
      json.member("neededBecause", key.needed.reason)
      json.list("texts", key.texts) { json, text in
        json.object { json in
          json.member("language", text.language.id)
          json.member("form", text.form)
          json.member("text", text.text)
          json.member("state", text.status?.words)
        }
      }
      json.list("findings", key.findings) { json, finding in json.object { $0.write(finding) } }
      json.list("suppressed", key.suppressed) { json, item in
        json.object { json in
          json.write(item.finding)
          json.member("reason", item.reason)
        }
      }
      json.list("withheld", key.withheld) { json, item in
        json.object { json in
          json.write(item.finding)
          json.member("exception", item.exception.id)
          json.member("reason", item.exception.why)
        }
      }
    }
  }

  private mutating func write(_ use: KeyUse) {
    object { json in
      json.writePlace(use.reference.location)
      json.member("function", use.reference.routine)
      json.member("origin", use.reference.origin.rawValue)
      json.member("context", use.reference.context.rawValue)
      json.member("unusedCode", use.unusedCode?.words)
      json.member("nearerTable", use.nearerTable?.path.string)
      json.list("chain", use.chain) { json, step in
        json.object { json in
          json.writePlace(step.location)
          json.member("declaration", step.link.signature)
          json.member("parameter", step.link.parameter)
          json.member("next", step.link.callee)
        }
      }
      json.list("values", use.values) { json, place in json.object { $0.writePlace(place) } }
    }
  }

  private mutating func write(_ finding: Diagnostic) {
    member("rule", finding.rule.rawValue)
    member("severity", finding.severity.rawValue)
    writePlace(finding.location)
    member("message", finding.message)
    member("language", finding.subject.language)
  }
}
