import SwiftUI

struct Fruit: Identifiable {
  enum Kind: String, CaseIterable { case sweet, sour }
  enum Rank: Int { case low = 1, high }

  let name: String
  var weight: Double
  var stock = 0
  let price: Decimal
  var kind: Kind
  var rank = Rank.low
  var parts: [String: Int] = [:]
  var grower: Grower?
  static let limit: UInt8 = 200
  var half: Float { 0.5 }
  var neighbours: [Fruit] { [] }

  func label(of size: Int) -> String { "" }
  func ripeness() -> Int32 { 0 }
  subscript(part: String) -> Int64 { 0 }
}

final class Grower: ObservableObject {
  @Published var fields = 3
  @AppStorage("farm") var farm = "Home"
  static let shared = Grower()
  var best: Fruit?
  lazy var crates = [Fruit]()
}

extension Fruit {
  var trees: Int16 { 3 }
}

protocol Stored { var shelf: UInt { get } }
struct Jar: Stored { var shelf: UInt }
typealias Grams = Double
let farmArea: Grams = 12
var harvest = 1_000
func season() -> String { "" }

struct Members: View {
  @State private var amount = 0
  @Binding var share: CGFloat
  @StateObject var grower = Grower()
  @Environment(Grower.self) private var other
  let fruit: Fruit
  let text: LocalizedStringKey

  var body: some View {
    Text("\(amount) of \(self.share)")  // expect: key="%lld of %lf"
    Text("\(fruit.name): \(fruit.weight)")  // expect: key="%@: %lf"
    Text("\(fruit.stock), \(fruit.price)")  // expect: key="%lld, %@"
    Text("\(fruit.kind.rawValue) \(fruit.rank.rawValue)")  // expect: key="%@ %lld"
    Text("\(Fruit.limit) \(fruit.half) \(fruit.trees)")  // expect: key="%u %f %d"
    Text("\(fruit.parts["peel"] ?? 0)")  // expect: key="%lld"
    Text("\(fruit.grower?.best?.name ?? "?")")  // expect: key="%@"
    Text("\(fruit.grower!.fields) at \(grower.farm)")  // expect: key="%lld at %@"
    Text("\(fruit.label(of: 3)) \(fruit.ripeness())")  // expect: key="%@ %d"
    Text("\(fruit["core"]) \(fruit.neighbours[0].stock)")  // expect: key="%lld %lld"
    Text("\(Grower.shared.fields) \(other.farm)")  // expect: key="%lld %@"
    Text("\(grower.crates.first!.weight)")  // expect: key="%lf"
    Text("\(farmArea) \(harvest) \(season())")  // expect: key="%lf %lld %@"
    Text("\(Jar(shelf: 1).shelf)")  // expect: key="%llu"
    // No text can hold another key, so that the compiler takes the whole for a string.
    Text("\(text)")  // expect: key="%?"
  }
}

// The head of a function may stand on many lines.
struct Counter {
  func count(
    of name: String
  )
    async throws -> Int
  {
    name.count
  }
  func total<T>(
    of list: T
  )
    rethrows
    -> Double
  where
    T: Sequence,
    T.Element == Double
  {
    list.reduce(0, +)
  }
  func row() async -> some View {
    Text("\(try await count(of: "a")) of \(total(of: [1]))")  // expect: key="%lld of %lf"
  }
}
