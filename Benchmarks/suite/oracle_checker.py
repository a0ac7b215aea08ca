"""The compiler's type checker, asked which literals are keys, and what their placeholders are."""

import json
import re
import subprocess

WORD = re.compile(r"[kn]\d+x\d+z")
KEYS = re.compile(
    r"(LocalizedStringKey|LocalizationValue|LocalizedStringResource|IntentDialog|IntentDescription|ShortcutPhrase"
    r"|ParameterSummaryString|DisplayRepresentation)VD$"
)
SPECIFIERS = {"Int": "lld", "Int64": "lld", "UInt": "llu", "UInt64": "llu", "Double": "lf", "CGFloat": "lf", "Float": "f"}
SPECIFIERS |= {"Int8": "d", "Int16": "d", "Int32": "d", "UInt8": "u", "UInt16": "u", "UInt32": "u"}
MANGLED = {"Si": "Int", "Su": "UInt", "Sf": "Float", "Sd": "Double", "So7CGFloatV": "CGFloat", "14CGFloatV": "CGFloat"}
WRAPPED = ("paren_expr", "load_expr", "erasure_expr", "inject_into_optional_expr", "function_conversion_expr",
           "autoclosure_expr", "try_expr", "optional_evaluation_expr")  # fmt: skip


def named(mangled):
    """Returns the name of a number's type that a mangled name stands for."""
    inner = mangled.removeprefix("$s").removesuffix("D")
    number = re.search(r"(U?Int\d*|CGFloat)V$", inner)
    return MANGLED.get(inner) or (number[1] if number else mangled)


def unwrapped(node):
    while node.get("_kind") in WRAPPED and "sub_expr" in node:
        node = node["sub_expr"]
    return node


def callee(node):
    """Returns the declaration that a function's expression names."""
    if isinstance(node.get("decl"), dict):
        return node["decl"]
    found = ({} if not isinstance(node.get(part), dict) else callee(node[part]) for part in ("fn", "sub_expr", "base"))
    return next((declaration for declaration in found if declaration), {})


def arguments(node):
    return [(each.get("label") or "", unwrapped(each["expr"])) for each in (node.get("args") or {}).get("args", [])]


def placeholder(declaration, given):
    """Returns what a call of 'appendInterpolation' leaves in a key."""
    named_arguments = dict(given)
    if "specifier" in named_arguments:
        return named_arguments["specifier"]["value"]
    if "_FormatSpecifiable" not in declaration.get("decl_usr", ""):
        return "%@"
    types = declaration["substitutions"]["substitutions"]
    return "%" + SPECIFIERS.get(named(types[-1]["replacement_type"]), f"<{types[-1]['replacement_type']}>")


def text(node):
    """Returns the key that a literal makes, None if it is no literal."""
    if node.get("_kind") == "string_literal_expr":
        return node.get("value", "")
    if node.get("_kind") != "interpolated_string_literal_expr":
        return None
    pieces = []
    for call in map(unwrapped, node["appending_expr"]["body"]["elements"]):
        if call.get("_kind") == "call_expr":
            declaration, given = callee(call["fn"]), arguments(call)
            literal = declaration.get("base_name") == "appendLiteral"
            pieces.append((literal, given[0][1].get("value", "") if literal else placeholder(declaration, given)))
    escaped = any(not literal for literal, _ in pieces)
    return "".join(piece.replace("%", "%%") if literal and escaped else piece for literal, piece in pieces)


def keys(tree):
    """Returns the keys of a checked file."""
    found, left = [], [tree]
    while left:
        node = left.pop()
        if isinstance(node, list):
            left += node
            continue
        if not isinstance(node, dict):
            continue
        kind = node.get("_kind")
        if kind in ("string_literal_expr", "interpolated_string_literal_expr") and KEYS.search(node.get("type", "")):
            found.append(text(node))
        if kind == "call_expr":
            given = arguments(node)
            name = callee(node["fn"]).get("base_name")
            if given and (name == "NSLocalizedString" or len(given) > 1 and given[1][0] == "defaultValue"):
                found += [text(given[0][1])] if given[0][1].get("_kind") == "string_literal_expr" else []
        left += [value for value in node.values() if isinstance(value, (dict, list))]
    return [key for key in found if key is not None and WORD.search(key)]


def check(folder, names, stubs, module="App", flags=()):
    """Returns the keys of each file of a module, and the errors of those that do not compile."""
    primary = [part for name in names for part in ("-primary-file", name)]
    result = subprocess.run(
        ["swiftc", "-frontend", "-dump-ast", "-dump-ast-format", "json", "-parse-as-library", "-suppress-warnings",
         "-I", stubs, "-I", ".", "-import-module", "Lookups", "-module-name", module, *flags, *primary],
        cwd=folder, capture_output=True, text=True,
    )  # fmt: skip
    errors, decoder, position, found = {}, json.JSONDecoder(), 0, {}
    for name, message in re.findall(r"^(\S+\.swift):\d+:\d+: error: (.*)", result.stderr, re.M):
        errors.setdefault(name.rpartition("/")[2], message)
    while (position := result.stdout.find("{", position)) >= 0:
        tree, position = decoder.raw_decode(result.stdout, position)
        found[tree["filename"].rpartition("/")[2]] = keys(tree["items"])
    if not found:
        raise SystemExit(f"the type checker gave no tree: {result.stderr[-2000:]}")
    return found, errors
