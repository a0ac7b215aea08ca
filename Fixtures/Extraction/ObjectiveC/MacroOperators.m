#define T(s) NSLocalizedString(@s, @"")
#define WORD(key) NSLocalizedString(@#key, nil)
#define IN_TABLE(key, table) NSLocalizedStringFromTable(@#key, @table, nil)
#define NESTED(key) WORD(key)
void show(void) {
  label.text = T("Made of C");  // expect: key="Made of C" routine="T"
  label.text = WORD(word);  // expect: key="word" routine="WORD"
  label.text = WORD( two   words );  // expect: key="two words" routine="WORD"
  label.text = WORD((two, words));  // expect: key="(two, words)"
  label.text = IN_TABLE(Title, "Errors");  // expect: key="Title" table="Errors" routine="IN_TABLE"
  label.text = NESTED(nested);  // expect: key="nested" routine="NESTED"
}

// What a macro makes a text of is a word, whatever it names.
NSString *own(NSString *title) {
  return WORD(title);  // expect: key="title" routine="WORD"
}
NSString *called = own(@"No key");
#define SAME(value) own(@value)
NSString *same = SAME("No key either");
#define WITHOUT_PARAMETERS WORD(fixed)  // expect: key="fixed" routine="WORD"
