struct Order {
  func title(_ shop: String) -> [String] {
    [
      L10n.Order.placedAt(shopName: shop),
      L10n.Order.items(count: 2, shop),
      // The table was changed, and what the generator made of it was not.
      L10n.Order.sent(shop),  // expected-warning {{text of key 'order.sent' takes no arguments, and the call passes 1}}
    ]
  }
}
