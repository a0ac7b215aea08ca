import Foundation
import SwiftUI

extension Text {
  init(localized key: LocalizedStringKey) { self.init(key, tableName: "Kit", bundle: .module) }
  init(app key: LocalizedStringKey) { self.init(key) }
}
extension String {
  init(mod key: String.LocalizationValue) { self.init(localized: key, bundle: .module) }
  init(own key: String) { self = .init(localized: LocalizationValue(key), bundle: .module) }
}
let text = Text(localized: "Transcript")  // expect: key="Transcript" table="Kit" traits="namesBundle"
let plain = Text(app: "Plain")  // expect: key="Plain" traits=""
let string = String(mod: "Module \(3)")  // expect: key="Module %lld" traits="namesBundle"
let own = String(own: "Own")  // expect: key="Own"
