struct HomeView {
  private typealias Texts = Strings.List

  let title = Strings.title
  let empty = Texts.empty
  let menu = Menu()
}

struct Menu {
  typealias Words = Home.HomeStrings.Menu

  let open = Words.open
}
