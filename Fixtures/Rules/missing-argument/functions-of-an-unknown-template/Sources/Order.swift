/// What a template of one's own takes for the arguments of a text, nobody has read.
struct Order {
  let both = OrderTexts.Title.both(names: ["Anna", "Otto"])
  let known = L10n.Title.pair("Anna")  // expected-error {{text of key 'title.pair' takes 2 arguments, and the call passes 1}}
}
