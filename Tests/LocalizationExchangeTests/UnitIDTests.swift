import LocalizationModel
import Testing

@testable import LocalizationExchange

@Suite struct UnitIDTests {
  @Test(arguments: [
    (UnitPlace(key: "a"), "a"),
    (UnitPlace(key: "a", variation: [.plural("one")]), "a|==|plural.one"),
    (
      UnitPlace(key: "a", variation: [.device("iphone"), .plural("few")]),
      "a|==|device.iphone.plural.few"
    ),
    (
      UnitPlace(key: "a", variation: [.plural("one")], substitution: "birds"),
      "a|==|substitutions.birds.plural.one"
    ),
    (
      UnitPlace(key: "a", variation: [.plural("one")], substitution: "b.c"),
      "a|==|substitutions.@b.c@.plural.one"
    ),
  ])
  func `a text of a catalog is named by its path`(place: UnitPlace, id: String) {
    #expect(UnitID.catalog(place) == id)
  }
}
