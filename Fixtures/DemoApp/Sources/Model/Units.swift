/// The units in which water and harvest are shown.
enum Units: String, CaseIterable, Identifiable {
  case metric
  case imperial

  var id: Self { self }

  var symbol: String {
    switch self {
    case .metric: "l, kg"
    case .imperial: "gal, lb"
    }
  }
}
