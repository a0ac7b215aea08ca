struct ShopView {
  let title = Strings.title
  let close = Strings.Menu.close
}
