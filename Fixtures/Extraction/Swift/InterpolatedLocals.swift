import SwiftUI

final class Grower { var farm = "" }
struct Fruit: Identifiable {
  let name: String
  var weight: Double
  var stock = 0
  var parts: [String: Int] = [:]
  var grower: Grower?
}
enum Load {
  case idle
  case failed(reason: String, code: Int)
  case done(Fruit)
}

struct Locals {
  let fruits: [Fruit]
  let load: Load
  func read(_ fruit: Fruit?, with code: Int32) {
    let first = fruits[0]
    let names = fruits.map(\.name).sorted()
    let total = fruits.reduce(0) { $0 + $1.stock }
    let sum = Market.shared.stalls.reduce(0) { $0 + $1.price }
    let (amount, title) = (3, "x")
    print(Text("\(first.name) \(names.joined()) \(total)"))  // expect: key="%@ %@ %lld"
    print(Text("\(amount) \(title) \(code)"))  // expect: key="%lld %@ %d"
    print(Text("\(sum) in all"))  // expect: key="%? in all"
    if let fruit, let farm = fruit.grower?.farm {
      print(Text("\(fruit.name) \(farm)"))  // expect: key="%@ %@"
    }
    guard let best = fruits.max(by: { $0.weight < $1.weight }) else { return }
    print(Text("\(best.weight)"))  // expect: key="%lf"
    for (index, fruit) in fruits.enumerated() {
      print(Text("\(index) \(fruit.name)"))  // expect: key="%lld %@"
    }
    for index in 0..<3 where index > 1 { print(Text("\(index)")) }  // expect: key="%lld"
    for (part, amount) in best.parts { print(Text("\(part) \(amount)")) }  // expect: key="%@ %lld"
    switch load {
    case .failed(let reason, let code): print(Text("\(reason) \(code)"))  // expect: key="%@ %lld"
    case let .done(fruit): print(Text("\(fruit.name)"))  // expect: key="%@"
    case .idle: print(Text("\(code)"))  // expect: key="%d"
    }
    if case .failed(_, let number) = load { print(Text("\(number)")) }  // expect: key="%lld"
    print(labels(for: fruits) { code in Text("\(code) left") })  // expect: key="%? left"
    do { try harvestAll(for: fruit) } catch { print(Text("\(error)")) }  // expect: key="%@"
    fruits.forEach { print(Text("\($0.stock)")) }  // expect: key="%lld"
    fruits.forEach { fruit in print(Text("\(fruit.weight)")) }  // expect: key="%lf"
    let table = Table(of: Fruit.self) {
      TableColumn("fruit.name") { fruit in  // expect: key="fruit.name"
        HStack { Text("name \(fruit.name)") }  // expect: key="name %@"
      }
      TableColumn("fruit.count", value: \.count) { Text("count \($0.count)") }  // expect: key="fruit.count" ; key="count %lld"
    }
    let sorted = Table(fruits) { TableColumn("sorted") { Text("sorted \($0.count)") } }  // expect: key="sorted" ; key="sorted %lld"
    let view = ForEach(fruits) { item in Text("\(item.name)") }  // expect: key="%@"
    let rows = ForEach(Array(fruits.enumerated()), id: \.offset) { index, item in
      Text("\(index) \(item.stock) \(view)")  // expect: key="%lld %lld %@"
    }
    let described = fruit.map { $0.name } ?? "nothing"
    print(Text("\(described)"), rows)  // expect: key="%@"
    func inner() -> Int { 3 }
    print(Text("\(inner())"))  // expect: key="%lld"
    let closure: (String) -> Int = { $0.count }
    print(Text("\(closure("a"))"))  // expect: key="%lld"
  }
}

func numbers(in words: [String]) throws {
  for word in words {
    guard let word = Int32(word) else {
      throw Failure(String(localized: "No number: \(word)"))  // expect: key="No number: %@"
    }
    print(Text("\(word)"))  // expect: key="%d"
  }
  // A function of C may be named as a type.
  var status = VaultCreate(nil, &vault)
  print(Text("Status \(status)"))  // expect: key="Status %?"
  status = VaultUnlock(vault, password)
}

func numbers(of train: Train, in shop: [Product]) {
  // Whatever the elements are, their offsets are numbers.
  for (place, car) in train.cars.enumerated() {
    print(Text("Car \(place): \(car)"))  // expect: key="Car %lld: %?"
  }
  for product in shop { print(Text("Buy \(product.displayName)")) }  // expect: key="Buy %@"
}

struct Calendar {
  var month = 5
  let name = "May"

  func show() {
    perform { [month = name] in print(Text("In \(month)")) }  // expect: key="In %@"
    perform { [self] in print(Text("Of \(month)")) }  // expect: key="Of %lld"
  }
}

func choose(_ isOn: Bool) {
  let n = if isOn { 1 } else { 2 }
  let rate = switch isOn {
  case true: 1.5
  case false: 2
  }
  let unclear = if isOn { 1 } else { other }
  print(Text("Chosen \(n) of \(rate), \(unclear)"))  // expect: key="Chosen %lld of %lf, %?"
}
