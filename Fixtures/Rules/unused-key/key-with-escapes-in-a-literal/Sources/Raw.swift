let row = Row(#"A "raw" word"#)
