import LocalizationModel
import Testing

/// Every row of the tables of names.
struct EveryLanguageNameTests {
  @Test(arguments: rows(of: languages))
  func `each language has its name`(code: String, name: String) {
    #expect(Language(code).name == name)
  }

  @Test(arguments: rows(of: regionalForms))
  func `a regional form may have a name of its own`(code: String, name: String) {
    #expect(Language(code).name == name)
  }

  @Test(arguments: rows(of: scripts))
  func `each script has its name`(code: String, name: String) {
    #expect(Language("eo-\(code)").name == "Esperanto (\(name))")
  }

  @Test(arguments: rows(of: regions))
  func `each region has its name`(code: String, name: String) {
    #expect(Language("eo-\(code)").name == "Esperanto (\(name))")
  }
}

/// Reads codes with the names behind them, between commas.
private func rows(of table: String) -> [(String, String)] {
  table.split { $0 == "," || $0 == "\n" }.map { row in
    let words = row.split(separator: " ", maxSplits: 1)
    return (String(words[0]), String(words[1]))
  }
}

private let languages = """
  aa Afar, ab Abkhazian, ae Avestan, af Afrikaans, ak Akan, am Amharic, an Aragonese, ar Arabic,
  as Assamese, ast Asturian, av Avaric, ay Aymara, az Azerbaijani, ba Bashkir, be Belarusian,
  bg Bulgarian, bho Bhojpuri, bi Bislama, bm Bambara, bn Bangla, bo Tibetan, br Breton, brx Bodo,
  bs Bosnian, bto Rinconada Bikol, ca Catalan, cak Kaqchikel, ce Chechen, ceb Cebuano, ch Chamorro,
  chr Cherokee, ckb Sorani Kurdish, cnh Hakha Chin, co Corsican, cr Cree, crh Crimean Tatar,
  cs Czech, csb Kashubian, cu Church Slavonic, cv Chuvash, cy Welsh, da Danish, dag Dagbani,
  de German, diq Zazaki, doi Dogri, dsb Lower Sorbian, dv Divehi, dz Dzongkha, ee Ewe, el Greek,
  en English, enm Middle English, eo Esperanto, es Spanish, et Estonian, eu Basque, fa Persian,
  ff Fulah, fi Finnish, fil Filipino, fj Fijian, fo Faroese, fr French, frp Arpitan, fur Friulian,
  fy Frisian, ga Irish, gd Scottish Gaelic, gl Galician, gn Guarani, gom Goan Konkani,
  gsw Swiss German, gu Gujarati, gv Manx, ha Hausa, haw Hawaiian, he Hebrew, hi Hindi, ho Hiri Motu,
  hr Croatian, hrx Hunsrik, hsb Upper Sorbian, ht Haitian Creole, hu Hungarian, hy Armenian,
  hz Herero, ia Interlingua, id Indonesian, ie Interlingue, ig Igbo, igl Igala, ii Sichuan Yi,
  ik Inupiaq, io Ido, is Icelandic, it Italian, iu Inuktitut, ja Japanese, jbo Lojban, jv Javanese,
  ka Georgian, kab Kabyle, kg Kongo, ki Kikuyu, kj Kuanyama, kk Kazakh, kl Kalaallisut, km Khmer,
  kmr Northern Kurdish, kn Kannada, ko Korean, kok Konkani, kr Kanuri, krc Karachay-Balkar,
  ks Kashmiri, ku Kurdish, kv Komi, kw Cornish, ky Kyrgyz, la Latin, lb Luxembourgish, lg Ganda,
  li Limburgish, lij Ligurian, ln Lingala, lo Lao, lt Lithuanian, ltg Latgalian, lu Luba-Katanga,
  lv Latvian, mai Maithili, mg Malagasy, mh Marshallese, mi Maori, mk Macedonian, ml Malayalam,
  mn Mongolian, mni Manipuri, mnw Mon, mr Marathi, ms Malay, mt Maltese, my Burmese, na Nauru,
  nb Norwegian Bokmål, nd North Ndebele, nds Low German, ne Nepali, ng Ndonga, nl Dutch,
  nn Norwegian Nynorsk, nr South Ndebele, nso Northern Sotho, nv Navajo, ny Nyanja, oc Occitan,
  oj Ojibwa, om Oromo, or Odia, os Ossetic, pa Punjabi, pap Papiamento, peo Old Persian, pi Pali,
  pl Polish, ps Pashto, pt Portuguese, qu Quechua, rm Romansh, rn Rundi, ro Romanian, ru Russian,
  rw Kinyarwanda, sa Sanskrit, sat Santali, sc Sardinian, scn Sicilian, sco Scots, sd Sindhi,
  se Northern Sami, ses Koyraboro Senni, sg Sango, sh Serbo-Croatian, shn Shan, si Sinhala,
  sk Slovak, skr Saraiki, sl Slovenian, sm Samoan, sn Shona, so Somali, sq Albanian, sr Serbian,
  ss Swati, st Southern Sotho, su Sundanese, sv Swedish, sw Swahili, szl Silesian, ta Tamil,
  tcy Tulu, te Telugu, tg Tajik, th Thai, ti Tigrinya, tk Turkmen, tl Tagalog, tn Tswana, to Tongan,
  tok Toki Pona, tr Turkish, ts Tsonga, tt Tatar, tw Twi, ty Tahitian, tzm Central Atlas Tamazight,
  udm Udmurt, ug Uyghur, uk Ukrainian, ur Urdu, uz Uzbek, ve Venda, vec Venetian, vi Vietnamese,
  vls West Flemish, vo Volapük, wa Walloon, wo Wolof, xh Xhosa, xmf Mingrelian, yi Yiddish,
  yo Yoruba, yue Cantonese, za Zhuang, zgh Standard Moroccan Tamazight, zh Chinese, zu Zulu
  """

private let regionalForms = """
  ar-001 Modern Standard Arabic, de-AT Austrian German, de-CH Swiss High German,
  en-AU Australian English, en-CA Canadian English, en-GB British English, en-IN Indian English,
  en-US American English, es-419 Latin American Spanish, es-ES European Spanish,
  es-MX Mexican Spanish, fa-AF Dari, fr-CA Canadian French, fr-CH Swiss French, nl-BE Flemish,
  pt-BR Brazilian Portuguese, pt-PT European Portuguese, zh-HK Hong Kong Chinese,
  zh-Hans Simplified Chinese, zh-Hant Traditional Chinese
  """

private let scripts = """
  Arab Arabic, Armn Armenian, Beng Bangla, Cyrl Cyrillic, Deva Devanagari, Ethi Ethiopic,
  Geor Georgian, Grek Greek, Gujr Gujarati, Guru Gurmukhi, Hans Simplified, Hant Traditional,
  Hebr Hebrew, Jpan Japanese, Kore Korean, Latn Latin, Mong Mongolian, Mtei Meitei Mayek,
  Olck Ol Chiki, Tfng Tifinagh, Tibt Tibetan
  """

private let regions = """
  001 World, 150 Europe, 419 Latin America, AE United Arab Emirates, AF Afghanistan, AR Argentina,
  AT Austria, AU Australia, BA Bosnia & Herzegovina, BD Bangladesh, BE Belgium, BG Bulgaria,
  BO Bolivia, BR Brazil, BY Belarus, CA Canada, CH Switzerland, CL Chile, CN China, CO Colombia,
  CR Costa Rica, CU Cuba, CY Cyprus, CZ Czechia, DE Germany, DK Denmark, DO Dominican Republic,
  DZ Algeria, EC Ecuador, EE Estonia, EG Egypt, ES Spain, FI Finland, FR France, GB United Kingdom,
  GR Greece, GT Guatemala, HK Hong Kong, HN Honduras, HR Croatia, HU Hungary, ID Indonesia,
  IE Ireland, IL Israel, IN India, IQ Iraq, IR Iran, IS Iceland, IT Italy, JO Jordan, JP Japan,
  KE Kenya, KH Cambodia, KR South Korea, KZ Kazakhstan, LA Laos, LB Lebanon, LK Sri Lanka,
  LT Lithuania, LU Luxembourg, LV Latvia, MA Morocco, ME Montenegro, MK North Macedonia, MM Myanmar,
  MN Mongolia, MO Macao, MT Malta, MX Mexico, MY Malaysia, NG Nigeria, NI Nicaragua, NL Netherlands,
  NO Norway, NP Nepal, NZ New Zealand, PA Panama, PE Peru, PH Philippines, PK Pakistan, PL Poland,
  PR Puerto Rico, PT Portugal, PY Paraguay, RO Romania, RS Serbia, RU Russia, SA Saudi Arabia,
  SE Sweden, SG Singapore, SI Slovenia, SK Slovakia, SV El Salvador, TH Thailand, TN Tunisia,
  TR Türkiye, TW Taiwan, TZ Tanzania, UA Ukraine, US United States, UY Uruguay, UZ Uzbekistan,
  VE Venezuela, VN Vietnam, ZA South Africa
  """
