// options: --compiled Phone Shared/Sync.swift --compiled Watch Shared/Sync.swift
import Foundation

// The widget compiles it too: whatever it calls of it shows the key.

let done = String(localized: "sync.done")
let failed = String(localized: "sync.failed")  // expected-warning {{4 texts used by target 'Watch' are missing from its table 'Localizable' [missing-membership]}} expected-warning {{3 texts used by target 'Widget' are missing from its table 'Localizable' [missing-membership]}}
let never = String(localized: "sync.never")
// A text that users can read all the same may be one that the widget never calls.
let text = String(localized: "Out of reach")  // expected-warning {{1 text used by target 'Widget' is missing from its table 'Localizable' [missing-membership: text-of-shared-code]}}
#if os(iOS)
  #if DEBUG
    let debug = 1
  #else
    let debug = 0
  #endif
  let mobile = String(localized: "sync.mobile")  // expected-warning {{1 text used by target 'Watch' is missing from its table 'Localizable' [missing-membership: code-under-a-condition]}} expected-warning {{1 text used by target 'Widget' is missing from its table 'Localizable' [missing-membership: code-under-a-condition]}}
#endif
