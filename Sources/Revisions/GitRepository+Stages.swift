package import SourceFiles

extension GitRepository {
  /// Returns the versions of a path that a merge has left, as git's index has them; nil for one that
  /// does not have it.
  ///
  /// - Throws: `Failure` when git cannot tell.
  package func stages(
    of path: FilePath
  ) throws(Failure) -> (base: [UInt8]?, ours: [UInt8]?, theirs: [UInt8]?) {
    let entries: [RevisionEntry?]
    do throws(GitError) {
      let listing = try git.run(
        Git.Call(arguments: ["ls-files", "--unmerged", "-z", "--", ":(literal)\(path)"])
      )
      entries = RevisionEntry.stages(in: listing)
    } catch {
      throw .unreadable
    }
    var versions: [[UInt8]?] = []
    for entry in entries {
      guard let entry else {
        versions.append(nil)
        continue
      }
      do throws(GitError) {
        versions.append(try git.run(Git.Call(arguments: ["cat-file", "blob", entry.id])))
      } catch {
        throw reasonForLoss
      }
    }
    return (versions[0], versions[1], versions[2])
  }

  /// Sets a value of the repository's own configuration.
  ///
  /// - Throws: `Failure` when git does not take it.
  package func configure(_ name: String, _ value: String) throws(Failure) {
    do throws(GitError) {
      _ = try git.run(Git.Call(arguments: ["config", "--local", name, value]))
    } catch {
      throw .unreadable
    }
  }
}
