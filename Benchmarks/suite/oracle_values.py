"""Declarations of types for the oracle's programs, and random expressions of a wanted type over them."""

WORDS = ["count", "total", "width", "height", "name", "label", "size", "value", "amount", "rate", "score", "limit",
         "index", "title", "level", "speed", "balance", "left", "done", "price", "ratio", "note", "sort", "unit"]  # fmt: skip
NUMBERS = ["Int", "Double", "Float", "Int32", "UInt", "UInt64", "CGFloat", "Int8", "UInt16", "Int64"]
TYPES = ["Int"] * 6 + ["String"] * 5 + ["Double"] * 4 + ["Float", "Int32", "UInt", "UInt64", "CGFloat", "Int64", "Bool"]

# What gives a value of a type: a name in braces is an expression of that type. {#} is the program's number.
FORMS = {
    "Int": """3|1_000|{Int} + 1|({Int} + {Int}) / 2|{Int} % 2|-{Int}|max({Int}, 3)|abs({Int})|min({Int}, {Int})
        {[Item]}.count|{[Item]}.count - 1|{String}.count|{Substring}.count|Int({Double})|Int({Double} * 100)|Int({Double}.rounded())
        {Bool} ? {Int} : {Int}|{Int?} ?? 0|{Int?}!|opt{#}() ?? {Int}|pair{#}().0|pair{#}().first|{[Int]}.first ?? 0|{[Int]}[0]
        {[Int]}.reduce(0, +)|{[Int]}.max() ?? 0|{[Item]}.map(\\.id).max() ?? 0|{[Item]}.map {{ $0.id }}.first ?? 0
        {[Item]}.filter {{ $0.id > 1 }}.count|{[Item]}.reduce(0) {{ $0 + $1.id }}|{[Item]}.firstIndex(where: {{ $0.id == 1 }}) ?? 0
        {[Item]}.enumerated().map {{ $0.offset }}.first ?? 0|Int.random(in: 1...6)|Int.max|Wrap{#}(value: {Int}).value
        Mode{#}.allCases.count|{Mode}.order|{Item}.id|{Item}.tags.count|{Item}[1]|{{ 4 }}()|{{ $0 * 2 }}({Int})|counts{#}["a"] ?? 0
        counts{#}.count|counts{#}.values.max() ?? 0|gen{#}({Int})|{Item}[keyPath: \\.id]|(0..<5).count|{Int} << 2|{Int} & 0xff
        Set({[Int]}).count|{String}.utf16.count|{String}.split(separator: ",").count|(a: {Int}, b: "x").a|{Any} as? Int ?? 0
        stride(from: 0, to: 9, by: 3).map {{ $0 }}.count|zip({[Int]}, {[Int]}).map {{ $0 + $1 }}.first ?? 0|{Has}.amount
        Bool.random() ? 1 : 2|{Int}.signum()|box{#}.parent?.id ?? 0|box{#}.items.last?.id ?? 0|Array({[Int]}.reversed())[0]
        {[Int]}.sorted {{ $0 > $1 }}[0]|{[Int]}.count(where: {{ $0 > 1 }})|({Int})|{[Item]}.indices.count|total{#}({Int})""",
    "Double": """2.5|{Double} * 100|{Double} / 2|Double({Int})|Double({Int}) / 2|1.0 / 3|max({Double}, 1)|abs({Double})|-{Double}
        {Double}.rounded()|{Bool} ? {Double} : 0|{Item}.cost|{[Item]}[0].cost|{[Item]}.map(\\.cost).reduce(0, +)
        {[Item]}.reduce(0) {{ $0 + $1.cost }}|{[Item]}.reduce(0.0) {{ $0 + $1.cost }}|{[Item]}.last?.cost ?? 0|{Has}.half()
        rates{#}["a"] ?? 0|rates{#}.values.reduce(0, +)|Double.random(in: 0...1)|sqrt({Double})|Double.pi|{Item}.half()
        {Double?} ?? 0|Wrap{#}(value: {Double}).value|gen{#}({Double})|{{ 2.5 }}()|{Item}[keyPath: \\.cost]|min({Double}, 2)
        {Double}.magnitude|{Double}.truncatingRemainder(dividingBy: 2)|box{#}.parent?.cost ?? 0|Date().timeIntervalSince1970
        Double({Float})|{Double} + {Double}|({Double} + 1) / 2|{[Item]}.min(by: {{ $0.cost < $1.cost }})?.cost ?? 0""",
    "String": """"x"|{String} + "x"|{String}.uppercased()|{Bool} ? "a" : "b"|{String?} ?? ""|{Mode}.rawValue|{Mode}.caption|{Item}.tags[0]
        {Item}.tags.first ?? ""|{Item}.tags.joined(separator: ", ")|{[Item]}.map(\\.text).joined()|{[Item]}.first?.text ?? "none"
        String({Int})|String({Int}, radix: 16)|{Int}.description|{Int}.formatted()|{Double}.formatted(.percent)|pair{#}().1|pair{#}().second
        String(format: "%.1f", {Double})|String(repeating: "a", count: {Int})|{Date}.formatted(date: .long, time: .shortened)
        UUID().uuidString|URL(fileURLWithPath: "/x").lastPathComponent|String(describing: {Item})|String({String}.prefix(2))
        "\\({Int})/\\({Int})"|names{#}["a"] ?? ""|names{#}.keys.sorted()[0]|{Item}.text|gen{#}({String})|Wrap{#}(value: {String}).value
        {{ () -> String in "s" }}()|opt{#}().map {{ "\\($0)" }} ?? ""|{[Int]}.map {{ "\\($0)" }}.joined()|type(of: {Item}).kind
        {String}.trimmingCharacters(in: .whitespaces)|({String}, 1).0|{Has}.caption|{Any} as? String ?? ""|#function""",
    "Float": "{Item}.share|Float({Double})|{Item}.share * 2|{Item}.share + 1|Float({Int}) / 2|max({Float}, 1)|{Float}.rounded()",
    "Int32": "{Item}.small|{Item}.small + 1|Int32({Int})|max({Int32}, 2)|{Int32}.max|Int32(truncatingIfNeeded: {Int})",
    "UInt": "{Item}.bits|UInt({Int})|{Item}.bits + 1|{Int}.magnitude|UInt.max",
    "UInt64": "{Item}.big|UInt64({Int})|{Item}.big * 2|UInt64.max",
    "Int64": "Int64({Int})|{Int64} + 1|Int64.max",
    "CGFloat": "{Item}.edge|CGFloat({Double})|{Item}.edge * 2|CGFloat({Int}) / 2|max({Item}.edge, 1)",
    "Int8": "Int8(3)|{Item}.tiny", "UInt16": "UInt16(3)|UInt16.max",
    "Bool": "{Bool}.description == \"true\"|{Int} > 1|{Item}.isOn|!{Item}.isOn|{[Item]}.isEmpty|{String}.isEmpty|{Int} == 2 && {Item}.isOn",
    "Int?": "opt{#}()|{[Int]}.first|{Item}.maybe|box{#}.parent?.id|Int({String})|counts{#}[\"b\"]|{[Int]}.last",
    "Double?": "rates{#}[\"b\"]|box{#}.parent?.cost|{[Item]}.map(\\.cost).max()",
    "String?": "{Item}.tags.first|box{#}.parent?.text|names{#}[\"b\"]|{[Item]}.first?.text",
    "Item": "item{#}|box{#}.items[0]|items{#}[0]|Item{#}.make()|gen{#}(item{#})|Wrap{#}(value: item{#}).value",
    "[Item]": "items{#}|box{#}.items|items{#}.filter {{ $0.isOn }}|items{#}.sorted {{ $0.id < $1.id }}|Wrap{#}(value: item{#}).all",
    "[Int]": "[1, 2, 3]|items{#}.map(\\.id)|items{#}.map {{ $0.id }}|Array(counts{#}.values)|[{Int}, {Int}]|items{#}.compactMap(\\.maybe)",
    "Mode": "Mode{#}.first|item{#}.mode|Mode{#}.allCases[0]", "Substring": "{String}.prefix(3)|{String}.split(separator: \",\")[0]",
    "Date": "Date()|Date.now", "Any": "(item{#}.id as Any)|(item{#}.text as Any)", "Has": "thing{#}|Thing{#}()",
    "Character": "{String}.first!|Character(\"c\")",
}  # fmt: skip
SIMPLE = {"Int": "{Item}.id", "Double": "{Item}.cost", "String": "{Item}.text", "Bool": "{Item}.isOn", "Item": "item{#}",
          "[Item]": "items{#}", "[Int]": "[1, 2]", "Mode": "Mode{#}.first", "Any": "(1 as Any)", "Has": "thing{#}",
          "Float": "{Item}.share", "Int32": "{Item}.small", "Int64": "Int64(2)", "UInt": "{Item}.bits"}  # fmt: skip
TABLE = {name: [form.strip() for form in forms.replace("\n", "|").split("|") if form.strip()] for name, forms in FORMS.items()}
TABLE["Bool"] = [form for form in TABLE["Bool"] if "description" not in form]
TABLE["Int32"] = [form for form in TABLE["Int32"] if form != "{Int32}.max"]

DECLARATIONS = """
enum Mode#: String, CaseIterable { case first, second; var order: Int { 1 }; var caption: String { "c" } }
enum Phase# { case idle, busy(Int, String), done(part: Double), failed(code: Int32) }
protocol Has# { var amount: Int { get }; var caption: String { get }; func half() -> Double }
struct Thing#: Has# { var amount = 1; var caption: String { "c" }; func half() -> Double { 1 } }
struct Wrap#<T> { var value: T; var all: [T] { [value] } }
struct Item#: Identifiable {
  var id = 1; var cost = 0.5; var text = "t"; var tags = ["a"]; var isOn = true; var maybe: Int?; var share: Float = 1
  var small: Int32 = 1; var bits: UInt = 2; var big: UInt64 = 3; var tiny: Int8 = 1; let edge: CGFloat = 1; var mode = Mode#.first
  MEMBERS
  func half() -> Double { cost / 2 }
  subscript(i: Int) -> Int { i }
  static let kind = "item"
  static func make() -> Item# { Item#() }
}
final class Box# { var items: [Item#] = []; var parent: Item#?; func load() async throws -> Int { 1 }; func named() async -> String { "" } }
let item# = Item#(); let items# = [Item#()]; let box# = Box#(); let thing#: any Has# = Thing#()
let counts# = ["a": 1]; let rates#: [String: Double] = [:]; let names#: [String: String] = [:]
func opt#() -> Int? { 1 }
func pair#() -> (first: Int, second: String) { (1, "") }
func total#(_ n: Int...) -> Int { n.count }
func gen#<T>(_ value: T) -> T { value }
"""


class Values:
    """The values that a program's expressions can be made of: its declarations and the locals in scope."""

    def __init__(self, chance, number):
        self.chance, self.number, self.locals = chance, number, []
        self.members = {}
        for name in chance.sample(WORDS, 8):
            self.members[name] = chance.choice(["", "", "()"]) + chance.choice(TYPES)

    def declarations(self):
        lines = []
        for name, kind in self.members.items():
            function, result = kind[:2] == "()", kind.removeprefix("()")
            head = f"func {name}() -> {result}" if function else f"var {name}: {result}"
            lines.append(f"{head} {{ {self.expression(result, 9)} }}")
        return DECLARATIONS.replace("#", str(self.number)).replace("MEMBERS", "\n  ".join(lines))

    def expression(self, kind, depth=0):
        """Returns an expression of a type; the deeper, the simpler."""
        known = [name for name, of in dict(self.locals).items() if of == kind]
        if known and self.chance.random() < 0.45:
            return self.chance.choice(known)
        members = [n + ("()" if of[:2] == "()" else "") for n, of in self.members.items() if of.removeprefix("()") == kind]
        if members and depth < 3 and self.chance.random() < 0.3:
            return f"{self.expression('Item', depth + 2)}.{self.chance.choice(members)}"
        form = SIMPLE.get(kind) if depth > 2 else None
        form = form or self.chance.choice(TABLE[kind])
        return self.fill(form, depth)

    def fill(self, form, depth):
        text, position = "", 0
        while position < len(form):
            if form.startswith(("{{", "}}"), position):
                text, position = text + form[position], position + 2
            elif form[position] == "{":
                end = form.index("}", position)
                name = form[position + 1 : end]
                inner = str(self.number) if name == "#" else self.expression(name, depth + 1)
                text, position = text + (f"({inner})" if " " in inner else inner), end + 1
            else:
                text, position = text + form[position], position + 1
        return text
