extension Language {
  /// Whether the language's code is one of ISO 639, of two letters, or of three where it has none of
  /// two, and only letters and digits follow.
  package var isKnown: Bool {
    let code = base.id
    guard id.utf8.dropFirst(code.utf8.count).allSatisfy(\.isPartOfTag) else { return false }
    if Self.hasName(code) { return true }
    guard code.utf8.count == 3, let last = code.last else { return false }
    return Self.lastLetters[String(code.prefix(2))]?.contains(last) ?? false
  }

  /// Whether the id holds nothing but letters, digits and hyphens, as that of every language does.
  package var isTag: Bool { !id.isEmpty && id.utf8.allSatisfy(\.isPartOfTag) }

  /// The last letters of the codes of three letters by the first two.
  private static let lastLetters: [String: Substring] = {
    let groups = codes.split { $0 == " " || $0 == "\n" }
    return Dictionary(groups.map { (String($0.prefix(2)), $0.dropFirst(2)) }) { $0 + $1 }
  }()

  /// The codes of ISO 639-3 for languages without a code of two letters: two letters, and all those
  /// that may follow them.
  private static let codes = """
    aaabcdefghiklnopqstuwxz ababcdefghijlmnopqrstuvwxyz acabdefhiklmnpqrstuvwxyz
    adabdefghijlnoqrstuwxyz aeabcdeklmnqrsuwyz afbdeghiknopstuz agabcdefghijklmnoqrstuvwxyz
    ahabghiklmnoprst aiabcdefghijklmnopqrtwxy ajaginpsuwz akbcdefghijklmopqrstuvwxyz
    alacdefhijklmnopqrstuwxyz amabcefgijklmnopqrstuvwxyz anabcdefghijklmnopqrstuvwxyz
    aoabcdefgijklmnrstuxz apbcdefghijklmnopqrstuvwxyz aqcdgkmnprtz arbcdehijklnopqrsuvwxyz
    asabcefghijklnopqrstuvwxyz atabcdegijklmnopqrstuvwxyz auabcdghijklmnopqrtuwxyz
    avbdiklmnostuv awabceghikmnorstuvwxy axbegklmx ayabcdeghiklnopqrstuz azabdgjmnotz
    baabcefghjlnoprsuvwxy bbabcdefghijklmnopqrstuvwxy bcabcdefghijklmnopqrstuvwyz
    bdabcdefghijklmnopqrstuvwxyz beabcdefghijkmopqstuvwxyz bfabcdefghijklmnopqrstuwxyz
    bgabcdefgijklnopqrstuvwxyz bhabcdefghijlmnopqrstuvwxyz biabdefgklmnopqrtuvwxyz
    bjabcefghijklmnoprstuvwxyz bkacdfghijklmnopqrstuvwxyz blabcdefhijklmnopqrstvwxyz
    bmabcdefghijklmnopqrstuvwxz bnabcdefgijklmnopqrsuvwxyz boabefghijklmnopqrtuvwxyz
    bpacdeghijklmnopqrstuvwxyz bqabcdfghijklmnopqrstuvwxyz brabcdfghijklmnopqrstuvwxyz
    bsabcefghijklmnopqrstuvwxy btacdefghijmnopqrstuvwxyz buabcdefghijkmnopqstuvwxyz
    bvabcdefghijklmnopqrtuvwxyz bwabcdefghijklmnopqrstuwxyz bxabcdefghijklmnopqrsuvwz
    byabcdefghijklmnopqrstvwxz bzabcdefghijklmnopqrstuvwxyz caabcdefghjklmnopqrsvwxyz
    cbbcdgijklnoqrstuvwy cccdeghjlmopr cdaefhijmnorsyz ceabgknty cfadgm cgacgk
    chbcdfghjklmnopqrtwxyz ciabcdehkmnprwy cjaehikmnopsvy ckbhlmnoqrstuvxyz clacdehijklmotuwy
    cmaegilmnorst cnabcghiklopqrstuwx coabcdefghjklmnopqtuvwxz cpabcginosuxy cqd
    crabcdfghijklmnoqrstvwxyz csabcdefghijklmnopqrstvwxyz ctacdeghlmnopstuyz
    cuabchijklopqrtuvwxy cvgn cwabdegt cyabo czhknot daacdeghijklmoqrsuvwxz
    dbabdefgijlmnopqrtuvwy dccr ddadegijnorsw decdefghiklmnpqrsvz dgabcdeghiklnorstwxz
    dhdgilmnorsuvwx diabcdfghijklmnopqrsuwxyz djabcdefijkmnoruw dkagkrsx dlgkmn
    dmabcdefgklmorsuvwxy dnadegijknortuvwy doabcefhiklnopqrstvwxyz dpp drbcdegilnoqstuy
    dsbehilnoqz dtabdhikmnoprstuy duabcefghiklmnopqrsuvwxyz dva dwakrsuwyz dyabdgimnouy dzaegln
    eaa ebcgkoru ecrsy eee efaei egalmoy ehsu eiptv eja ekaegiklmopry elehikmoux
    emabegikmnpqsuwxyz enabcdfhlmnoqruvwx eot epi eraghikorstw eseghiklmnoqsuy etbchnorstuxz
    evehn ewo ext eyao ezae faabdfghijklmnprtuxyz fbl fcs fer ffim fgr fiaeflprtw fkkv flahilnry
    fmpu fnbgi fodimnrs fpe fqs frcdkmopqrst fsels fubcdefhijmnqrtuvy fvr fwae
    gaabcdefghijklmnopqrstuwxyz gbabdefghijklmnopqrsuvwxyz gccdeflnrt gdabcdefghijklmnoqrstux
    geabcdfghijklqsvwxyz gfkt ggabdegkltuw ghacehklnorst giabcdeghilmnpqrstuwxyz gjkmnru
    gkadenopu glbcdhjkloruwy gmabdghlmnruvxyz gnabcdeghijklmnoqrtuwz
    goabcdefghijklmnopqrstuvwxyz gpaen gqainru grabcdghijmoqrstuvwxyz gseglmnopsw gtau
    guabcdefghiklmnopqrstuwxz gvacefjlmnoprsy gwabcdefgijmnrtuwx gxx gyabdefgilmnoryz gzain
    haabcdefghijklmnopqrsvwxyz hbabnou hcah hdnsy headghim hgmw hhiry hiabdfghijklortwx hji
    hkaehkns hlabdetu hmabcdefghijklmnpqrstuvwyz hnadeghijnosu hoabcdehijlmoprstvwyz hpos
    hracekmoptuwxz hsbhlns htiosux hubcdefghijklmopqrstuvwxyz hvceknv hwaco hyaw iainr
    ibabdeghlmnruy icahlr idabcdeirstu ifabefkmuy igbeglmnosw ihbipw iin ijcejns ikeikloprstvwxz
    ilabgikmopsuv imailnorsty inbghjlmnopstz ioruw ipio iquw irehiknruxy isacdeghikmnortu
    itbdeiklmorstvwxyz ium ivbv iwkmos ixcl iyaox izhrz jaabcdefhjklmnoqstuxyz jbeijkmnortuw
    jcst jdagt jebehiklnrtu jgbeko jhis jiabcdeghilmoqtuvy jjer jkamoprsu jles jmabcdilnrswx
    jnadgijls jobdgrsw jpar jqr jrabrtu jsl juabcdhiklmnoprstuwy jvdn jwi jyaey
    kaabcdefghijkmopqvwxy kbabcdeghijklmnopqrstuvwxyz kcabcdefghijklmnopqrstuvwxyz
    kdacdefghijklmnpqrtuwxyz keabcdefghijklmnopqrstuvwxyz kfabcdefghijklmnopqrstuvwxyz
    kgabefgijklmnopqrstuvwxy khabcdefghjklnopqrstuvwxyz kiabcdefghijlmopqstuvwxyz
    kjabcdeghijklmnopqrstuvxyz kkabcdefghijklmnopqrstuvwxyz klabcdefghijklmnopqrstuvwxyz
    kmabcdefghijklmnopqrstuvwxyz knabcdefgijklmnopqrstuvwxyz koacdefghiklopqstuvwyz
    kpabcdefghijklmnoqrstuvwxyz kqabcdefghijklmnopqrstuvwxyz krabcdefhijklnprstuvwxyz
    ksabcdefghijklmnopqrstuvwxyz ktabcdefghijklmnopqstuvwxyz kubcdefghijklmnopqstuvwxyz
    kvabcdefghijklmnopqrtuvwxyz kwabcdefghijklmnoprstuvwxyz kxabcdfhijkmnopqrstvwxyz
    kyabcdefghijklmnopqrstuvwxyz kzabcdefgiklmnopqrsuvwxyz laabcdefghijlmnpqrsuwxyz
    lbbcefgijklmnoqrstuvwxyz lccdefhlmpqs ldabdghijklmnopq leabcdefhijklmnopqrstuvwxyz lfan
    lgabghiklmnoqrtuz lhahilmnpstu liabcdefghjklopqrsuvwxyz ljaeilpwx lkabcdehijlmnorstuy
    llabcdefghijklmnpqsux lmabcdefghijklnopqruvwxy lnabdghijlmnsuwz loabcefghijklmnopqrstuvwxyz
    lpaenox lqr lracegiklmnortvz lsabcdehilmnoprstvwy ltcghinosu luacdefijklmnopqrstuvwyz
    lvaiksu lwaeghlmostuw lxm lyagn lzhlnz maabdefgijkmnqstuvwxz mbabcdefhijklmnopqrstuvwxyz
    mcabcdefghijklmnopqrstuvwxyz mdabcdefghijklmnpqrstuvwxyz meabcdefhijklmnopqrstuvwyz
    mfabcdefghijklmnopqrstuvwxyz mgabcdefghijklmnopqrstuvwyz mhabcdefgijklmnopqrstuwxyz
    miabcdefghijklmnopqrtuwxyz mjbcdeghijklmnopqrstuvwxyz mkabcefgijklmnopqrstuvwxyz
    mlabcefhijklmnopqrsuvwxz mmabcdefghijklmnopqrtuvwxyz mnabcdefghijklmnpqrsuvwxyz
    moacdeghijkmopqrstuvwxyz mpabcdeghijklmnopqrstuvwxyz mqabcefghijklmnopqrstuvwxyz
    mrabcdefghjklmnopqrstuvwxyz msbcdefghijklmnopqrsuvwxyz mtabcdefghijklmnopqrstuvwxy
    muabcdeghijkmopqrstuvxyz mvabdefghiklnopqrstuvwxyz mwabcefghiklmnopqrstuvwz
    mxabcdefghijklmnopqrstuvwxyz mybcefghjklmoprsuvwxyz mzabcdeghijklmnopqrstuvwxyz
    naabcefgjklmnopqrstwxyz nbabcdeghijkmnopqrstuvwy ncabcdefghijklmnoqrstuxz
    ndabcdfghijklmnpqrstuvwxyz neabcdefghijkmnoqrstuvwxyz nfadlru ngabcdeghijklmnpqrstuvwxyz
    nhabcdefghikmnopqrtuvwxyz niabdefghijklmnoqrstuvwxyz njabdhijlmnorstuxyz
    nkabcdefghijkmnopqrstuvwxz nlacegijklmoquvwxyz nmabcdefghijklmnopqrstuvwxyz
    nnabcdefghijklmnpqrtuvwyz noacdefghijklmnpqstuvwyz npabghilnosuxy nqgklmnoqty
    nrabcefgiklmnprtuxz nsabcdefghiklmnopqrstuvwxyz ntdegijkmopruwxyz
    nuacdefghijklmnopqrstuvwxyz nvhmo nwabcegimorwxy nxadegiklmnoqrx nybcdefghijklmnopqrstuvwxy
    nzabdikmsuyz oaacrv obiklmortu ocahmou odaktu ofosu ogbcegou ohtu oiaen ojbcgpsvw
    okabcdeghijklmnorsuvxz oladekmortu omabcgiklnoprtuwxy onabegijknoprstuwx oodgnrs opakmoty
    oraceghnorstuvwxyz osacinoptux otabdeiklmnqrstuwxyz ouabeim ovd owil oybdmy ozm
    pabcdefghiklmopqrsuvwxyz pbbcefghilmnoprstuvy pcabcdefghijklmnpw pdacinotu
    peabdefghijklmopqsvxyz pfael pgadgiklnsuz phadghjklmnoqrtuvw piabcdefghjlmnoprstuvwxyz pjt
    pkabcghnoprstu plabcdeghjklnoqrstuvwyz pmabdefhijklmnoqrstwxyz pnabcdeghijklmnopqrstuvwxyz
    pocefghikmnopqstvwxy ppeiklmnopqstu pqam prcdefghiklmnopqrstuwxz psacdeghilmnopqrstuwy
    ptahinopqrtuvwy puabcdefgijmopqrtuwxy pwabgimnorw pxm pyemnsuxy pzhn quabcdfghiklmnpqrsvwxyz
    qvacehijlmnopswyz qwachmst qxachlnopqrstuw qyap raabcdfghijklmnopqrstuvwxyz rbbklp rcf rdb
    reabegijlmnrsty rgaeknrsu rhgp riabflmnrtu rjgis rkabhimtw rmabcdefghiklmnopqstuvwxyz
    rnbdglnprw robcdefglmopruw rpnt rriot rsbklmn rtchmsw rubcefghikopqtuyz rwaklmor rxdw rynsu
    rzh saabcdefhjkmoqrstuvwxyz sbabcdefghijklmnopqrstuvwxyz scbefghiklnopqstuvwx
    sdabcefghjklnopqrstuxz seabcdefghijklnopqrstuvwyz sfbemsw sgabcdeghijkmprstuwxyz
    shabcdeghijklmnopqrstuvwxyz siabdefghijklmpqrsuvwxyz sjabdegklmnoprstuw
    skabcdefghijmnopqrstuvwxyz slcdefghijlmnpqrstuwxyz smabcfghjklmnpqrstuvwxyz
    sncefgijklmnopqrsuvwxyz soabcdeghijklopqrsuvwxyz spbcdegiklmnopqrstuvxy sqahkmnoqrstux
    srabcefghiklmnoqrstuvwxyz ssbcdefghijklmnopqrstuvxyz stabdefghijklmnopqrstuvwy
    suabcegijkoqrstvwxyz svabcekmsx swbcfghijklmnopqrstuvwxy sxbcegklmnorsuw syabciklmnorswxy
    szabcdeglnpsvwy taabcdefgjklnopqrsuvwxyz tbacdefghijklmnoprstuvwxyz
    tcabcdefghiklmnopqstuwxyz tdabcdefghijklmnoqrstvxy teabcdefghikmnopqrstuvwxyz tfinort
    tgabcdefhijnopqrstuvwxyz thdefhiklmnpqrstuvyz tiacfghijklmnopqstuvwxyz tjagijlmnopsuw
    tkabdefglmnpqrstuvwxz tlabcdfghijklmnopqrstuvxy tmabcdefghijklmnoqrstuvwyz
    tnabcdghiklmnopqrstuvwxyz tobcdfghijklmopqrsuvwxyz tpacefgijklmnopqrtuvwxyz tqblmnopqrtuw
    trabcdefghijlmnopqrstuvwxyz tsabcdeghijklmpqrstuvwxyz ttabcdefghijklmnopqrstuvwyz
    tuabcdefghijlmnoqsuvxyz tvadeklmnostuwxy twabcdefghlmnopqrtuwxy txabceghijmnoqrstuxy
    tyaehijlnprstuvxyz tzahjlmnox uamnr ubailruy udaegijlmu ues ufi ugabehnoy uhan uisv uji
    ukaghiklpqsuvwy ulabcefiklmnuw umabcdgimnoprsu unaegikmnruxz uon upiv
    urabcefghiklmnoprtuvwxyz usahikpsu utaehpru uumru uvehl uwa uya uzns vaaefghijlmnoprsuvy
    vbbk vecdlmopr vgrt vicdfglnstv vkajklmnoptuz vlps vmabcdefghijklmpqrsuvwxyz vnkmp vort
    vraost vsilv vto vumnt vwa waabcdefghijlmnopqrstuvwxyz wbabefhijklmpqrstvw wcai wddgjktuy
    weacdghimoprstuw wfg wgabgiouy whagku wibcefghijklmnruvy wjai wkabdlruwy wlaceghiklmorsuvwxy
    wmabcdeghimnostwx wnbcdegikmnopuwy woabcdefgikmnorswy wpc wrbghiklmnoprsuvwxyz wsagikrsuv
    wtfhikmw wuabdhlmnrtuvxy wwaborw wxaw wybimnry xaabcdegijklmnopqrstuvwy xbbcdegijmnoprwy
    xcbceghlmnortuvwy xdackmoqy xebdglmprstu xfa xgabdfgilmruw xhacdemrtuv xibilnrsvy xjbt
    xkabcdefgijklnopqrstuvwxyz xlabcdeginopsuy xmabcdefghjklmnopqrstuvwxyz xnabghijkmnoqrstuyz
    xocdgikmnoprw xpabcdefghijklmnopqrstuvwxyz xqat xrabdegimnrtuw xsabcdehijlmnopqrsuvy
    xtabcdeghijlmnopqrstuvwy xuabdgjlmnoprtu xveinos xwacdegjklortw xxbkmrt xyabjklty xzhmp
    yaabcdefghijklmnopqrstuvwxyz ybabehijklmnoxy ychlnp ydadegk yeaceijlrstuvy ygailmprsuw
    yhadls yiafghijklmnpqrstuvxz ykagiklmnortuy ylabegilmnoruy ymbcdeghiklmnopqrsxz
    ynadegklnoqsu yobgiklmntxy ypabghmnopz yrabeklmnoswy yscdglmnoprsy ytalpwy
    yuabcdefgijklmnpqrtwxyz yvat ywaglnqrtuw yxaglmuy yyruz yzgk zaabcdefghijklmopqrstuvwxyz
    zbaceltuw zcadh zdj zeaghn zgabhmnr zhbdinw ziabklmnwz zkabdghknoprtuvz zlajmnq
    zmabcdefghijklmnopqrstuvwxyz znaegks zochmoqrs zpabcdefghijklmnopqrstuvwxyz zqe zragnops
    zsaklmru zteglmnpqstuxy zuahmny zwa zybgjnp zzaj
    """
}

extension UInt8 {
  var isPartOfTag: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
