let a = NSLocalizedString(
  "letter",
  value: """
    Dear "%@",\t\(name)
      with \
    kind regards

    the garden
    """,
  comment: """
    A letter
      to a gardener
    """
)
let b = NSLocalizedString(
  """
  First line
  second line of %@ and %@
  """,
  comment: "The value is the key, and has its escapes"
)
