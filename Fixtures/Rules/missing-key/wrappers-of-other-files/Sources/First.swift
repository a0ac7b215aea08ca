import Foundation

func first(_ key: String) -> String { NSLocalizedString(key, comment: "") }
