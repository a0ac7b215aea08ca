/// What a template of one's own takes for the arguments of a text, nobody has read.
struct Order {
  let title = OrderTexts.Title.sent(to: "Anna")
  let known = L10n.Title.paid("Anna")  // expected-warning {{text of key 'title.paid' takes no arguments, and the call passes 1}}
}
