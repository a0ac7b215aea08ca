import LocalizationModel
import Revisions
import SourceFiles
import TestSupport
import Testing
import TextHistories

@Suite struct TextHistoryTests {
  @Test(arguments: 1...300)
  func `A text is as old as the first commit of an unbroken row that have it`(seed: UInt64) throws {
    let sample = SampleHistory(seed: seed)
    let history = try history(of: sample)
    let last = sample.commits.count - 1
    for (path, texts) in sample.commits[last].tree {
      for name in texts.keys {
        let maker = sample.maker(of: name, at: path, in: last)
        let origin = history.origin(
          of: name.key,
          in: Language(name.language),
          at: FilePath("/repository/\(path)")
        )
        #expect(origin?.commit == "c\(maker)", "\(name) in \(path)")
      }
    }
  }

  @Test(arguments: 1...40)
  func `The last text of a key's history is that of all texts' history`(seed: UInt64) throws {
    let sample = SampleHistory(seed: seed)
    let (all, one) = (try history(of: sample), try history(of: sample, only: "a"))
    for (path, texts) in sample.commits[sample.commits.count - 1].tree {
      for name in texts.keys where name.key == "a" {
        let place = FilePath("/repository/\(path)")
        let had = one.texts(of: name.key, in: Language(name.language), at: place)
        #expect(had.first?.origin == all.origin(of: "a", in: Language(name.language), at: place))
        #expect(had.first?.text == texts[name])
        #expect(zip(had, had.dropFirst()).allSatisfy { $0.text != $1.text })
      }
    }
  }

  private func history(of sample: SampleHistory, only key: String? = nil) throws -> TextHistory {
    let files = sample.files
    return try TextHistory(
      of: files.paths,
      in: files.fileSystem,
      GitRepository(sample.git, besides: files.fileSystem),
      development: "en",
      only: key,
      jobs: 2
    )
  }
}
