#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The signals that end the program: a person interrupts it, or its terminal or the system goes.
package enum EndingSignals {
  private static let numbers = [
    (SIGINT, "SIGINT"), (SIGTERM, "SIGTERM"), (SIGHUP, "SIGHUP"), (SIGQUIT, "SIGQUIT"),
  ]

  /// Does what none of them must interrupt half-way: they wait until it is done.
  ///
  /// The threads of Dispatch take no such signals, so that the one that writes is asked alone.
  package static func waiting<Result, Failure>(
    for body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var (signals, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&signals)
    for (number, _) in numbers { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// The name of one that waits by now; nil where none does.
  package static var waitingName: String? {
    var signals = sigset_t()
    guard unsafe sigpending(&signals) == 0 else { return nil }
    return numbers.first { unsafe sigismember(&signals, $0.0) == 1 }?.1
  }
}
