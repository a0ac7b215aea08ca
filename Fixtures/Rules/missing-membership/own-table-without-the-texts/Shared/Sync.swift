// options: --compiled Phone Shared/Sync.swift --compiled Watch Shared/Sync.swift
import Foundation

// The widget compiles it too, and may call none of it.

let done = String(localized: "sync.done")
let failed = String(localized: "sync.failed")  // expected-warning {{table 'Localizable' of target 'Watch' lacks 4 texts that its code asks for [missing-membership]}}
let never = String(localized: "sync.never")
#if os(iOS)
  #if DEBUG
    let debug = 1
  #else
    let debug = 0
  #endif
  let mobile = String(localized: "sync.mobile")
#endif
