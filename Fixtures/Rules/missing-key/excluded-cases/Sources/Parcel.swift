enum Parcel: String {
  case packed, sent, lost, found

  var text: String? {
    switch self {
    case .packed: return nil
    default: return NSLocalizedString("own.\(self)", comment: "")
    }
  }

  var rawText: String? {
    guard self != .packed else { return nil }
    return NSLocalizedString("raw.\(rawValue)", comment: "")
  }
}

func text(_ parcel: Parcel, _ isHere: Bool, _ other: Parcel) -> String? {
  switch parcel {
  case .packed: return nil
  case Parcel.lost, .found: return nil
  default: return NSLocalizedString("default.\(parcel)", comment: "")
  }
  switch parcel {
  case .packed where isHere: return nil
  default: return NSLocalizedString("where.\(parcel)", comment: "")  // expected-warning {{key 'where.packed' is not in}}
  }
  switch parcel {
  case .packed:
    if isHere { fallthrough }
    return nil
  default: return NSLocalizedString("through.\(parcel)", comment: "")  // expected-warning {{key 'through.packed' is not in}}
  }
  switch parcel {
  case .packed: return nil
  default: return NSLocalizedString("other.\(other)", comment: "")  // expected-warning {{key 'other.packed' is not in}}
  }
}

func choice(_ parcel: Parcel, _ isHere: Bool) -> String? {
  if parcel == .packed {
    return NSLocalizedString("then.\(parcel)", comment: "")
  } else if parcel == Parcel.lost {
    return NSLocalizedString("second.\(parcel)", comment: "")
  } else {
    return NSLocalizedString("else.\(parcel)", comment: "")
  }
  if parcel != .packed, isHere { return NSLocalizedString("differs.\(parcel)", comment: "") }
  if parcel == .packed, isHere {
    return nil
  } else {
    return NSLocalizedString("both.\(parcel)", comment: "")  // expected-warning {{key 'both.packed' is not in}}
  }
  if parcel == .packed || isHere {
    return nil
  } else {
    return NSLocalizedString("any.\(parcel)", comment: "")  // expected-warning {{key 'any.packed' is not in}}
  }
}

func guarded(_ parcel: Parcel, _ isHere: Bool) -> String? {
  if isHere { return NSLocalizedString("before.\(parcel)", comment: "") }  // expected-warning {{key 'before.packed' is not in}}
  guard isHere, parcel != .packed else {
    return NSLocalizedString("inside.\(parcel)", comment: "")  // expected-warning {{key 'inside.packed' is not in}}
  }
  func shadow(_ parcel: Parcel) -> String {
    NSLocalizedString("shadow.\(parcel)", comment: "")  // expected-warning {{key 'shadow.packed' is not in}}
  }
  return NSLocalizedString("behind.\(parcel)", comment: "")
}

func changed(_ isHere: Bool) -> String? {
  var parcel: Parcel = next()
  guard parcel != .packed else { return nil }
  if isHere { parcel = next() }
  return NSLocalizedString("changed.\(parcel)", comment: "")  // expected-warning {{key 'changed.packed' is not in}}
}

func handedOn() -> String? {
  var parcel: Parcel = next()
  guard parcel != .packed else { return nil }
  change(&parcel)
  return NSLocalizedString("handed.\(parcel)", comment: "")  // expected-warning {{key 'handed.packed' is not in}}
}

func change(_ parcel: inout Parcel) { parcel = next() }
func next() -> Parcel { Parcel(rawValue: readLine() ?? "") ?? .lost }

func compiled(_ parcel: Parcel) -> String? {
  switch parcel {
  #if os(iOS)
    case .packed: return nil
  #endif
  default: return NSLocalizedString("phone.\(parcel)", comment: "")  // expected-warning {{key 'phone.packed' is not in}}
  }
  #if os(iOS)
    guard parcel != .packed else { return nil }
  #endif
  return NSLocalizedString("mac.\(parcel)", comment: "")  // expected-warning {{key 'mac.packed' is not in}}
}

func shadowed(_ parcel: Parcel) -> String? {
  guard parcel != .packed, let parcel: Parcel = next() else { return nil }
  return NSLocalizedString("renamed.\(parcel)", comment: "")  // expected-warning {{key 'renamed.packed' is not in}}
}

final class Sender {
  var parcel = Parcel.packed

  func text() -> String? {
    guard parcel != .packed else { return nil }
    later { print(NSLocalizedString("later.\(parcel)", comment: "")) }  // expected-warning {{key 'later.packed' is not in}}
    return NSLocalizedString("now.\(parcel)", comment: "")  // expected-warning {{key 'now.packed' is not in}}
  }

  func later(_ action: @escaping () -> Void) {}
}

func constant(_ parcel: Parcel, _ sender: Sender) -> String? {
  guard parcel != .packed else { return nil }
  sender.later { print(NSLocalizedString("constant.\(parcel)", comment: "")) }
  return nil
}

func taken(_ parcel: inout Parcel) -> String? {
  guard parcel != .packed else { return nil }
  parcel.advance()
  return NSLocalizedString("taken.\(parcel)", comment: "")  // expected-warning {{key 'taken.packed' is not in}}
}

func advanced() {
  var parcel: Parcel = next()
  if parcel != .packed {
    for _ in 1...3 {
      print(NSLocalizedString("advanced.\(parcel)", comment: ""))  // expected-warning {{key 'advanced.packed' is not in}}
      parcel.advance()
    }
  }
}

extension Parcel {
  mutating func advance() { self = .packed }

  mutating func step() -> String? {
    guard self != .packed else { return nil }
    advance()
    return NSLocalizedString("step.\(rawValue)", comment: "")  // expected-warning {{key 'step.packed' is not in}}
  }

  var kept: String? {
    if self == .packed { return nil } else { return NSLocalizedString("kept.\(rawValue)", comment: "") }
  }

  func rest(_ parcels: [Parcel]) -> [String] {
    parcels.compactMap { parcel in
      guard parcel != .packed else { return nil }
      return NSLocalizedString("rest.\(parcel)", comment: "")
    }
  }
}

let closed = { (parcel: inout Parcel) -> String? in
  guard parcel != .packed else { return nil }
  parcel.advance()
  return NSLocalizedString("closed.\(parcel)", comment: "")  // expected-warning {{key 'closed.packed' is not in}}
}
