import RswiftResources

let texts = R.string.localizable

func showAll() {
  show(texts)  // expected-note {{the keys of a generated type can be handed on [dynamic-key]}}
}
