let done = String(localized: "done", defaultValue: "Finish", comment: "")  // expected-note {{default text of key 'done' differs from the table's [mismatched-default-value]}}
