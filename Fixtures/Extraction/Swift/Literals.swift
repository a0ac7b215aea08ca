import Foundation

let escapes = NSLocalizedString("Tab\t \"quote\" \\ \u{e9}", comment: "")  // expect: key="Tab\t \"quote\" \\ \u{e9}"
let raw = NSLocalizedString(#"Raw \n "text""#, comment: "")  // expect: key="Raw \\n \"text\""
let rawEscape = NSLocalizedString(##"A\##tB"##, comment: "")  // expect: key="A\tB"
let several = NSLocalizedString(  // expect: key="First\n  second third"
  """
  First
    second \
  third
  """, comment: "")
let url = "https://example.com/NSLocalizedString(\"No\", comment: \"\")"
let pattern = /NSLocalizedString\("No", comment: ""\)/
let extended = #/NSLocalizedString("No", comment: "")/#
let quotient = a / NSLocalizedString("Divided", comment: "").count / b  // expect: key="Divided"
// NSLocalizedString("Line comment", comment: "")
let nested = "\(f("x", NSLocalizedString("Inside", comment: "")))"  // expect: key="Inside"
let deeper = "a \("b \(NSLocalizedString("Deeper", comment: ""))")"  // expect: key="Deeper"
let inSeveral = """
  Text \(NSLocalizedString("In several lines", comment: "")) "quoted"
  """  // expect@-1: key="In several lines"
