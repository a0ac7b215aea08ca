// expect: nothing
let quote = #"""#
let lines = """
  "several" \(lines(1, [2]))
  """
let save = NSLocalizedString("save", comment: "")  /* "one" ( */
