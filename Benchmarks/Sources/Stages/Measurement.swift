import Foundation

/// How long a stage takes on one processor, and how much memory it adds to its input.
struct Measurement {
  private let stage: String
  private let work: Stage.Work
  private let seconds: Double
  private let peak: Int
  private let growth: Int

  /// Repeats a stage until the best time is worth something.
  init(of stage: Stage, _ input: StageInput) {
    let work = stage.prepare(input)
    let before = Self.peakMemory
    var best = Double.infinity
    var total = 0.0
    var rounds = 0
    while rounds < 3 || total < 1 && rounds < 100 {
      let start = Self.processorSeconds
      _ = work.run()
      let seconds = Self.processorSeconds - start
      best = min(best, seconds)
      total += seconds
      rounds += 1
    }
    self.stage = stage.name
    self.work = work
    seconds = best
    peak = Self.peakMemory
    growth = peak - before
  }

  static let header = """
    | stage | files | MB | ms | MB/s | files/s | peak MiB | of which the stage |
    | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
    """

  /// A line of a Markdown table.
  var row: String {
    let megabytes = Double(work.bytes) / 1e6
    let cells = [
      stage, "\(work.files)", number(megabytes), number(seconds * 1000),
      work.bytes == 0 ? "" : number(megabytes / seconds),
      number(Double(work.files) / seconds), number(Double(peak) / 1024),
      number(Double(growth) / 1024),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func number(_ value: Double) -> String {
    String(format: value < 100 ? "%.1f" : "%.0f", value)
  }

  /// The time that this process has had a processor: other programs do not count.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The most memory that this process has had so far, in kibibytes.
  private static var peakMemory: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1024
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss
    #endif
  }
}
