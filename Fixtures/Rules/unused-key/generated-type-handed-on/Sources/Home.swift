show(R.string.localizable)  // expected-note {{the keys of a generated type can be handed on [dynamic-key]}}
let greeting = R.string.other.greeting()
