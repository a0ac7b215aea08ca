package import SourceFiles

/// The places from which one answer about declarations is right.
package enum DeclarationReach: Hashable, Sendable {
  case anywhere
  case file(FilePath)
  case place(SourcePlace)
}

/// Selects declarations as a place means them, and says from where else they are meant as well.
package struct DeclarationSearch {
  package let place: SourcePlace
  /// The index of the place's file; nil where that is none of the sources.
  private let file: Int?
  /// The files that may mean other declarations, each list in ascending order.
  private(set) var contested: [[Int]] = []
  private var restsOnFile = false
  private var restsOnOffset = false

  init(from place: SourcePlace, in file: Int?) {
    self.place = place
    self.file = file
  }

  /// From where the declarations that were selected are meant.
  package var reach: DeclarationReach {
    restsOnOffset ? .place(place) : restsOnFile ? .file(place.path) : .anywhere
  }

  /// Selects those of the place's own file, and of them those around it; where it has none, all, or
  /// somewhat more than a limit of them.
  mutating func select<Element>(
    in files: [Int],
    of store: inout DeclarationStore,
    limit: Int = .max,
    _ elements: (TypeDeclarations) -> [Element],
    at position: (Element) -> (path: FilePath, scope: Range<Int>)
  ) -> [Element] {
    let isOwn = file.map { Self.contains(files, $0) } ?? false
    if isOwn, let file {
      let own = store.declarations(in: [file]).flatMap(elements)
      if !own.isEmpty {
        restsOnOffset = restsOnOffset || own.count > 1
        restsOnFile = restsOnFile || files.count > 1
        return place.select(own, position)
      }
    }
    let all = store.elements(in: files, limit: limit, elements)
    if all.count > 1 {
      contested.append(files)
      restsOnFile = restsOnFile || isOwn
    }
    return all
  }

  /// Returns whether files in ascending order have one among them.
  package static func contains(_ files: [Int], _ file: Int) -> Bool {
    let next = files.partitioningIndex { $0 >= file }
    return next < files.count && files[next] == file
  }
}

/// The sources of a member's texts, in the order in which they are found, and from where that is
/// meant.
package struct StringAnswer: Sendable {
  package let sources: [TypeIndex.OwnedSource]
  package let reach: DeclarationReach
}
