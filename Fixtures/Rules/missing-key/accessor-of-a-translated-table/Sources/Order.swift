struct Order {
  let hint = L10n.Order.hint
  let more = L10n.Order.more
  let late = R.string.extra.orderLate()
  // No language that a generator reads has it.
  let gone = L10n.Order.gone  // expected-error {{key 'order.gone' is not in table 'Extra'}}
}
