import Diagnostics
import SourceFiles
import TextFormats

extension JSONWriter {
  /// Writes what fixes a finding, as SARIF has it: replacements for each file.
  mutating func writeFixes(_ fixes: [Fix], _ excerpts: Excerpts, _ options: RenderOptions) {
    array { json in
      for fix in fixes {
        json.element { json in
          json.object {
            $0.member("description") { $0.writeText(fix.summary) }
            $0.member("artifactChanges") { $0.writeChanges(of: fix, excerpts, options) }
          }
        }
      }
    }
  }

  private mutating func writeChanges(
    of fix: Fix,
    _ excerpts: Excerpts,
    _ options: RenderOptions
  ) {
    let byFile = Dictionary(grouping: fix.edits, by: \.location.path).ordered(by: \.key)
    array { json in
      for (path, edits) in byFile {
        json.element { json in
          json.object {
            $0.writeArtifact(path, options)
            $0.member("replacements") { json in
              json.array { json in
                for edit in edits { json.element { $0.writeReplacement(edit, excerpts) } }
              }
            }
          }
        }
      }
    }
  }

  private mutating func writeReplacement(_ edit: Fix.Edit, _ excerpts: Excerpts) {
    object {
      $0.member("deletedRegion") { json in
        json.object { $0.writeRegion(edit, excerpts.region(of: edit)) }
      }
      if case .replace(let text) = edit.change, !text.isEmpty {
        $0.member("insertedContent") { $0.writeText(text) }
      }
    }
  }

  private mutating func writeRegion(_ edit: Fix.Edit, _ region: TextRegion?) {
    guard let region else {
      member("byteOffset", edit.location.offset)
      member("byteLength", edit.location.length)
      return
    }
    member("startLine", region.start.line)
    member("startColumn", region.start.utf16Column)
    member("endLine", region.end.line)
    member("endColumn", region.end.utf16Column)
  }
}
