/// A list that mostly has one element, which then takes no memory of its own.
///
/// Nearly every key of a table has one text; with an array for it and one for its variations, the
/// memory to manage would be larger than the text.
public struct ShortList<Element> {
  @usableFromInline
  enum Storage {
    case one(Element)
    case many([Element])
  }

  @usableFromInline
  var storage: Storage

  @inlinable
  public init(only element: consuming Element) {
    storage = .one(element)
  }

  @inlinable
  public init(_ elements: consuming [Element]) {
    switch elements.count {
    case 0: storage = .many([])
    case 1: storage = .one(elements[0])
    default: storage = .many(elements)
    }
  }

  /// Adds an element at the end.
  @inlinable
  public mutating func append(_ element: consuming Element) {
    switch storage {
    case .one(let first):
      storage = .many([first, element])
    case .many(var elements):
      guard elements.capacity > 0 else {
        storage = .one(element)
        return
      }
      // While the elements are in two places, appending would copy them all.
      storage = .many([])
      elements.append(element)
      storage = .many(elements)
    }
  }

  /// Calls a closure with every element, which is not copied for it as an iterator copies it.
  @inlinable
  @inline(__always)
  public func forEach(_ body: (Element) throws -> Void) rethrows {
    switch storage {
    case .one(let element): try body(element)
    case .many(let elements): for element in elements { try body(element) }
    }
  }

  /// Makes room for elements to come.
  @inlinable
  public mutating func reserveCapacity(_ capacity: Int) {
    guard capacity > 1, case .many(var elements) = storage else { return }
    storage = .many([])
    elements.reserveCapacity(capacity)
    storage = .many(elements)
  }
}

extension ShortList: Sendable where Element: Sendable {}
extension ShortList.Storage: Sendable where Element: Sendable {}

extension ShortList: ExpressibleByArrayLiteral {
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension ShortList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  @inlinable
  public init() {
    storage = .many([])
  }

  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init(Array(elements))
  }

  @inlinable public var startIndex: Int { 0 }

  @inlinable
  public var endIndex: Int {
    switch storage {
    case .one: 1
    case .many(let elements): elements.count
    }
  }

  @inlinable
  public subscript(index: Int) -> Element {
    get {
      switch storage {
      case .one(let element):
        precondition(index == 0, "Index out of range")
        return element
      case .many(let elements): return elements[index]
      }
    }
    set {
      switch storage {
      case .one:
        precondition(index == 0, "Index out of range")
        storage = .one(newValue)
      case .many(var elements):
        storage = .many([])
        elements[index] = newValue
        storage = .many(elements)
      }
    }
  }

  public mutating func replaceSubrange(
    _ range: Range<Int>,
    with elements: some Collection<Element>
  ) {
    var all = Array(self)
    all.replaceSubrange(range, with: elements)
    self = Self(all)
  }
}
