import Foundation

let price = NSLocalizedString("Buy it now price: ", comment: "")
let card = NSLocalizedString("Card number", comment: "")
let left = NSLocalizedString("Items left", comment: "")
let save = NSLocalizedString("Save", comment: "")
