// expect: nothing
// The rows of other files are private to them, so this is a type of a framework.
let row = Row(title: "no key")
