import Foundation

// A file of another kind has these texts as well.
struct Offer: Decodable {
  let name: String
}

func show(_ offers: [Offer]) {
  for offer in offers { show(NSLocalizedString(offer.name, comment: "")) }  // expected-note {{key is not a string literal: property 'name' has no known value}}
}

// Not an element of the collection.
struct Price {
  let text: String
}

func show(_ prices: [Price], _ other: Unknown) {
  for price in prices { use(price) }
  for thing in other.prices { show(NSLocalizedString(thing.text, comment: "")) }  // expected-note {{key is not a string literal}}
}

let prices = [Price(text: "no.key.of.a.price")]
