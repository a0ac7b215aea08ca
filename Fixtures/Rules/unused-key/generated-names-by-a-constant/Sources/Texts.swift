import RswiftResources

let texts = R.string.localizable
typealias Phrases = R.string.localizable
private let own = R.string.localizable

let farewell = own.farewell()
