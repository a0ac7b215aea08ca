let title = NSLocalizedString("pond.title", tableName: "Pond", value: "Pond", comment: "")
let depth = NSLocalizedString("pond.depth", tableName: "Pond", value: depthText(), comment: "")
let half = NSLocalizedString("lake.title", tableName: "Lake", value: "Lake", comment: "")
let rest = NSLocalizedString("lake.depth", tableName: "Lake", comment: "")
