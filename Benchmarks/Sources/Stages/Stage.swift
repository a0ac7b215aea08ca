import SourceFiles

/// A part of the work that is measured by itself.
struct Stage: Sendable {
  /// What is to be done, after everything that it needs is there.
  struct Work {
    /// How many files the work is about, and how many bytes they have.
    var files: Int
    var bytes: Int
    /// Does the work, and returns a number that depends on it.
    var run: () -> Int

    init(files: Int, bytes: Int, run: @escaping () -> Int) {
      self.files = files
      self.bytes = bytes
      self.run = run
    }

    /// Work on each of some texts.
    init(_ texts: [SourceText], _ run: @escaping (SourceText) -> Int) {
      files = texts.count
      bytes = texts.reduce(0) { $0 + $1.bytes.count }
      self.run = { texts.reduce(0) { $0 &+ run($1) } }
    }
  }

  let name: String
  /// Prepares the work.
  let prepare: @Sendable (StageInput) -> Work

  init(_ name: String, prepare: @escaping @Sendable (StageInput) -> Work) {
    self.name = name
    self.prepare = prepare
  }
}
