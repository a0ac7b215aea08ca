// l10nscan:disable:next dynamic-key -- mended // expected-warning {{suppression of 'dynamic-key' suppresses nothing [unused-suppression]}}
let title = NSLocalizedString("Title", comment: "")
let other = NSLocalizedString("Title", comment: "")  // l10nscan:disable:this missing-kee // expected-warning {{there is no rule 'missing-kee' to suppress [unused-suppression]}}
// l10nscan:disable:next // expected-warning {{no rule is named to suppress}}
let third = NSLocalizedString("Title", comment: "")
// l10nscan:ignore missing-key // expected-warning {{'ignore' is neither 'disable', 'enable' nor 'keys'}}
// l10nscan:enable missing-key // expected-warning {{'enable' ends no region}}
let text = "// l10nscan:disable:next missing-key"
