struct Other {
  // The alias is private to another file.
  let total = Texts.total
}
