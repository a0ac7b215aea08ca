typealias Strings = ShopStrings
