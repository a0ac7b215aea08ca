protocol P { var t: LocalizedStringResource { get } }
class A<T: P>: B where T: Q { @State private var m: (Int, [T?]) = (1, []); init(_ k: LocalizedStringKey, f: @escaping (String) -> Void) {} }
typealias K = LocalizedStringKey
extension A { func g(a: Int = 3, _ b: K...) async throws -> some View { if let x = try? await h() as? String { return Text(x) } else { return Text("n") } } }
let d = A("k") { $0.title = "t"; return $1 ?? "u" }; let e: [K: K] = [:]; d.m.1[0]?.title(for: \.self)
