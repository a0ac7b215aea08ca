import Foundation

let title = texts.homeTitle()
let greeting = Phrases.greeting("Anna")
let same = texts.homeTitle()
