let row = Row("""
  One line
    and another one
  """)
