import MapKit
import SwiftUI

// What the project calls so is not what the frameworks' types have.
struct Visit { let day: Date }
enum Kind { case string(String) }

enum Failure { case server(Int, String), pair(code: Int, Dictionary<Int, String>) }
typealias Saved = Settings
struct Settings { let name: String? }
extension Saved {
  var shownName: String { name ?? "" }
}

func texts(from start: Date, to end: Date, flags: [Bool], failure: Failure, saved: Saved, url: URL) {
  let left = Calendar.current.dateComponents([.day], from: start, to: end).day ?? 0
  let parts = Calendar.current.dateComponents([.year], from: start, to: end)
  let size = ByteCountFormatter.string(fromByteCount: 1, countStyle: .file)
  let due = flags.count { $0 }
  let distance = MKDistanceFormatter()
  let side = if left > 0 { Text("Left") } else { Text("Right") }  // expect: key="Left"; key="Right"
  let limits = 5...8
  Text("\(left) days")  // expect: key="%lld days"
  Text("\(parts.year ?? 0) years")  // expect: key="%lld years"
  Text("\(unknown.day) of nobody's")  // expect: key="%? of nobody's"
  Text("\(size) free")  // expect: key="%@ free"
  Text("\(due) due")  // expect: key="%lld due"
  Text("\(distance.string(fromDistance: 1)) away")  // expect: key="%@ away"
  Text("\(side) side")  // expect: key="%@ side"
  Text("\(limits.upperBound) at most")  // expect: key="%lld at most"
  Text("in \(Calendar.current.monthSymbols[left])")  // expect: key="in %@"
  Text("at \(url.host()!)")  // expect: key="at %@"
  Text("for \(saved.shownName)")  // expect: key="for %@"
  Text("\(1e3) and \(0xE)")  // expect: key="%lf and %lld"
  Text("\(Swift.max(0, left)) or \(Swift.abs(left))")  // expect: key="%lld or %lld"
  do {
    try write()
  } catch let failure as NSError {
    Text("\(failure.code) of \(failure.domain)")  // expect: key="%lld of %@"
  } catch let failure as URLError where isOn {
    Text("\(failure.errorCode)")  // expect: key="%lld"
  }
  let process = Process()
  Text("ended by \(process.terminationStatus)")  // expect: key="ended by %d"
  if case .server(let code, let reason) = failure {
    Text("\(code): \(reason)")  // expect: key="%lld: %@"
  }
  let tags = LocalizedStringResource("\(placeholder: .int) tags")  // expect: key="%lld tags"
  let names = LocalizedStringResource("\(placeholder: .object) names")  // expect: key="%@ names"
}

// A generic type is what it conforms to.
protocol Countable { var total: Int { get } }
struct Column { static let total = Column() }
struct Grid<Item: Countable>: View {
  let item: Item
  var body: some View { Text("\(item.total) of all") }  // expect: key="%lld of all"
}
func number<Number: BinaryInteger>(_ number: Number) -> Text { Text("no \(number)") }  // expect: key="no %?"
func name(of kind: some AppEnum) -> Text { Text("a \(kind.localizedStringResource)") }  // expect: key="a %@"

// A generic type of somebody else's may lend the members of what it holds.
struct Rating { var points: Int }
func rate(store: StoreOf<Feature>, failure: any LocalizedError) {
  Text("\(store.points) points")  // expect: key="%lld points"
  if let reason = failure.errorDescription { Text("why: \(reason)") }  // expect: key="why: %@"
}

// Each closure behind a call gets what is presented.
struct Shown { let title: String }
func present(shown: Shown?) -> some View {
  view.alert("Shown", isPresented: $isShown, presenting: shown) { _ in  // expect: key="Shown"
    Button("OK") {}  // expect: key="OK"
  } message: { item in
    Text("It is \(item.title)")  // expect: key="It is %@"
  }
}
