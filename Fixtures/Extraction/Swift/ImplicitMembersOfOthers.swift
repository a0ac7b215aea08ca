import SwiftUI

enum Phrases {
  static func string(_ key: String, locale: Locale) -> String {
    Bundle.main.localizedString(forKey: key, value: nil, table: nil)
  }
}
final class Address {
  var host: String = "Pears are green"
}
public actor Hub {
  public struct Port {
    public init(host: String, isOpen: Bool) {
    }
  }
  public enum Mood {
  }
  private func open(_ port: Port) {
    journal.note("opened", about: ["host": .string(port.host)])
  }
}
public struct Sign: View {
  public init(mood: Item.Mood) {
    Text(LocalizedStringKey(mood.name))  // expected-note {{key is not a string literal}}
  }
}
final class Clerk {
  private let address = Address()
  func go() {
    let current = address
    let port = Hub.Port(host: current.host, isOpen: true)
  }
}
