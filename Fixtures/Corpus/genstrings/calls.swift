NSLocalizedString("a", tableName: "T", value: "v", comment: "c") Text("t \(n)") NSLocalizedString(@"b", @"c") CFCopyLocalizedStringFromTable(CFSTR("%d of %@"), CFSTR("T"), "x") /* NSLocalizedString("c", comment: "") */ NSLocalizedString("\u{41}\(x)", comment: """
 a
 """)