// expected-error@+1 {{key 'sort.size' is not in table 'Localizable'}}
let sort = NSLocalizedString("sort.size", comment: "")
let name = NSLocalizedString("sort.name", comment: "")
