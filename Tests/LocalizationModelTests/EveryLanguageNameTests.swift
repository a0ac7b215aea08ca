import LocalizationModel
import TestSupport
import Testing

/// Every row of the tables of names and codes.
struct EveryLanguageNameTests {
  @Test func `each language and each regional form has its name`() throws {
    for row in try Repository.rows(of: "LocalizationModel/Resources/languages") {
      #expect(Language(row[0]).name == row[1])
    }
  }

  @Test(arguments: ["scripts", "regions"])
  func `each script and each region has its name`(table: String) throws {
    for row in try Repository.rows(of: "LocalizationModel/Resources/\(table)") {
      #expect(Language("eo-\(row[0])").name == "Esperanto (\(row[1]))")
    }
  }

  @Test func `each code of three letters is known`() throws {
    for row in try Repository.rows(of: "LocalizationModel/Resources/language-codes") {
      for letter in row[1] { #expect(Language("\(row[0])\(letter)").isKnown) }
    }
  }
}
