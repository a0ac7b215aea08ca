extension PluralRules {
  /// Which whole numbers each language's categories take, from CLDR 47.
  ///
  /// `Scripts/make-plural-rules` writes this file; its head explains the lines.
  static let data = """
    af an asa ast az bal bem bez bg brx ce cgg | one: 1; other: 0 2 3 +
    chr ckb da de dv ee el en eo et eu fi | one: 1; other: 0 2 3 +
    fo fur fy gl gsw ha haw hu ia io jgo jmc | one: 1; other: 0 2 3 +
    ka kaj kcg kk kkj kl ks ksb ku ky lb lg | one: 1; other: 0 2 3 +
    lij mas mgo ml mn mr nah nb nd ne nl nn | one: 1; other: 0 2 3 +
    nnh no nr ny nyn om or os pap ps rm rof | one: 1; other: 0 2 3 +
    rwk saq sc sd sdh seh sn so sq ss ssy st | one: 1; other: 0 2 3 +
    sv sw syr ta te teo tig tk tn tr ts ug | one: 1; other: 0 2 3 +
    ur uz ve vo vun wae xh xog yi | one: 1; other: 0 2 3 +
    ak am as bho bn csw doi fa ff gu guw hi | one: 0 1; other: 2 3 4 +
    hy kab kn ln mg nso pa pcm si ti wa zu | one: 0 1; other: 2 3 4 +
    ar ars | zero: 0; one: 1; two: 2; few: 3 4 5 +; many: 11 12 13 +; other: 100 101 102 +
    be ru uk | one: 1 21 31 +; few: 2 3 4 +; many: 0 5 6 +; other: decimals
    blo ksh lag | zero: 0; one: 1; other: 2 3 4 +
    bm bo dz hnj id ig ii ja jbo jv jw kde | other: 0 1 2 +
    kea km ko lkt lo ms my nqo osa sah ses sg | other: 0 1 2 +
    su th to tpi und vi wo yo yue zh | other: 0 1 2 +
    br | one: 1 21 31 +; two: 2 22 32 +; few: 3 4 9 +; many: millions; other: 0 5 6 +
    bs hr sh sr | one: 1 21 31 +; few: 2 3 4 +; other: 0 5 6 +
    ca es it lld pt-PT scn vec | one: 1; many: millions; other: 0 2 3 +
    ceb fil tl | one: 0 1 2 +; other: 4 6 9 +
    cs sk | one: 1; few: 2 3 4; many: decimals; other: 0 5 6 +
    cy | zero: 0; one: 1; two: 2; few: 3; many: 6; other: 4 5 7 +
    dsb hsb sl | one: 1 101 201 +; two: 2 102 202 +; few: 3 4 103 +; other: 0 5 6 +
    fr pt | one: 0 1; many: millions; other: 2 3 4 +
    ga | one: 1; two: 2; few: 3 4 5 +; many: 7 8 9 +; other: 0 11 12 +
    gd | one: 1 11; two: 2 12; few: 3 4 5 +; other: 0 20 21 +
    gv | one: 1 11 21 +; two: 2 12 22 +; few: 0 20 40 +; many: decimals; other: 3 4 5 +
    he iu naq sat se sma smi smj smn sms | one: 1; two: 2; other: 0 3 4 +
    is mk | one: 1 21 31 +; other: 0 2 3 +
    kw | zero: 0; one: 1; two: 2 22 42 +; few: 3 23 43 +; many: 21 41 61 +; other: 4 5 6 +
    lt | one: 1 21 31 +; few: 2 3 4 +; many: decimals; other: 0 10 11 +
    lv prg | zero: 0 10 11 +; one: 1 21 31 +; other: 2 3 4 +
    mo ro | one: 1; few: 0 2 3 +; other: 20 21 22 +
    mt | one: 1; two: 2; few: 0 3 4 +; many: 11 12 13 +; other: 20 21 22 +
    pl | one: 1; few: 2 3 4 +; many: 0 5 6 +; other: decimals
    shi | one: 0 1; few: 2 3 4 +; other: 11 12 13 +
    tzm | one: 0 1 11 +; other: 2 3 4 +
    """
}
