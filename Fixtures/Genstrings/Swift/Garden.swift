func NSLocalizedString(_ key: String, comment: String) -> String { key }

let a = NSLocalizedString("Plain", comment: "C")
let b = NSLocalizedString("labels", tableName: "Shop", bundle: .main, value: "Value", comment: "All")
let c = NSLocalizedString("one " + "two", value: "Joined " + "value", comment: "Also " + "joined")
let d = NSLocalizedString(
  """
  Several "lines" \
  joined
    indented\twith a "tab\t"
  """,
  comment: """
    First "line" and \"quote\"
      second
    """
)
let e = NSLocalizedString(#"Raw "quotes" and \n and \#n"#, comment: #"A \ raw "comment""#)
let f = NSLocalizedString("\u{e9}t\u{e9} \u{22}", comment: "\u{2019}")
let g = NSLocalizedString("Open \"\(name)\"", comment: "Copied as it is: \(x)")
let h = "Within \(NSLocalizedString("an interpolation", comment: "")) text"
let i = NSLocalizedString("Nested \(f("x"))", comment: "")
let j = NSLocalizedString(("In parentheses"), comment: "nothing" as String)
let k = NSLocalizedString(["Not ", "this"].joined(), comment: "")
let l = NSLocalizedString("no comment", tableName: nil)
let m = "NSLocalizedString(key, comment: value)"
