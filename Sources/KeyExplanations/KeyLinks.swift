package import LocalizationModel
import SourceFiles

/// The declarations that make keys of texts, by their names.
package struct KeyLinks: Sendable {
  private let links: [String: [KeyLink]]

  package init(_ project: Project) {
    links = Dictionary(grouping: project.links, by: \.name)
  }

  /// Returns the declarations through which a use's literal travels to a framework's function; none where
  /// the call names such a function itself, or what the sources do not declare.
  ///
  /// Of several declarations of a name the one counts that has the argument's label, if it is known, and
  /// is nearest to the call.
  package func chain(of reference: KeyReference, label: String? = nil) -> [KeyLink] {
    guard [.declaration, .wrapper, .value].contains(reference.origin) else { return [] }
    var chain: [KeyLink] = []
    var (name, place) = (reference.routine, reference.location.path)
    while chain.count < Self.limit {
      let label = chain.isEmpty ? label : nil
      guard let link = link(named: name, label: label, near: place), !chain.contains(link) else {
        break
      }
      chain.append(link)
      guard let callee = link.callee else { break }
      (name, place) = (callee, link.path)
    }
    return chain
  }

  /// No text is followed further.
  private static let limit = 9

  private func link(named name: String, label: String?, near path: FilePath) -> KeyLink? {
    let all = links[name] ?? []
    let labelled = all.filter { link in label.map(link.labels.contains) ?? false }
    return (labelled.isEmpty ? all : labelled).max { left, right in
      left.path.nearness(to: path) < right.path.nearness(to: path)
    }
  }
}

extension FilePath {
  /// How many folders two paths have in common; a file is nearest to itself.
  fileprivate func nearness(to other: FilePath) -> Int {
    self == other ? .max : zip(folder.components, other.folder.components).prefix { $0 == $1 }.count
  }
}
