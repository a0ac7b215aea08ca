"""Random programs whose literals may be keys, in all places that a literal can have."""

import re

import oracle_stubs
from oracle_values import Values

CALLS = oracle_stubs.calls()
KINDS = ["LocalizedStringKey"] * 4 + ["LocalizedStringResource"] * 2 + ["String.LocalizationValue"] * 2

# Declarations that take or hold a key of type TYPE, and statements that use them; # is the program's number,
# @ the number of the part, KEY an expression for a key, NOT a literal for a String, SAME a key's declaration.
PARTS = """
func show@(_ k: TYPE) {} | show@(KEY)
func show@(title k: TYPE, n: Int = 0) {} | show@(title: KEY, n: 2) | show@(title: KEY)
func show@(_ n: Int, _ k: TYPE...) {} | show@(1, KEY, KEY)
func show@(_ k: TYPE?) {} | show@(KEY)
func show@(_ k: [TYPE]) {} | show@([KEY, KEY])
func show@(_ k: [Int: TYPE]) {} | show@([1: KEY, 2: KEY])
func show@(_ k: (TYPE, Int)) {} | show@((KEY, 1))
func show@(_ k: (name: TYPE, n: Int)) {} | show@((name: KEY, n: 1))
func show@(_ k: @autoclosure () -> TYPE) {} | show@(KEY)
func show@(_ k: () -> TYPE) {} | show@ { KEY } | show@({ return KEY })
func show@(_ k: (Int) -> TYPE) {} | show@ { n in LOCAL:n:Int KEY } | show@ { n -> TYPE in LOCAL:n:Int KEY }
func show@(_ k: consuming TYPE) {} | show@(KEY)
func show@<V>(_ v: V, title: TYPE) {} | show@(1, title: KEY) | show@("NOT", title: KEY)
func show@(_ k: TYPE = KEY) {} | show@() | show@(KEY)
func show@(_ s: String, _ k: TYPE) {} | show@("NOT", KEY)
func show@(_ k: TYPE) {}; func show@(_ s: String, n: Int) {} | show@(KEY) | show@("NOT", n: 1)
func show@(_ k: TYPE, n: Int) {}; func show@(_ s: String, n: String) {} | show@(KEY, n: 1) | show@("NOT", n: "x")
func show@(_ k: TYPE, f: () -> Void) {}; func show@(_ s: String) {} | show@(KEY) {} | show@("NOT")
func plain@(_ s: String) {} | plain@("NOT") | plain@(Bool.random() ? "NOT" : "NOT")
final class Toasts@ { static let shared = Toasts@(); func show(_ k: TYPE) {}; func use() { show(KEY); self.show(KEY) } }; final class Log@ { static let shared = Log@(); func show(_ s: String) {} } | Toasts@.shared.show(KEY) | Log@.shared.show("NOT") | let t = Toasts@(); t.show(KEY) | let l = Log@(); l.show("NOT") | Toasts@().show(KEY) | [Toasts@()][0].show(KEY) | [Log@()].first?.show("NOT") | for t in [Toasts@()] { t.show(KEY) } | func f(_ t: Toasts@?, _ l: Log@) { t?.show(KEY); t!.show(KEY); l.show("NOT") }
struct Kit@ { static func show(_ k: TYPE) {}; static func show(error s: String) {}; static let name: TYPE = KEY } | Kit@.show(KEY) | Kit@.show(error: "NOT")
struct Row@ { var title: TYPE; var note: String = "NOT"; var more: TYPE? = nil } | _ = Row@(title: KEY) | _ = Row@(title: KEY, note: "NOT", more: KEY) | let r: Row@ = .init(title: KEY); _ = r | let rs: [Row@] = [.init(title: KEY), Row@(title: KEY)]; _ = rs | var r = Row@(title: KEY); r.title = KEY; _ = r
struct Row@ { var title: TYPE }; struct Other@ { var title: String } | var r = Row@(title: KEY), o = Other@(title: "NOT"); r.title = KEY; o.title = "NOT"; _ = (r, o) | var os = [Other@(title: "NOT")]; os[0].title = "NOT" | var rs = [Row@(title: KEY)]; rs[0].title = KEY | var d = ["a": Row@(title: KEY)]; d["a"]?.title = KEY
struct Row@ { init(_ k: TYPE) {}; init(plain s: String) {}; static func make(_ k: TYPE) -> Row@ { .init(k) } } | _ = Row@(KEY) | _ = Row@(plain: "NOT") | _ = Row@.make(KEY) | let r: Row@ = .make(KEY); _ = r | let r: Row@ = .init(KEY); _ = r | _ = [Row@]([.init(KEY)]) | func f() -> Row@ { .init(KEY) } | func f(_ r: Row@) {}; f(.init(KEY)); f(.make(KEY))
struct Row@<C> { init(_ k: TYPE, c: () -> C) {} }; extension Row@ where C == Int { init(_ s: String) {} } | _ = Row@(KEY) { "NOT" } | _ = Row@(KEY, c: { 1 }) | _ = Row@("NOT")
class Base@ { let k: TYPE; init(k: TYPE) { self.k = k }; convenience init() { self.init(k: KEY) } }; final class Heir@: Base@ { init(n: Int) { super.init(k: KEY) } } | _ = Base@(k: KEY) | _ = Heir@(n: 1)
enum Event@ { case shown(TYPE), noted(String), both(title: TYPE, n: Int), listed([TYPE]) } | let e = Event@.shown(KEY); _ = e | let e: Event@ = .both(title: KEY, n: 1); _ = e | _ = [Event@.noted("NOT"), .shown(KEY)] | func f(_ e: Event@) {}; f(.shown(KEY)); f(.noted("NOT")); f(.listed([KEY, KEY]))
enum Tab@: String, CaseIterable { case one = "NOT", two; var title: TYPE { switch self { case .one: KEY; case .two: KEY } } } | _ = Tab@.one.title
enum Tab@ { case one, two; var title: TYPE { switch self { case .one: return KEY; case .two: return KEY } }; var id: String { switch self { case .one: "NOT"; default: "NOT" } } } | _ = Tab@.two.id
enum Tab@ { case one(TYPE = KEY) } | _ = Tab@.one() | _ = Tab@.one(KEY)
enum L@ { static subscript(_ k: TYPE) -> TYPE { k } } | _ = L@[KEY]
struct Tr@ { func callAsFunction(_ k: TYPE) -> TYPE { k } } | let t = Tr@(); _ = t(KEY)
struct Tr@ { subscript(k: TYPE) -> Int { 1 }; subscript(s s: String) -> Int { 2 } } | _ = Tr@()[KEY] | _ = Tr@()[s: "NOT"]
protocol Titled@ { var title: TYPE { get }; func name() -> TYPE }; struct Tom@: Titled@ { var title: TYPE { KEY }; func name() -> TYPE { KEY } } | _ = Tom@().name()
protocol Titled@ { var title: TYPE { get } }; extension Titled@ { var title: TYPE { KEY } }; struct Tom@: Titled@ {} | _ = Tom@().title
struct Box@<T> { var value: T; init(_ v: T) { value = v } } | _ = Box@<TYPE>(KEY) | let b: Box@<TYPE> = .init(KEY); _ = b | let b: Box@<String> = .init("NOT"); _ = b | var b = Box@<TYPE>(KEY); b.value = KEY
struct Two@<A, B> { var a: A; var b: B } | let t: Two@<TYPE, String> = .init(a: KEY, b: "NOT"); _ = t | _ = Two@<String, TYPE>(a: "NOT", b: KEY)
typealias Key@ = TYPE | let k: Key@ = KEY; _ = k | func f(_ k: Key@) {}; f(KEY)
extension TYPE { static let word@: Self = KEY; static func word@(_ n: Int) -> Self { LOCAL:n:Int KEY } } | let k: TYPE = .word@; _ = k
struct Pane@ { var title: TYPE = KEY; lazy var note: TYPE = KEY; static var all: [TYPE] = [KEY, KEY]; var by: [String: TYPE] = ["NOT": KEY]; let pair: (TYPE, String) = (KEY, "NOT"); var more: TYPE? = KEY } | var p = Pane@(); p.title = KEY; p.more = KEY; p.by["NOT"] = KEY; p.pair.0 == p.pair.0 ? () : () | Pane@.all.append(KEY) | Pane@.all += [KEY] | Pane@.all[0] = KEY | Pane@.all.insert(KEY, at: 0)
struct Pane@ { var title: TYPE { KEY }; func note() -> TYPE { return KEY }; func named(_ c: Bool) -> TYPE { if c { return KEY } else { return KEY } }; func text() -> String { "NOT" }; var kind: String { return "NOT" } } | _ = Pane@().title
struct Pane@ { var title: TYPE { get { KEY } set {} }; func both() -> (TYPE, String) { (KEY, "NOT") }; func list() -> [TYPE] { [KEY, KEY] }; func maybe() -> TYPE? { Bool.random() ? KEY : nil }; func early(_ n: Int?) -> TYPE { guard let n else { return KEY }; LOCAL:n:Int return KEY } } | _ = Pane@().list()
 | let k: TYPE = KEY; _ = k
 | let s: String = "NOT"; _ = s | let s = "NOT"; print(s, "NOT")
 | var k: TYPE; k = KEY; _ = k | var k: TYPE?; k = KEY; k = nil; _ = k
 | let k: [TYPE] = [KEY, KEY]; _ = k | let k = [KEY, KEY] as [TYPE]; _ = k | let k: [String: TYPE] = ["NOT": KEY]; _ = k | let k: [[TYPE]] = [[KEY], [KEY, KEY]]; _ = k
 | let k: (TYPE, String) = (KEY, "NOT"); _ = k | let (k, s): (TYPE, String) = (KEY, "NOT"); _ = (k, s) | let k = KEY as TYPE; _ = k
 | let k: Result<TYPE, Never> = .success(KEY); _ = k | let k: TYPE? = .some(KEY); _ = k
 | let f: () -> TYPE = { KEY }; _ = f() | let f = { () -> TYPE in KEY }; _ = f() | let f: (Int) -> TYPE = { n in LOCAL:n:Int KEY }; _ = f(1) | let f: (Int, String) -> TYPE = { LOCAL:$0:Int LOCAL:$1:String KEY }; _ = f(1, "NOT")
 | let k: TYPE = if Bool.random() { KEY } else { KEY }; _ = k | let k: TYPE = switch Mode#.first { case .first: KEY; case .second: KEY }; _ = k | let k: TYPE = { if Bool.random() { return KEY }; return KEY }(); _ = k
 | let k: [TYPE] = [1, 2].map { n in LOCAL:n:Int KEY }; _ = k | let k = [1, 2].map { n -> TYPE in LOCAL:n:Int KEY }; _ = k
 | func f() -> TYPE { KEY }; _ = f() | func f(_ n: Int) -> TYPE? { LOCAL:n:Int n > 1 ? KEY : nil }; _ = f(1) | var k: TYPE { KEY }; _ = k
 | func tr(_ k: TYPE, _ s: String) {}; tr(KEY, "NOT")
"""  # fmt: skip

# Functions that hand a String on to a look-up: their argument is a key because of what they do with it.
WRAPPERS = """
func tr@(_ k: String) -> String { NSLocalizedString(k, comment: "") } | _ = tr@("WRAP")
func tr@(_ k: String, table: String = "Menu") -> String { NSLocalizedString(k, tableName: table, comment: "") } | _ = tr@("WRAP")
func tr@(key k: String, _ a: CVarArg...) -> String { String(format: NSLocalizedString(k, comment: ""), arguments: a) } | _ = tr@(key: "WRAP", 1)
func tr@(_ k: String.LocalizationValue) -> String { String(localized: k) } | _ = tr@(KEY)
extension String { var word@: String { NSLocalizedString(self, comment: "") } } | _ = "WRAP".word@
extension String { func word@(_ c: String = "") -> String { NSLocalizedString(self, comment: c) } } | _ = "WRAP".word@() | _ = "WRAP".word@("NOT")
enum L@ { static func tr(_ k: String) -> String { NSLocalizedString(k, comment: "") } } | _ = L@.tr("WRAP")
enum L@ { static func tr(_ k: StaticString) -> String { String(localized: k, defaultValue: "") } } | _ = L@.tr("WRAP")
struct Loc@ { let key: String; var text: String { NSLocalizedString(key, comment: "") } } | _ = Loc@(key: "WRAP").text
func row@(_ t: String) -> Text { Text(LocalizedStringKey(t)) } | _ = row@("WRAP")
"""  # fmt: skip

PARTS, WRAPPERS = ([line for line in text.strip("\n").split("\n")] for text in (PARTS, WRAPPERS))
KEYS = {"String": KINDS[-1], "AttributedString": KINDS[-1], "LocalizedStringResource": KINDS[-1]}
SHOWN = ["Int"] * 5 + ["String"] * 4 + ["Double"] * 3 + ["Float", "Int32", "UInt", "UInt64", "CGFloat", "Int64", "Substring", "Int8"]
PLAIN_SHAPES = ["{Bool} ? KEY : KEY", "(KEY)"]
SHAPES = PLAIN_SHAPES * 3 + ["TYPE(PLAIN)"] * 2 + [
    "(KEY) as TYPE", ".init(PLAIN)", "[KEY, KEY][0]", "[1: KEY][1] ?? (KEY)", "[KEY].first ?? (KEY)", "{ KEY }()",
    "opt#().map { n in LOCAL:n:Int KEY DROP } ?? (KEY)", "TYPE.init(PLAIN)",
]  # fmt: skip
COMMON = ['let plain# = "NOT"', "struct Card#<C: View>: View { init(@ViewBuilder c: () -> C) {}; var body: some View { EmptyView() } }"]
DECOYS = ['Text(verbatim: "NOT")', 'Image("NOT")', 'Image(systemName: "NOT")', "Text(plain#)", 'Text("NOT" + "NOT")']
NESTS = ["VStack { {0} }", "HStack(spacing: 2) { {0} }", "Group { {0} }", "List { {0} }", "Form { {0} }",
         "if item#.isOn { {0} } else { {1} }", "if let n = opt#() { LOCAL:n:Int {0} }", "Card# { {0} }",
         "ForEach(items#) { item in LOCAL:item:Item {0} }", "ForEach(0..<3) { n in LOCAL:n:Int {0} }",
         "ForEach(items#.indices, id: \\.self) { n in LOCAL:n:Int {0} }", "ForEach(items#) { LOCAL:$0:Item let _ = $0.id; {0} }",
         "ForEach(Array(items#.enumerated()), id: \\.offset) { n, item in LOCAL:n:Int LOCAL:item:Item {0} }",
         "switch item#.mode { case .first: {0} \n case .second: {1} }", "Button(action: {}) { {0} }",
         "Button { print(\"NOT\") } label: { {0} }", "NavigationStack { {0} }", "\n#if true\n{0}\n#endif\n",
         "Group { let n = {Double}; LOCAL:n:Double {0} }"]  # fmt: skip
BLOCKS = ["{0}", "{0}", "for item in items# { LOCAL:item:Item {0} }", "items#.forEach { item in LOCAL:item:Item {0} }",
          "items#.forEach { LOCAL:$0:Item {0}; _ = $0 }", "if let n = opt#() { LOCAL:n:Int {0} }", "do { {0} }", "defer { {0} }",
          "for (n, item) in items#.enumerated() { LOCAL:n:Int LOCAL:item:Item {0} }",
          "for (name, rate) in rates# { LOCAL:name:String LOCAL:rate:Double {0} }",
          "guard let n = opt#() else { fatalError() }; LOCAL:n:Int {0}", "func inner() { {0} }; inner()", "\n#if true\n{0}\n#endif\n",
          "switch Phase#.idle { case .busy(let n, let s): LOCAL:n:Int LOCAL:s:String {0} DROP \n case let .done(part): LOCAL:part:Double {0} DROP \n case .failed(let code): LOCAL:code:Int32 {0} \n default: break }",
          "if case .busy(let n, _) = Phase#.idle { LOCAL:n:Int {0} }", "let run = { {0} }; run()", "Task { {0} }",
          "let n = {Int}; LOCAL:n:Int {0}", "let value = {Double}; LOCAL:value:Double {0}", "let name = {String}; LOCAL:name:String {0}",
          "let (count, label) = pair#(); LOCAL:count:Int LOCAL:label:String {0}", "var left = {Float}; LOCAL:left:Float left += 1; {0}",
          "let n = {Double}; do { let n = {Int}; LOCAL:n:Int {0} }; _ = n", "let n = if Bool.random() { 1 } else { 2 }; LOCAL:n:Int {0}",
          "Task { let n = try await box#.load(); LOCAL:n:Int {0} }", "while let n = opt#() { LOCAL:n:Int {0} }",
          "do { throw URLError(.badURL) } catch { LOCAL:error.localizedDescription:String {0} }"]  # fmt: skip
HOLDERS = ["func f@(a: Int, _ ratio: Double, note: String = \"NOT\") { LOCAL:a:Int LOCAL:ratio:Double LOCAL:note:String {0} }",
           "struct S@ { var n = {Int}; func f() { LOCAL:n:Int LOCAL:self.n:Int {0} } }", "final class C@ { init() { {0} } }",
           "final class C@ { let n: Double; init(n: Double) { self.n = n; LOCAL:n:Double {0} } }", "enum E@ { static func f() { {0} } }",
           "extension Item# { func f@() { LOCAL:cost:Double LOCAL:id:Int LOCAL:text:String {0} } }", "actor A@ { func f() async { {0} } }",
           "struct S@ { var v: Int { {0}\nreturn 1 } }", "let run@: () -> Void = { {0} }", "func f@<T: Has#>(_ t: T) { LOCAL:t.amount:Int {0} }",
           "enum Outer@ { struct Inner { func f(_ n: Int?) { LOCAL:(n~??~0):Int {0} } } }", "final class C@ { deinit { {0} } }",
           "func f@(_ list: [Item#], by: [String: Double]) { LOCAL:list:[Item] LOCAL:by.count:Int {0} }",
           "extension Int { func f@() { LOCAL:self:Int {0} } }", "extension String { func f@() { LOCAL:self:String LOCAL:count:Int {0} } }",
           "struct S@ { lazy var v: Int = { {0}\nreturn 1 }() }", "struct S@ { var n = 1 { didSet { LOCAL:n:Int {0} } } }"]  # fmt: skip
SCREENS = ["struct V@: View { @State private var n = {Int}; var body: some View { LOCAL:n:Int {0} } }",
           "struct V@: View { let item: Item#; var body: some View { VStack { LOCAL:item:Item {0} } } }",
           "struct V@: View { @Binding var ratio: Double; var body: some View { head }; @ViewBuilder private var head: some View { LOCAL:ratio:Double {0} } }",
           "struct V@: View { var body: some View { row(1, \"NOT\") }; @ViewBuilder func row(_ n: Int, _ s: String) -> some View { LOCAL:n:Int LOCAL:s:String {0} } }",
           "extension View { func view@(_ name: String) -> some View { LOCAL:name:String overlay { {0} } } }"]  # fmt: skip


HOLES = re.compile(r"(\b(?:KEY|PLAIN|NOT|WRAP|TYPE|DROP)\b|LOCAL:[^ ]+ |\{(?:0|1|Int|Double|String|Float|Bool)\})")


class Program:
    """A random program: its files, and the words of keys that are known by its construction."""

    def __init__(self, chance, number):
        self.chance, self.number, self.names, self.words = chance, number, 0, 0
        self.values, self.expected, self.modules = Values(chance, number), set(), {"SwiftUI", "Foundation"}
        self.trail, self.origins, self.shown = [], {}, {}
        self.more, self.main = [self.fill(line) for line in COMMON], []
        for _ in range(chance.choice([1, 1, 2])):
            self.main.append(chance.choice([self.screen, self.holder, self.holder])())
        self.more.append(self.values.declarations())
        if chance.random() < 0.5:
            self.main, self.more = self.main + self.more, []

    def files(self):
        """Returns the texts of the program's files by name."""
        head = "".join(f"import {name}\n" for name in sorted(self.modules))
        texts = {"App": self.main, "More": self.more}
        return {f"{name}{self.number}.swift": head + "\n".join(lines) + "\n" for name, lines in texts.items() if lines}

    def word(self, kind):
        self.words += 1
        self.last = f"{kind}{self.number}x{self.words}z"
        self.origins[self.last] = list(self.trail)
        return self.last

    # Templates

    def named(self, form):
        """Puts the program's number and one of the part's own into the names of a form."""
        self.names += 1
        return re.sub(r"(?<=\w)@", f"{self.number}n{self.names}", re.sub(r"(?<=\w)#", str(self.number), form))

    def fill(self, form, kind=None, inner=None):
        """Fills the holes of a form from left to right; a local is in scope up to the form's end."""
        outer, text = self.values.locals, ""
        self.trail.append(form)
        self.values.locals = self.visible(form)
        inner_locals = list(self.values.locals)
        for piece in HOLES.split(self.named(form)):
            if piece[:6] == "LOCAL:":
                self.declare(piece)
            elif piece == "DROP":
                self.values.locals = list(inner_locals)
            elif piece in ("{0}", "{1}"):
                text += inner()
            elif piece[:1] == "{" and HOLES.fullmatch(piece):
                text += self.values.expression(piece[1:-1], 1)
            elif piece == "KEY":
                text += self.key(kind)
            elif piece == "WRAP":
                self.expected.add(self.word("k"))
                text += self.last
            elif piece in ("PLAIN", "NOT"):
                text += f'"{self.word("k")}"' if piece == "PLAIN" else self.word("n")
            else:
                text += kind if piece == "TYPE" else piece
        self.values.locals = outer
        self.trail.pop()
        return text

    def declare(self, hole):
        """Adds a local to those in scope, which hides what others say of its name."""
        name, kind = hole[6:].strip().replace("~", " ").rsplit(":", 1)
        hidden = re.compile(rf"(?<![\w.$]){re.escape(name)}\b")
        self.values.locals = [local for local in self.values.locals if not hidden.search(local[0])] + [(name, kind)]

    def visible(self, form):
        """Returns the locals that a form can use: arguments without a name end at the next closure."""
        return [local for local in self.values.locals if "{" not in form or local[0][0] != "$"]

    # Keys

    def literal(self):
        """Returns a literal of a key with up to three interpolations."""
        text, hashes = self.word("k"), self.chance.choice(["", "", "", "", "#"])
        shown = self.shown[self.last] = []
        for _ in range(self.chance.choice([0, 0, 1, 1, 2])):
            between = self.chance.choice(["of", "-", "%", "per", ""])
            kind = self.chance.choice(SHOWN)
            further = ", specifier: \"%.2f\"" if kind == "Double" and self.chance.random() < 0.1 else ""
            shown.append(self.values.expression(kind))
            text += f" {between} \\{hashes}({shown[-1]}{further})"
        quotes = '"""' if self.chance.random() < 0.04 else '"'
        return f"{hashes}{quotes}{text}{quotes}{hashes}" if quotes == '"' else f'{hashes}"""\n{text}\n"""{hashes}'

    def key(self, kind, depth=0):
        """Returns an expression that is a key if its context wants one; of no kind, one that fits all types."""
        if self.chance.random() > 0.3 - 0.12 * depth:
            return self.literal()
        shape = self.chance.choice(SHAPES if kind else PLAIN_SHAPES)
        self.trail.append(shape)
        outer, text = self.values.locals, ""
        self.values.locals = self.visible(shape)
        around = list(self.values.locals)
        for piece in HOLES.split(self.named(shape)):
            if piece == "DROP":
                self.values.locals = list(around)
            elif piece[:6] == "LOCAL:":
                self.declare(piece)
            else:
                text += {"KEY": lambda: self.key(kind, depth + 1), "PLAIN": self.literal, "TYPE": lambda: kind,
                         "{Bool}": lambda: self.values.expression("Bool", 2)}.get(piece, lambda: piece)()  # fmt: skip
        self.values.locals = outer
        self.trail.pop()
        return text

    # Parts

    def use(self):
        """Returns statements that use keys, and adds the declarations that they want."""
        choice = self.chance.random()
        if choice < 0.35:
            return self.call(self.chance.choice(CALLS))
        part, kind = self.chance.choice(WRAPPERS if choice > 0.92 else PARTS), self.chance.choice(KINDS)
        kind = KINDS[-1] if part in WRAPPERS else kind
        names = self.names
        declaration, *uses = part.split(" | ")
        form = self.named("\0".join([declaration, self.chance.choice(uses)]))
        declaration, use = form.split("\0")
        outer, self.values.locals = self.values.locals, []
        self.more.append(self.fill(declaration, kind))
        self.values.locals = outer
        return self.fill(use, kind)

    def call(self, call):
        """Returns a statement with a call of a framework."""
        self.modules.add(call.module)
        kind = None if call.module not in ("SwiftUI", "Foundation", "WidgetKit") or "Resource" in call.use else KEYS.get(call.type, KINDS[0])
        form = call.use.replace("NAME", "part@")
        if call.place in ("member", "declaration"):
            outer, self.values.locals = self.values.locals, []
            self.more.append(self.fill(form, kind))
            self.values.locals = outer
            return self.fill("print(\"NOT\")")
        return self.fill({"modifier": 'let v = Text(verbatim: "NOT")' + form + "; _ = v", "statement": form}.get(call.place, "_ = " + form), kind)

    def statements(self, depth=0):
        if depth < 2 and self.chance.random() < 0.6:
            text = self.fill(self.chance.choice(BLOCKS), inner=lambda: self.statements(depth + 1))
            return f"do {{ {text} }}" if depth else text
        return "\n".join(self.use() if n == 0 else f"do {{ {self.use()} }}" for n in range(self.chance.choice([1, 1, 2])))

    def holder(self):
        return self.fill(self.chance.choice(HOLDERS), inner=self.statements)

    def screen(self):
        return self.fill(self.chance.choice(SCREENS), inner=self.views)

    def views(self, depth=0):
        return "\n".join(self.view(depth) for _ in range(self.chance.choice([1, 1, 2])))

    def view(self, depth=0):
        choice = self.chance.random()
        if choice < 0.35 and depth < 3:
            view = self.fill(self.chance.choice(NESTS), inner=lambda: self.views(depth + 1))
        elif choice < 0.42:
            view = self.fill(self.chance.choice(DECOYS))
        else:
            view = self.framework("view")
        while self.chance.random() < 0.25 and not view.lstrip().startswith(("if ", "switch ", "let ", "#if")):
            view += self.framework("modifier")
        return view

    def framework(self, place):
        call = self.chance.choice([call for call in CALLS if call.place == place])
        self.modules.add(call.module)
        return self.fill(call.use, KINDS[0])
