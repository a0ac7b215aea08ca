func show(count: Int) {
  // expected-note@+1 {{key 'cart.one' is chosen by whether a number is 1 [handmade-plural]}} {{key 'cart.many'}}
  title = NSLocalizedString(count == 1 ? "cart.one" : "cart.many", comment: "")
  title = count > 0 ? "" : NSLocalizedString("cart.empty", comment: "")
}
