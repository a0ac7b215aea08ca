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
  _ = Text("p \(CVPixelBufferGetWidth(buffer))")  // expect: key="p %lld"
  _ = Text("q \(other.width)")  // expect: key="q %?"
}

// A parameter that conforms to a protocol is what a value fills in, or else the protocol's.
protocol Named { var id: String { get } }
final class Entity<T: Named, Other: Hashable> {
  var data: T?
  func show(_ value: T) { _ = Text("r \(value.id)") }  // expect: key="r %@"
}
struct User: Named { let id: String; let age: Int }
typealias UserEntity = Entity<User, Int>
func show(_ entity: UserEntity) {
  if let data = entity.data {
    _ = Text("s \(data.age)")  // expect: key="s %lld"
  }
}

// What C returns, and calls that may be of C: a type that nothing tells of has a label, or is not known.
func ask(_ query: CFDictionary, _ value: Axis) {
  let status = AuthorizationCreate(nil, nil, [], &reference)
  _ = Text("t \(SecItemDelete(query)) \(status) \(errno) \(getuid())")  // expect: key="t %d %d %d %u"
  _ = Text("u \(SecUnknownDelete(query)) \(Unknown(label: 1)) \(Date())")  // expect: key="u %? %@ %@"
  _ = Text("v \(MIDIGetNumberOfDevices()) \(CACurrentMediaTime())")  // expect: key="v %? %lf"
  if let number = value.as(Int.self) {
    _ = Text("w \(number)")  // expect: key="w %lld"
  }
  let formatted = String.localizedStringWithFormat("%d", 1)
  _ = Text("x \(formatted)")  // expect: key="x %@"
}
