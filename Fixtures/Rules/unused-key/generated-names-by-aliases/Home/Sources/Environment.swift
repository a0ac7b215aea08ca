typealias Strings = HomeStrings
