func second(_ key: String) -> String { first(key) }
