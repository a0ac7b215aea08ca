import KeyExtraction
import LocalizationModel
import SourceFiles
import TestSupport
import Testing

/// Runs the annotated files below `Fixtures/Extraction`, and each of them in other dresses.
@Suite struct FixtureTests {
  static let fixtures = Fixture.all(in: "Extraction")

  private func extract(_ fixture: Fixture, stored: [UInt8]) -> Extraction {
    var settings = ExtractionSettings()
    var options = fixture.expectations.options[...]
    while let option = options.popFirst() {
      switch option {
      case "--routine":
        let text = options.popFirst() ?? ""
        guard let routine = CustomRoutine(text) else {
          Issue.record("'\(text)' in \(fixture.place) is no routine")
          continue
        }
        settings.customRoutines.append(routine)
      case "--swiftui": settings.readsSwiftUI = options.popFirst() != "off"
      case "--include-comments": settings.includesComments = true
      default: Issue.record("unknown option '\(option)' in \(fixture.place)")
      }
    }
    return KeyExtractor(settings: settings).extract(
      from: SourceText(path: fixture.path, stored: stored)
    )
  }

  @Test(arguments: fixtures)
  func `each reference stands where the annotation says`(fixture: Fixture) {
    fixture.check(extract(fixture, stored: fixture.stored))
  }

  @Test(arguments: fixtures)
  func `nothing changes in another dress, and nothing is found in comments and strings`(
    fixture: Fixture
  ) {
    let plain = extract(fixture, stored: fixture.stored)
    for variant in fixture.variants {
      variant.check(extract(fixture, stored: variant.stored), plain: plain)
    }
  }

  @Test(arguments: fixtures)
  func `a file that is cut anywhere gives the beginning of what the whole gives`(fixture: Fixture) {
    let whole = extract(fixture, stored: fixture.stored)
    for cut in fixture.truncations {
      let truncated = extract(fixture, stored: cut)
      fixture.mismatches(truncated: truncated, whole: whole, cut: cut.count).record()
    }
  }
}
