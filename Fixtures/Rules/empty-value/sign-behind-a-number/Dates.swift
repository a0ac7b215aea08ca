// options: --development-language zh-Hans
import Foundation

let texts = [
  NSLocalizedString("月", comment: ""), NSLocalizedString("请选择", comment: ""),
  NSLocalizedString("k.hour", comment: ""),
]
