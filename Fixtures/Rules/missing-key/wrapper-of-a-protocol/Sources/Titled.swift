import Foundation

protocol Titled: RawRepresentable where RawValue == String {
  static var prefix: String { get }
}

extension Titled {
  var localized: String { NSLocalizedString(Self.prefix + rawValue, comment: "") }  // expected-warning {{key 'tab.away' is not in table 'Localizable' [missing-key]}}
  var plain: String { NSLocalizedString("fixed." + rawValue, comment: "") }
}
