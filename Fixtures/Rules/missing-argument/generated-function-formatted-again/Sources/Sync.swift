func title(_ count: Int) -> String { String(format: L10n.syncing(count)) }
