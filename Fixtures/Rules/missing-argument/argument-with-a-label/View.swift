import SwiftUI

struct Basket: View {
  let count: Int

  var body: some View {
    Text(.basket(items: count, count + 1, count * 2))
    Text(.localizable(.basket(items: count, count + 1, count * 2)))
    Text(.localizable(.basket(count, count + 1)))  // expected-error {{text of key 'basket' takes 3 arguments, and the call passes 2 [missing-argument]}}
    Text(.localizable(.basket(items: count, count + 1, locale: .current)))  // expected-error {{text of key 'basket' takes 3 arguments, and the call passes 2 [missing-argument]}}
  }
}
