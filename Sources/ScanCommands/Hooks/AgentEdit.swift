import SourceFiles
import TextFormats

/// The edit of a file as a coding agent hands it to a hook: JSON with the file's path.
struct AgentEdit {
  let file: FilePath
  /// The folder that the agent works in; nil where it does not say.
  let folder: FilePath?

  /// Reads what came on standard input; nil where it names no file.
  ///
  /// The path stands in the object itself or in the one of the tool's arguments, which may be the
  /// JSON of an object in a string.
  init?(_ bytes: [UInt8]) {
    guard let members = Self.members(of: try? JSON5Parser(bytes, takingHalves: true).parse()) else {
      return nil
    }
    let tools = Self.tools.compactMap { Self.members(of: members[$0]) }
    let paths = ([members] + tools).flatMap { members in
      Self.paths.compactMap { Self.string(members[$0]) }
    }
    guard let path = paths.first, !path.isEmpty else { return nil }
    var folder = Self.string(members["cwd"])
    if folder == nil, case .array(let roots)? = members["workspace_roots"]?.value {
      folder = Self.string(roots.first)
    }
    self.folder = folder.flatMap { $0.isEmpty ? nil : FilePath($0) }
    let file = FilePath(path)
    self.file = file.isAbsolute ? file : (self.folder ?? ".").appending(path)
  }

  private static let paths = ["file_path", "filePath", "path"]
  private static let tools = ["tool_input", "tool_info", "toolArgs", "tool_args", "input"]

  private static func members(of node: JSON5Node?) -> [String: JSON5Node]? {
    switch node?.value {
    case .object(let members):
      return Dictionary(members.map { ($0.name, $0.value) }) { $1 }
    case .string(let text):
      // A tool's arguments that are no JSON name no file.
      let inner = try? JSON5Parser(Array(text.utf8), takingHalves: true).parse()
      guard case .object? = inner?.value else { return nil }
      return members(of: inner)
    default: return nil
    }
  }

  private static func string(_ node: JSON5Node?) -> String? {
    if case .string(let text)? = node?.value { text } else { nil }
  }
}
