let title = NSLocalizedString("Settings", comment: "")
let rows = [
  Row("First line.\nSecond line."), Row("A \"quoted\" word"), Row("Caf\u{E9}"),
  Row("""
    Several lines \
    joined
    """),
  Row("Page \(1)\nof \(2)"),
  Row("\(isOpen ? "Within\tanother" : "")"),
]
