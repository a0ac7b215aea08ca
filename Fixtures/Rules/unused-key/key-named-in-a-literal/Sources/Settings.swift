let title = NSLocalizedString("Settings", comment: "")
let rows = [Row("Sound"), Row("Light")]
