import LocalizationModel

/// A script, as far as it says whether a text is in its language.
enum WritingSystem: Int, CaseIterable {
  case latin
  case cyrillic
  case greek
  case hebrew
  case arabic
  case devanagari
  case thai
  case hangul
  case kana
  case han
  /// A script that is not looked at.
  case other

  init(of letter: Unicode.Scalar) {
    switch letter.value {
    case 0x41...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x5D0...0x5F4: self = .hebrew
    case 0x620...0x6FF, 0x750...0x77F: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE01...0xE5B: self = .thai
    case 0x1100...0x11FF, 0xAC00...0xD7A3: self = .hangul
    case 0x3041...0x30FF: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF: self = .han
    default: self = .other
    }
  }

  /// The features that texts in the script have beside ASCII.
  var features: TextFeatures {
    switch self {
    case .latin, .other: []
    case .cyrillic: .cyrillic
    case .greek: .greek
    case .hebrew: .hebrew
    case .arabic: .arabic
    case .devanagari, .thai: .devanagariOrThai
    case .hangul: .hangul
    case .kana: [.kana, .han]
    case .han: .han
    }
  }

  /// Whether one letter may be a whole word.
  var hasSigns: Bool { [.hangul, .kana, .han].contains(self) }

  /// The script in words.
  var name: String {
    switch self {
    case .latin: "Latin"
    case .cyrillic: "Cyrillic"
    case .greek: "Greek"
    case .hebrew: "Hebrew"
    case .arabic: "Arabic"
    case .devanagari: "Devanagari"
    case .thai: "Thai"
    case .hangul: "Korean"
    case .kana: "Japanese"
    case .han: "Chinese"
    case .other: "other"
    }
  }

  /// The scripts that texts of a language are in beside Latin, which names of products have
  /// everywhere; nil where that is not known.
  static func expected(in language: Language) -> Set<WritingSystem>? {
    if let systems = systems[language.id] { return systems }
    let subtags = language.id.split(separator: "-" as Character)
    if subtags.contains("Latn") { return [] }
    if subtags.contains("Cyrl") { return [.cyrillic] }
    return systems[language.base.id]
  }

  private static let systems: [String: Set<WritingSystem>] = {
    let groups: [(Set<WritingSystem>, String)] = [
      (
        [],
        "ca cs cy da de en es et eu fi fil fr ga gl hr hu id is it lt lv ms mt nb nl nn pl pt ro"
      ),
      ([], "sk sl sq sv sw tr vi"),
      ([.cyrillic], "be bg kk ky mk mn ru sr tg uk"),
      ([.greek], "el"), ([.hebrew], "he yi"), ([.arabic], "ar ckb fa ps ur"),
      ([.devanagari], "hi mr ne"), ([.thai], "th"), ([.hangul, .han], "ko"),
      ([.kana, .han], "ja"), ([.han], "zh yue"),
      ([.other], "am as bn gu hy ka km kn lo ml my or si ta te"),
    ]
    let pairs = groups.flatMap { systems, ids in ids.split(separator: " ").map { ($0, systems) } }
    return Dictionary(pairs.map { (String($0), $1) }) { first, _ in first }
  }()
}

extension Unicode.Scalar {
  /// Whether the scalar, which lies in the range of a script, is a letter.
  ///
  /// The ranges of other scripts than Latin hold hardly anything else.
  fileprivate func isLetter(of system: WritingSystem) -> Bool {
    switch system {
    case .latin where value < 0x80: value & 0x5F >= 0x41 && value & 0x5F <= 0x5A
    case .latin: value >= 0xC0 && value != 0xD7 && value != 0xF7
    // Of ASCII only signs and digits are left; the properties of a scalar cost a look-up.
    case .other: value >= 0x80 && properties.isAlphabetic
    default: true
    }
  }
}

extension String {
  /// The script that most letters of the text are in.
  var mainWritingSystem: WritingSystem? {
    var counts = Array(repeating: 0, count: WritingSystem.allCases.count)
    for scalar in unicodeScalars {
      let system = WritingSystem(of: scalar)
      if scalar.isLetter(of: system) { counts[system.rawValue] += 1 }
    }
    let total = counts.reduce(0, +)
    return counts.firstIndex { $0 * 2 > total }.flatMap(WritingSystem.init)
  }

  /// Whether the only letter of the text is a Greek one: a symbol such as `π`.
  var isGreekSymbol: Bool {
    let letters = unicodeScalars.lazy.map { ($0, WritingSystem(of: $0)) }
      .filter { $0.isLetter(of: $1) }.prefix(2).map(\.1)
    return Array(letters) == [.greek]
  }

  fileprivate enum WayOfChinese: UInt8 {
    case both
    case simplified
    case traditional
  }

  fileprivate static let firstChinese = 0x4E00

  /// How a character is written, from the first one of the main block on.
  fileprivate static let waysOfChinese: [WayOfChinese] = {
    // Frequent characters that differ, in the same order; what both ways write is left out.
    let simplified = "这个们时会对开关无设删选应输显请为错误载击发测试图库户码页确认护键链读写网络号专权讯"
    let traditional = "這個們時會對開關無設刪選應輸顯請為錯誤載擊發測試圖庫戶碼頁確認護鍵鏈讀寫網絡號專權訊"
    var ways = Array(repeating: WayOfChinese.both, count: 0xA000 - firstChinese)
    for scalar in simplified.unicodeScalars { ways[Int(scalar.value) - firstChinese] = .simplified }
    for scalar in traditional.unicodeScalars {
      ways[Int(scalar.value) - firstChinese] = .traditional
    }
    return ways
  }()
}

extension ArraySlice<UInt8> {
  /// Whether two characters of Chinese or more stand in the text, and no letter of another script that is
  /// written beside them.
  private var isChineseAlone: Bool {
    var count = 0
    for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
      switch WritingSystem(of: scalar) {
      case .han: count += 1
      case .hangul, .kana: return false
      default: break
      }
    }
    return count > 1
  }

  /// How a Chinese text is written, where that is the other way than its language's; of Korean, which hardly
  /// uses such characters, where there are several and no Korean ones.
  func otherChinese(than language: Language) -> String? {
    if language.base == "ko" { return isChineseAlone ? "Chinese" : nil }
    let isSimplified = language.id.hasPrefix("zh-Hans")
    guard isSimplified || language.id.hasPrefix("zh-Hant") else { return nil }
    let ways = String.waysOfChinese
    var (simplified, traditional) = (0, 0)
    for index in indices.dropLast(2) where self[index] >= 0xE4 && self[index] <= 0xE9 {
      // Three bytes from U+4000 on, of which the second and the third have six bits each.
      let (first, second, third) = (self[index], self[index + 1], self[index + 2])
      guard second & 0xC0 == 0x80, third & 0xC0 == 0x80 else { continue }
      let value = Int(first & 0xF) << 12 | Int(second & 0x3F) << 6 | Int(third & 0x3F)
      guard ways.indices.contains(value - String.firstChinese) else { continue }
      switch ways[value - String.firstChinese] {
      case .simplified: simplified += 1
      case .traditional: traditional += 1
      case .both: break
      }
    }
    if isSimplified { return traditional > 1 && simplified == 0 ? "traditional Chinese" : nil }
    return simplified > 1 && traditional == 0 ? "simplified Chinese" : nil
  }
}
