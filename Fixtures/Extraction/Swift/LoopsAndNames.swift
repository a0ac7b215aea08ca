import Foundation

func inRepeat(_ n: Int) -> String {
  repeat { return "repeat.body" } while n > 0
  return "repeat.end"
}

func inNamedLoops(_ n: Int) -> String {
  outer: for i in 0..<n {
    inner: while i > 0 {
      if i == 3 { continue outer }
      return "named.while"
    }
    return "named.for"
  }
  again: repeat {
    return "named.repeat"
  } while n < 2
  block: do { return "named.do" }
}

func resource(_ n: Int) -> LocalizedStringResource {
  repeat { return "resource.repeat" } while n > 0  // expect: key="resource.repeat"
  each: for _ in 0..<n { return "resource.for" }  // expect: key="resource.for"
  return n > 1 ? "resource.more" : "resource.one"  // expect: key="resource.more" ; key="resource.one"
}

func texts(_ n: Int) {
  _ = NSLocalizedString(inRepeat(n), comment: "")  // expect: key="repeat.body" ; key="repeat.end"
  _ = NSLocalizedString(inNamedLoops(n), comment: "")  // expect: key="named.while" ; key="named.for" ; key="named.repeat" ; key="named.do"
  let isNamed = n > 0 ? "label.a" : "label.b"
  _ = NSLocalizedString(isNamed, comment: "")  // expect: key="label.a" ; key="label.b"
}

func repeats(_ times: Int, repeat count: Int) {
  let mode = String.repeat(count)
  _ = NSLocalizedString("times", comment: mode)  // expect: key="times"
}
