#if !canImport(Darwin)
  import Glibc
  import Platform
  import Testing

  @Suite(.serialized) struct ProcessMemoryTests {
    /// What the system tells in a file of its own; nothing where it does not.
    private func text(of path: String) -> String {
      (try? LocalFile(path).contents()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    @Test func `Where memory is limited, nothing is taken ahead`() {
      let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
      var before = rlimit()
      let isRead = unsafe getrlimit(resource, &before) == 0
      // More than any process has, so that nobody else feels it.
      var limited = rlimit(rlim_cur: 1 << 46, rlim_max: before.rlim_max)
      let isLimited = unsafe setrlimit(resource, &limited) == 0
      let isTaken = ProcessMemory.takeLargePieces()
      let isReset = unsafe setrlimit(resource, &before) == 0
      #expect(isRead && isLimited && isReset)
      #expect(!isTaken)
    }

    @Test func `Large pages are asked for where the system has them`() {
      let offered = text(of: "/sys/kernel/mm/transparent_hugepage/enabled")
      let canAsk = offered.contains("[madvise]") || offered.contains("[always]")

      ProcessMemory.takeLargePieces()
      let lists = Array(0..<64).concurrentMap(jobs: 4) { Array(repeating: $0, count: 4_096) }
      let flags = text(of: "/proc/self/smaps").split(separator: "\n")
        .filter { $0.hasPrefix("VmFlags:") }

      #expect(lists.map(\.last) == Array(0..<64))
      let isAsked = flags.contains { $0.split(separator: " ").contains("hg") }
      #expect(isAsked == (canAsk && !flags.isEmpty))
    }
  }
#endif
