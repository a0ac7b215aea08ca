// The module of what lies in no target's folder cannot be told.
let badge = Badge("Badge")  // expect: key="Badge"
let card = Card("No key")
