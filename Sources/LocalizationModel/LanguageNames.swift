extension Language {
  /// The language's English name: `German`, `Brazilian Portuguese`, `Serbian (Latin)`.
  ///
  /// The names are our own table, so that a report reads the same on every machine. A code that the
  /// table lacks stands for itself.
  package var name: String {
    if let name = Self.names[id] { return name }
    let parts = id.split(separator: "-").map(String.init)
    guard let code = parts.first, let language = Self.names[code] else { return id }
    let rest = parts.dropFirst().map { Self.scripts[$0] ?? Self.regions[$0] ?? $0 }
    return rest.isEmpty ? language : "\(language) (\(rest.joined(separator: ", ")))"
  }

  /// Whether the table of names has a code.
  static func hasName(_ code: String) -> Bool { names[code] != nil }

  /// Returns the code of a language by its English name, as folders were called before there were
  /// codes: `Welsh`.
  static func id(named name: String) -> String? {
    guard name.utf8.count > 3, name.first?.isUppercase == true, !name.contains("-") else {
      return nil
    }
    return idsOfNames[name]
  }

  private static let idsOfNames = Dictionary(
    names.filter { !$0.key.contains("-") }.map { ($0.value, $0.key) }
  ) { Swift.min($0, $1) }

  private static let names = [
    "ab": "Abkhazian", "af": "Afrikaans", "ak": "Akan", "am": "Amharic", "an": "Aragonese",
    "ar": "Arabic", "as": "Assamese",
    "ast": "Asturian", "az": "Azerbaijani", "be": "Belarusian", "bg": "Bulgarian",
    "bho": "Bhojpuri", "bm": "Bambara", "bn": "Bangla", "bo": "Tibetan", "br": "Breton",
    "bs": "Bosnian", "ca": "Catalan", "ceb": "Cebuano", "chr": "Cherokee", "ckb": "Sorani Kurdish",
    "co": "Corsican", "cs": "Czech", "cy": "Welsh", "da": "Danish", "de": "German",
    "dsb": "Lower Sorbian", "dv": "Divehi", "dz": "Dzongkha", "ee": "Ewe", "el": "Greek",
    "en": "English", "eo": "Esperanto", "es": "Spanish", "et": "Estonian", "eu": "Basque",
    "fa": "Persian", "ff": "Fulah", "fi": "Finnish", "fil": "Filipino", "fo": "Faroese",
    "fr": "French", "fur": "Friulian", "fy": "Frisian", "ga": "Irish", "gd": "Scottish Gaelic",
    "gl": "Galician", "gn": "Guarani", "gsw": "Swiss German", "gu": "Gujarati", "gv": "Manx",
    "ha": "Hausa", "haw": "Hawaiian", "he": "Hebrew", "hi": "Hindi", "hr": "Croatian",
    "hsb": "Upper Sorbian", "ht": "Haitian Creole", "hu": "Hungarian", "hy": "Armenian",
    "ia": "Interlingua", "id": "Indonesian", "ie": "Interlingue", "ig": "Igbo", "is": "Icelandic",
    "it": "Italian", "iu": "Inuktitut", "ja": "Japanese", "jv": "Javanese", "ka": "Georgian",
    "kab": "Kabyle", "kk": "Kazakh", "kl": "Kalaallisut", "km": "Khmer", "kn": "Kannada",
    "ko": "Korean", "kok": "Konkani", "ks": "Kashmiri", "ku": "Kurdish", "kw": "Cornish",
    "ky": "Kyrgyz", "la": "Latin", "lb": "Luxembourgish", "lg": "Ganda", "lij": "Ligurian",
    "ln": "Lingala", "lo": "Lao", "lt": "Lithuanian", "lv": "Latvian", "mai": "Maithili",
    "mg": "Malagasy", "mi": "Maori", "mk": "Macedonian", "ml": "Malayalam", "mn": "Mongolian",
    "mni": "Manipuri", "mr": "Marathi", "ms": "Malay", "mt": "Maltese", "my": "Burmese",
    "nb": "Norwegian Bokmål", "nds": "Low German", "ne": "Nepali", "nl": "Dutch",
    "nn": "Norwegian Nynorsk", "nso": "Northern Sotho", "ny": "Nyanja", "oc": "Occitan",
    "om": "Oromo", "or": "Odia", "pa": "Punjabi", "pap": "Papiamento", "pl": "Polish",
    "ps": "Pashto", "pt": "Portuguese", "qu": "Quechua", "rm": "Romansh", "rn": "Rundi",
    "ro": "Romanian", "ru": "Russian", "rw": "Kinyarwanda", "sa": "Sanskrit", "sc": "Sardinian",
    "sd": "Sindhi", "se": "Northern Sami", "sg": "Sango", "si": "Sinhala", "sk": "Slovak",
    "sl": "Slovenian", "sm": "Samoan", "sn": "Shona", "so": "Somali", "sq": "Albanian",
    "sr": "Serbian", "ss": "Swati", "st": "Southern Sotho", "su": "Sundanese", "sv": "Swedish",
    "sw": "Swahili", "ta": "Tamil", "te": "Telugu", "tg": "Tajik", "th": "Thai",
    "ti": "Tigrinya", "tk": "Turkmen", "tl": "Tagalog", "tn": "Tswana", "to": "Tongan",
    "tr": "Turkish", "ts": "Tsonga", "tt": "Tatar", "ug": "Uyghur", "uk": "Ukrainian",
    "ur": "Urdu", "uz": "Uzbek", "vec": "Venetian", "vi": "Vietnamese", "wo": "Wolof",
    "xh": "Xhosa", "yi": "Yiddish", "yo": "Yoruba", "yue": "Cantonese", "zh": "Chinese",
    "zu": "Zulu", "aa": "Afar", "ae": "Avestan", "av": "Avaric", "bi": "Bislama",
    "bto": "Rinconada Bikol", "ch": "Chamorro", "cnh": "Hakha Chin", "cr": "Cree", "dag": "Dagbani",
    "diq": "Zazaki", "enm": "Middle English", "fj": "Fijian", "frp": "Arpitan",
    "gom": "Goan Konkani", "ho": "Hiri Motu", "hrx": "Hunsrik", "hz": "Herero", "igl": "Igala",
    "ii": "Sichuan Yi",
    "ik": "Inupiaq", "kg": "Kongo", "ki": "Kikuyu", "kj": "Kuanyama", "kr": "Kanuri",
    "krc": "Karachay-Balkar", "kv": "Komi", "li": "Limburgish", "lu": "Luba-Katanga",
    "mh": "Marshallese", "mnw": "Mon", "na": "Nauru", "nd": "North Ndebele", "ng": "Ndonga",
    "nr": "South Ndebele", "nv": "Navajo", "oj": "Ojibwa", "peo": "Old Persian", "pi": "Pali",
    "sco": "Scots", "sh": "Serbo-Croatian", "shn": "Shan", "skr": "Saraiki", "tcy": "Tulu",
    "tw": "Twi", "ty": "Tahitian", "ve": "Venda", "vls": "West Flemish", "xmf": "Mingrelian",
    "za": "Zhuang", "cu": "Church Slavonic", "ay": "Aymara", "ba": "Bashkir", "brx": "Bodo",
    "cak": "Kaqchikel",
    "ce": "Chechen",
    "crh": "Crimean Tatar", "csb": "Kashubian", "cv": "Chuvash", "doi": "Dogri",
    "io": "Ido", "jbo": "Lojban", "kmr": "Northern Kurdish", "ltg": "Latgalian", "os": "Ossetic",
    "sat": "Santali", "scn": "Sicilian", "ses": "Koyraboro Senni", "szl": "Silesian",
    "tok": "Toki Pona", "tzm": "Central Atlas Tamazight", "udm": "Udmurt", "vo": "Volapük",
    "wa": "Walloon", "zgh": "Standard Moroccan Tamazight",

    "ar-001": "Modern Standard Arabic", "de-AT": "Austrian German", "de-CH": "Swiss High German",
    "en-AU": "Australian English", "en-CA": "Canadian English", "en-GB": "British English",
    "en-IN": "Indian English", "en-US": "American English", "es-419": "Latin American Spanish",
    "es-ES": "European Spanish", "es-MX": "Mexican Spanish", "fa-AF": "Dari",
    "fr-CA": "Canadian French", "fr-CH": "Swiss French", "nl-BE": "Flemish",
    "pt-BR": "Brazilian Portuguese", "pt-PT": "European Portuguese",
    "zh-Hans": "Simplified Chinese",
    "zh-Hant": "Traditional Chinese", "zh-HK": "Hong Kong Chinese",
  ]

  private static let scripts = [
    "Arab": "Arabic", "Armn": "Armenian", "Beng": "Bangla", "Cyrl": "Cyrillic",
    "Deva": "Devanagari", "Ethi": "Ethiopic", "Geor": "Georgian", "Grek": "Greek",
    "Gujr": "Gujarati", "Guru": "Gurmukhi", "Hans": "Simplified", "Hant": "Traditional",
    "Hebr": "Hebrew", "Jpan": "Japanese", "Kore": "Korean", "Latn": "Latin", "Mong": "Mongolian",
    "Mtei": "Meitei Mayek", "Olck": "Ol Chiki", "Tfng": "Tifinagh", "Tibt": "Tibetan",
  ]

  private static let regions = [
    "001": "World", "150": "Europe", "419": "Latin America", "AE": "United Arab Emirates",
    "AF": "Afghanistan", "AR": "Argentina", "AT": "Austria", "AU": "Australia",
    "BA": "Bosnia & Herzegovina", "BD": "Bangladesh", "BE": "Belgium", "BG": "Bulgaria",
    "BO": "Bolivia", "BR": "Brazil", "BY": "Belarus", "CA": "Canada", "CH": "Switzerland",
    "CL": "Chile", "CN": "China", "CO": "Colombia", "CR": "Costa Rica", "CU": "Cuba",
    "CY": "Cyprus", "CZ": "Czechia", "DE": "Germany", "DK": "Denmark", "DO": "Dominican Republic",
    "DZ": "Algeria", "EC": "Ecuador", "EE": "Estonia", "EG": "Egypt", "ES": "Spain",
    "FI": "Finland", "FR": "France", "GB": "United Kingdom", "GR": "Greece", "GT": "Guatemala",
    "HK": "Hong Kong", "HN": "Honduras", "HR": "Croatia", "HU": "Hungary", "ID": "Indonesia",
    "IE": "Ireland", "IL": "Israel", "IN": "India", "IQ": "Iraq", "IR": "Iran", "IS": "Iceland",
    "IT": "Italy", "JO": "Jordan", "JP": "Japan", "KE": "Kenya", "KH": "Cambodia",
    "KR": "South Korea", "KZ": "Kazakhstan", "LA": "Laos", "LB": "Lebanon", "LK": "Sri Lanka",
    "LT": "Lithuania", "LU": "Luxembourg", "LV": "Latvia", "MA": "Morocco", "ME": "Montenegro",
    "MK": "North Macedonia", "MM": "Myanmar", "MN": "Mongolia", "MO": "Macao", "MT": "Malta",
    "MX": "Mexico", "MY": "Malaysia", "NG": "Nigeria", "NI": "Nicaragua", "NL": "Netherlands",
    "NO": "Norway", "NP": "Nepal", "NZ": "New Zealand", "PA": "Panama", "PE": "Peru",
    "PH": "Philippines", "PK": "Pakistan", "PL": "Poland", "PR": "Puerto Rico", "PT": "Portugal",
    "PY": "Paraguay", "RO": "Romania", "RS": "Serbia", "RU": "Russia", "SA": "Saudi Arabia",
    "SE": "Sweden", "SG": "Singapore", "SI": "Slovenia", "SK": "Slovakia", "SV": "El Salvador",
    "TH": "Thailand", "TN": "Tunisia", "TR": "Türkiye", "TW": "Taiwan", "TZ": "Tanzania",
    "UA": "Ukraine", "US": "United States", "UY": "Uruguay", "UZ": "Uzbekistan",
    "VE": "Venezuela", "VN": "Vietnam", "ZA": "South Africa",
  ]
}
