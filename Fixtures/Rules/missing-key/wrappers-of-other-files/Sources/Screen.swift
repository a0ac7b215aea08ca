let title = second("screen.title")
let absent = second("screen.absent")  // expected-error {{key 'screen.absent' is not in table 'Localizable' [missing-key]}}
