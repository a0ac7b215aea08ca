import SwiftUI

struct Fruit {
  let name: String
  var weight: Double
  var stock = 0
  var parts: [String: Int] = [:]
}

struct Operators {
  let fruit: Fruit
  var isBig = true
  func read(_ size: CGSize, at index: Int, rest: String...) {
    print(Text("\(index + 1) \(fruit.weight * 2) \(-fruit.stock)"))  // expect: key="%lld %lf %lld"
    print(Text("\(isBig ? fruit.name : "none")"))  // expect: key="%@"
    print(Text("\(isBig ? 1 : fruit.weight)"))  // expect: key="%lf"
    print(Text("\((fruit.stock - index) / 2) \(fruit.name + "!")"))  // expect: key="%lld %@"
    print(Text("\(size.width) \(fruit as AnyObject)"))  // expect: key="%lf %@"
    print(Text("\(min(index, 3)) \(abs(fruit.weight))"))  // expect: key="%lld %lf"
    print(Text("\(rest.count) \(rest[0])"))  // expect: key="%lld %@"
    print(Text("\(fruit.weight.rounded()) \(fruit.stock.formatted())"))  // expect: key="%lf %@"
    print(Text("\(fruit.name.prefix(3)) \(fruit.name.uppercased())"))  // expect: key="%@ %@"
    print(Text("\(error.localizedDescription) \(Date.now)"))  // expect: key="%@ %@"
    print(Text("\(Array(fruit.parts.keys)[0])"))  // expect: key="%@"
  }
}

struct Unclear<Value> {
  let value: Value
  var weight = 0
  func weigh<Thing>(_ weight: Thing) -> Thing {
    print(Text("\(weight)"))  // expect: key="%?"
  }
  func read(_ thing: some Sequence) {
    print(Text("\(value)"))  // expect: key="%?"
    print(Text("\(somewhere.else)"))  // expect: key="%?"
    print(Text("\(make())"))  // expect: key="%?"
    print(Text("\(isOn ? low : high)"))  // expect: key="%?"
    print(Text("\(unknown * 2)"))  // expect: key="%?"
    if let value = somewhere.value { print(Text("\(value)")) }  // expect: key="%?"
    print(Text("\(weigh(3))"))  // expect: key="%lld"
    print(Text("\(.zero)"))  // expect: key="%?"
  }
}
