// expect: nothing
// l10nscan:disable:next missing-comment -- whether it is needed cannot be told, as the rule is off
let title = NSLocalizedString("Title", comment: "")
