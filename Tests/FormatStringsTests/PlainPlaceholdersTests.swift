import FormatStrings
import Testing

@Suite struct PlainPlaceholdersTests {
  @Test(arguments: [
    ("", ""), ("Save 5 files?", ""), ("%@", "%@"), ("%@, %@", "%@%@"), ("%@%@", "%@%@"),
    ("%1$@ von %2$ld", "%1$@%2$ld"), ("%2$@: %1$@!", "%2$@%1$@"), ("%lld Dateien", "%lld"),
    ("%d件", "%d"), ("（%f）", "%f"), ("%@s", "%@"),
  ])
  func `are those that nothing else can be taken for`(text: String, placeholders: String) {
    #expect(Array(text.utf8)[...].plainPlaceholders == Array(placeholders.utf8))
  }

  @Test(arguments: [
    "100 %", "%%", "% d", "%5d", "%.2f", "%s", "%c", "%*d", "5 * %@", "%dpx", "%d%", "%COUNT%",
    "%1$@ and %@", "%1$@ and %1$@", "%0$@", "%12$@", "%1$", "%1@", "%#@items@", "$%@", "$5",
    "{name}", "％@", "٪ %@", "﹪d", "%", "%l", "%[a,b]@", "%(count)d", "%arg",
  ])
  func `are unknown where anything is in doubt`(text: String) {
    #expect(Array(text.utf8)[...].plainPlaceholders == nil)
  }
}
