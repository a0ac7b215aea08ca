import L10nScan
import SourceFiles
import TextFormats

/// The part of an audit that `extract --for-audit` has done, so that it need not read the sources.
///
/// It is the engine's own value with all that any rule may use, so only the version of the tool
/// that has written it can read it.
struct ExtractedPart: Codable {
  private let tool: String
  let sources: SourceScan

  init(_ sources: SourceScan) {
    tool = Audit.version
    self.sources = sources
  }

  /// The part as JSON text.
  var json: [UInt8] {
    // Every value in it has a spelling in JSON, so there is no error to lose.
    (try? JSONCoding.encode(self)) ?? []
  }

  /// Reads the output of `extract --for-audit`.
  ///
  /// - Throws: `CommandFailure` when it is no such output, or one of another version.
  static func read(_ path: FilePath, in files: FileSystem) throws(CommandFailure) -> ExtractedPart {
    let bytes = try fileOrFail(files.readToQuote(path))
    guard let json = try? JSON5Parser(bytes).parse(),
      let header = try? JSONCoding.decode(Header.self, from: json)
    else {
      throw .unusable(path, "it is no output of 'l10nscan extract --format json', or not all of it")
    }
    guard header.version == ExtractionJSON.version else {
      throw .unusable(path, "it is of version \(header.version), not \(ExtractionJSON.version)")
    }
    guard let tool = header.audit?.tool else {
      throw .unusable(path, "make it with 'l10nscan extract --format json --for-audit'")
    }
    guard tool == Audit.version else {
      throw .unusable(path, "l10nscan \(tool) has made it, and this is \(Audit.version)")
    }
    guard let document = try? JSONCoding.decode(Document.self, from: json) else {
      throw .unusable(path, "it has changed since 'l10nscan extract' wrote it; run that again")
    }
    return document.audit
  }

  /// The members that tell whether the rest can be read.
  private struct Header: Decodable {
    struct Part: Decodable {
      let tool: String
    }

    let version: Int
    let audit: Part?
  }

  private struct Document: Decodable {
    let audit: ExtractedPart
  }
}

extension CommandFailure {
  fileprivate static func unusable(_ path: FilePath, _ reason: String) -> Self {
    Self("cannot read '\(path)' as output of 'l10nscan extract'", hint: reason)
  }
}
