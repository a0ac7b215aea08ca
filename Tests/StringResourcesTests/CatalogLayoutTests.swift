import Diagnostics
import LocalizationModel
import SourceFiles
import StringResources
import Testing

/// A catalog says the same however it is laid out, although Xcode's layout is read in a way of its
/// own.
@Suite struct CatalogLayoutTests {
  /// A localization as Xcode lays it out.
  private func localization(_ language: String, _ state: String, _ text: String) -> String {
    """
            "\(language)" : {
              "stringUnit" : {
                "state" : "\(state)",
                "value" : "\(text)"
              }
            }
    """
  }

  private let plural = """
            "ru" : {
              "variations" : {
                "plural" : {
                  "few" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld файла"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "needs_review",
                      "value" : "%lld файлов"
                    }
                  }
                }
              }
            }
    """

  private func catalog(_ random: inout SeededGenerator) -> String {
    let entries = (0..<Int.random(in: 0...4, using: &random)).map { number in
      var languages = ["de", "en", "fr", "pt-BR", "zh-Hant-Hong-Kong", "de", "e\\u006e"]
      languages.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
      var localizations = languages.map { language in
        localization(
          language,
          ["translated", "translated", "new", "odd", "\\u006eew"].randomElement(using: &random)
            ?? "",
          ["", "a", "ä\\n\\\"", "long enough for several words", "\\u00e9", "文字"]
            .randomElement(using: &random) ?? ""
        )
      }
      if Bool.random(using: &random) { localizations.append(plural) }
      return """
            "key \(number)" : {
              "localizations" : {
        \(localizations.joined(separator: ",\n"))
              }
            }
        """
    }
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }

      """
    // Scripts write no space in front of the colon.
    return Bool.random(using: &random)
      ? catalog : catalog.replacing("\" : ", with: "\": ")
  }

  private func read(_ bytes: [UInt8]) throws -> LocalizedTable {
    let format = try #require(ResourceFormat.format(of: "a.xcstrings"))
    return format.table(from: bytes, at: "a.xcstrings")
  }

  /// With blanks in front of the line ends, places stay and no line is as Xcode writes it.
  private func laidOutOtherwise(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { $0 == 0x0A ? [0x20, 0x0A] : [$0] }
  }

  @Test func `Xcode's layout and that of scripts are read like any other`() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let bytes = Array(catalog(&random).utf8)
      let (table, other) = (try read(bytes), try read(laidOutOtherwise(bytes)))
      #expect(table.listing == other.listing)
      #expect(table.diagnostics.map(\.described) == other.diagnostics.map(\.described))
    }
  }

  @Test func `damage in these layouts is told like any other`() throws {
    var random = SeededGenerator(seed: 6)
    let damages: [UInt8] = [0x22, 0x5C, 0x7B, 0x7D, 0x2C, 0x3A, 0x20, 0x61, 0x00, 0xFF, 0x31]
    for _ in 0..<2000 {
      var bytes = Array(catalog(&random).utf8)
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes.removeSubrange(place...)
      default: bytes[place] = damages.randomElement(using: &random) ?? 0
      }
      let (table, other) = (try read(bytes), try read(laidOutOtherwise(bytes)))
      #expect(table.listing == other.listing, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(table.diagnostics.map(\.message) == other.diagnostics.map(\.message))
    }
  }

  @Test func `a catalog in Xcode's layout has the places of its strings`() throws {
    let text = """
      {
        "strings" : {
          "k" : {
            "localizations" : {
      \(localization("de", "translated", "a")),
      \(localization("fr", "translated", "b"))
            }
          },
          "l" : {
            "localizations" : {
      \(localization("de", "translated", "c"))
            }
          }
        }
      }
      """
    let table = try read(Array(text.utf8))
    let translations = table.entries.flatMap(\.translations)
    #expect(translations.map(\.location.line) == [5, 11, 21])
    #expect(translations.map(\.location.column) == [9, 9, 9])
    let units = translations.flatMap(\.allUnits)
    #expect(units.map(\.location.line) == [8, 14, 24])
    #expect(units.map(\.location.column) == [23, 23, 23])
    let bytes = Array(text.utf8)
    let literals = units.map { String(decoding: bytes[$0.location.range], as: UTF8.self) }
    #expect(literals == ["\"a\"", "\"b\"", "\"c\""])
  }
}

extension Diagnostic {
  fileprivate var described: String { "\(location) \(message)" }
}
