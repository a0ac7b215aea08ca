import SwiftUI

// The types of values of generic types, of closures within interpolations, and of what C returns.

struct Box<T> {
  var value: T
  var all: [T] { [value] }
}
struct Item {
  var id = 1
  var price = 0.5
  var count = "x"
}
func same<T>(_ value: T) -> T { value }
let items = [Item()]
let item = Item()

let property = Text("a \(Box(value: item).value.price)")  // expect: key="a %lf"
let array = Text("b \(Box<Int>(value: 1).all[0])")  // expect: key="b %lld"
let function = Text("c \(same(item.price)) \(same("x"))")  // expect: key="c %lf %@"
let path = Text("d \(item[keyPath: \.price])")  // expect: key="d %lf"
let unsigned = Text("e \(item.id.magnitude)")  // expect: key="e %llu"
let own = Text("f \(item.count)")  // expect: key="f %@"
let closure = Text("g \(items.map { $0.price }.first ?? 0)")  // expect: key="g %lf"
let offset = Text("h \(items.enumerated().map { $0.offset }.first ?? 0)")  // expect: key="h %lld"
let parts = Text("i \(items.enumerated().map { index, item in item.price }.first ?? 0)")  // expect: key="i %lf"
let sum = Text("j \(items.map(\.price).reduce(0, +))")  // expect: key="j %lf"
let total = Text("k \(items.reduce(0) { $0 + $1.id })")  // expect: key="k %lld"
let random = Text("l \(Int.random(in: 1...6)) \(Double.random(in: 0...1))")  // expect: key="l %lld %lf"
let root = Text("m \(sqrt(2))")  // expect: key="m %lf"
let doubled = Text("n \({ $0 * 2 }(item.id))")  // expect: key="n %lld"

func sizes(_ image: CGImage, _ frame: CGRect, _ buffer: CVPixelBuffer, _ other: Unknown) {
  _ = Text("o \(image.width) \(frame.width)")  // expect: key="o %lld %lf"
  _ = Text("p \(CVPixelBufferGetWidth(buffer))")  // expect: key="p %?"
  _ = Text("q \(other.width)")  // expect: key="q %?"
}
