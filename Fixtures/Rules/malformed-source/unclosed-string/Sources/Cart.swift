// expected-warning@+1 {{string literal is not closed [malformed-source]}}
let title = NSLocalizedString("cart.title, comment: "")
let save = NSLocalizedString("save", comment: "")
