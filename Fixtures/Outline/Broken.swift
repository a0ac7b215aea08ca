struct Open {
  let a: Int = let b = 1
  func missing(
  case one, case two
}
}
class
let c: = 3, d
enum Headless
let e = 1
func f() { } )
extension A.B. { var g: Int }
struct Unclosed { let h = [1, { let i
