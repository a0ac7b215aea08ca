// options: --compiled Phone Shared/Sync.swift --compiled Watch Shared/Sync.swift
import Foundation

// The widget compiles it too: whatever it calls of it shows the key.

let done = String(localized: "sync.done")
let failed = String(localized: "sync.failed")  // expected-warning {{target 'Watch' uses 4 texts that its table 'Localizable' does not have [missing-membership]}} expected-warning {{target 'Widget' uses 3 texts that its table 'Localizable' does not have [missing-membership]}}
let never = String(localized: "sync.never")
// A text that users can read all the same may be one that the widget never calls.
let text = String(localized: "Out of reach")  // expected-warning {{target 'Widget' uses 1 text that its table 'Localizable' does not have [missing-membership: text-of-shared-code]}}
#if os(iOS)
  #if DEBUG
    let debug = 1
  #else
    let debug = 0
  #endif
  let mobile = String(localized: "sync.mobile")  // expected-warning {{target 'Watch' uses 1 text that its table 'Localizable' does not have [missing-membership: code-under-a-condition]}} expected-warning {{target 'Widget' uses 1 text that its table 'Localizable' does not have [missing-membership: code-under-a-condition]}}
#endif
