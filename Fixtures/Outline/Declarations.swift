import SwiftUI
import class Kit.Row
import func Kit.show
import let Kit.limit

let first: Int = 1, second = [2, 3], third: String
var (left, right) = (1, 2)
typealias Title = LocalizedStringKey
macro localized(_ key: String.LocalizationValue) -> String = #externalMacro(module: "M", type: "T")

@MainActor public final class Store<Item: Hashable & Sendable>: Base<Item>, Shown where Item: Named {
  class var count: Int { 0 }
  override class func make() -> Store { Store() }
  private static let shared = Store.init(items: [:]) { item in let inner = item; return inner }
  @Published var title: LocalizedStringKey = "Title" { didSet { let old = oldValue } }
  @Environment(\.locale) private var locale
  var width, height: Double
  weak var actor: Actor?

  init?(items: [Item: (Int) -> Void] = [:], style: Style = { let style = Style(); return style }()) {
    func local<T>(_ value: T) async throws(Failure) -> T where T: Named { value }
    struct Row { let title: String; enum Kind { case first } }
    let several = 1, others = 2
    self.init(items: items)
  }

  deinit { let released = true }

  subscript(index: Int) -> Item { get { items[index] } set { items[index] = newValue } }

  func rethrowing(_ body: () throws -> Void) rethrows -> LocalizedStringResource
  where Item: Other,
    Item: Another
  { "Text" }

  struct Nested { enum Deep: String { case one = "1", two } }
}

enum State: Int, CaseIterable {
  case idle = -1, running(speed: Double, in: Place), `default`
  indirect case nested(State)
  var text: String { switch self { case .idle: "Idle"; case let other: "\(other)" } }
}

extension Dictionary.Values: Named where Element == String { var name: String { joined() } }
extension [Row]: Shown {}

protocol Named: AnyObject {
  associatedtype Element: Hashable
  var name: String { get }
  func rename(to name: String, `in` place: Place)
  static func == (left: Self, right: Self) -> Bool
}

actor Loader {}

DispatchQueue.main.async { class Hidden { func seen() {} } }
let macro = actor.self
