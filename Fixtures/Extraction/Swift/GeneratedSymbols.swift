import RswiftResources
import SwiftUI

// R.swift
let title = R.string.localizable.homeTitle()  // expected-note {{'homeTitle' of 'localizable' [generated-symbol]}}
let greeting = R.string.home.greeting(name, count)  // expected-note {{'greeting' of 'home'}}
let chosen = R.string(preferredLanguages: languages).localizable.chosen()  // expected-note {{'chosen' of 'localizable'}}
let older = R.string.localizable.older(preferredLanguages: languages)  // expected-note {{'older' of 'localizable'}}
let newer = R.string.localizable(preferredLanguages: languages).newer()  // expected-note {{'newer' of 'localizable'}}
let text = Text("Hello \(R.string.localizable.inside())")  // expected-note {{'inside' of 'localizable'}} expect: key="Hello %?"
let qualified = Feature.R.string.localizable.qualified()
let image = R.image.icon()
show(R.string.localizable)  // expected-note {{any key of 'localizable'}}
var allStrings = R.string(locale: locale)  // expected-note {{any key of any table}}

func show() {
  let strings = R.string(preferredLanguages: languages).localizable.self
  title = strings.first()  // expected-note {{'first' of 'localizable'}}
  let tables = R.string(locale: locale)
  title = tables.errors.network() + strings.second()  // expected-note {{'network' of 'errors'}} expected-note {{'second' of 'localizable'}}
  show(strings: strings)  // expected-note {{any key of 'localizable'}}
}
let outside = strings.outside()

// xcstrings-tool
let initialized = String(localizable: .homeTitle)  // expected-note {{'homeTitle' of 'localizable'}}
let shown = Text(localizable: .roomCount(3))  // expected-note {{'roomCount' of 'localizable'}}
let resource = LocalizedStringResource(featureOne: isOn ? .on : .off)  // expected-note {{'on' of 'featureOne'}} expected-note {{'off' of 'featureOne'}}
let implicit = Button(.localizable(.save), action: save)  // expected-note {{'save' of 'localizable'}}
let named = LocalizedStringKey.localizable(.named)  // expected-note {{'named' of 'localizable'}}
let interpolated = LocalizedStringKey("\(localizable: .within) …")  // expected-note {{'within' of 'localizable'}} expect: key="%? …"
let constant: String.Localizable = .constant  // expected-note {{any key of 'Localizable'}}
let member = String.Localizable.member.key  // expected-note {{'member' of 'Localizable'}}
let other = view.padding(.horizontal).font(.title)
let called = Row(style: .plain)
let own = self.localizable.homeTitle
let optional = service?.localizable.homeTitle
let nested = services.first??.localizable.homeTitle
let handled = self.localizable(.horizontal)
