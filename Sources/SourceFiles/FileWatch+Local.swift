import Platform

extension FileWatch {
  /// Makes a watch over the machine's own files, by the system's reports; or one that looks at
  /// them again and again, as for folders of another machine, of which the system says nothing.
  package static func local(isPolling: Bool) -> FileWatch {
    #if os(Linux)
      if !isPolling, let events = FolderEvents() {
        let watch = NotifiedWatch(events)
        return FileWatch(watch: watch.watch, wait: watch.wait)
      }
    #elseif canImport(Darwin)
      if !isPolling, let queue = FolderQueue() {
        return polling(.local, { $0.local.stamp }) { time, folders in
          queue.pause(atMost: time, watching: folders.map(\.string))
        }
      }
    #endif
    return polled
  }

  fileprivate static var polled: FileWatch {
    polling(.local, { $0.local.stamp }) { time, _ in pause(for: time) }
  }
}

#if os(Linux)
  /// A watch by the events that the system has for folders.
  private final class NotifiedWatch: Sendable {
    private struct State {
      /// The watched folders by the numbers of their watches.
      var folders: [Int32: FilePath] = [:]
      var numbers: [FilePath: Int32] = [:]
      /// Looks at the files instead, as the system has no watch left.
      var poller: FileWatch?
    }

    private let events: FolderEvents
    private let state = Locked(State())

    init(_ events: FolderEvents) {
      self.events = events
    }

    func watch(_ folders: Set<FilePath>) -> Set<FilePath> {
      if let poller = state.withLock({ $0.poller }) { return poller.watch(folders) }
      let new = state.withLock { state in folders.filter { state.numbers[$0] == nil } }
      for folder in new {
        do throws(SystemError) {
          // A folder that is gone is reported by the one around it.
          guard let number = try events.watch(folder.string) else { continue }
          state.withLock { state in
            state.folders[number] = folder
            state.numbers[folder] = number
          }
        } catch {
          return poll(folders)
        }
      }
      return new
    }

    /// Looks at the files from now on, as the system cannot watch so many folders.
    private func poll(_ folders: Set<FilePath>) -> Set<FilePath> {
      let poller = FileWatch.polled
      let known = state.withLock { state in
        state.poller = poller
        return Set(state.numbers.keys)
      }
      return poller.watch(known.union(folders)).subtracting(known)
    }

    func wait(atMost limit: Duration?) -> FileWatch.Changes {
      if let poller = state.withLock({ $0.poller }) { return poller.wait(limit) }
      guard let events = events.wait(atMost: limit) else { return .everything }
      return .paths(Set(events.compactMap(path)))
    }

    /// Returns the path that an event is about; a folder that is gone is watched no longer.
    private func path(of event: FolderEvents.Event) -> FilePath? {
      state.withLock { state in
        guard let folder = state.folders[event.watch] else { return nil }
        guard event.isFolderGone else {
          return event.name.isEmpty ? folder : folder.appending(event.name)
        }
        // The number may stand for the folder at its new place, which is unknown.
        if !event.isWatchEnded { events.end(event.watch) }
        state.folders[event.watch] = nil
        state.numbers[folder] = nil
        return folder
      }
    }
  }
#endif
