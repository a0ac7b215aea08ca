struct Field {
  let name: String
}

enum Parser {
  static func request() -> [Field] { [Field(name: "Client"), Field(name: "Port")] }  // expected-warning {{text 'Client' that 'Field' gets is shown without its German translation}} expected-warning {{text 'Port' that 'Field' gets}}

  static func answer() -> [Field] { [Field(name: "Server")] }

  // Not shown.
  static let names = ["Port", "Kind"]
}

enum Mode: String {
  case day = "Day", night = "Night"  // expected-warning {{text 'Day' that 'Text' gets}} expected-warning {{text 'Night' that 'Text' gets}}

  var label: String {
    switch self {
    case .day: "Bright"  // expected-warning {{text 'Bright' that 'Label' gets}}
    case .night: "Dark"  // expected-warning {{text 'Dark' that 'Label' gets}}
    }
  }
}

struct Period {
  let name: String
  static let all = [Period(name: "Day"), Period(name: "Bright")]
}

func find(_ period: Period) -> String { period.name + "Day" }
