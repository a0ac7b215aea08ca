"""Sends every message that `l10nscan lsp` understands, with a client that checks all answers by the
protocol's own description; see .ci/editors."""

import asyncio
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

ROOT = pathlib.Path(os.environ["PROJECT"])
SERVER = [os.environ["L10NSCAN"], "lsp"]


def uri(path):
    return (ROOT / path).as_uri()


def document(path):
    return types.TextDocumentIdentifier(uri=uri(path))


def position(line, character):
    return types.Position(line=line, character=character)


def extent(*numbers):
    return types.Range(start=position(*numbers[:2]), end=position(*numbers[2:]))


@pytest_lsp.fixture(config=ClientServerConfig(server_command=SERVER))
async def client(lsp_client: LanguageClient):
    parameters = types.InitializeParams(
        capabilities=client_capabilities("visual-studio-code"),
        workspace_folders=[types.WorkspaceFolder(uri=ROOT.as_uri(), name="app")],
    )

    # The test's client knows this request, and has no answer of its own.
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(parameters):
        assert parameters.registrations[0].method == types.WORKSPACE_DID_CHANGE_WATCHED_FILES

    @lsp_client.feature(types.WORKSPACE_CODE_LENS_REFRESH)
    @lsp_client.feature(types.WORKSPACE_INLAY_HINT_REFRESH)
    def refresh(parameters):
        assert parameters is None

    result = await lsp_client.initialize_session(parameters)
    assert result.server_info.name == "l10nscan"
    yield lsp_client
    await lsp_client.shutdown_session()


def open_document(client, path, encoding="utf-8"):
    text = (ROOT / path).read_bytes().decode(encoding)
    item = types.TextDocumentItem(uri=uri(path), language_id="x", version=1, text=text)
    client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
    return text


def change(client, path, version, *changes):
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=uri(path), version=version),
            content_changes=[types.TextDocumentContentChangePartial(range=r, text=t) for r, t in changes],
        )
    )


async def findings(client, path, wanted):
    """Waits until the findings of a file are those that are wanted."""
    for _ in range(600):
        found = client.diagnostics.get(uri(path))
        if found is not None and sorted(d.code for d in found) == sorted(wanted):
            return found
        await asyncio.sleep(0.1)
    raise AssertionError(f"{path}: {client.diagnostics.get(uri(path))}")


async def refused(request, code):
    with pytest.raises(Exception) as caught:
        await request
    assert getattr(caught.value, "code", None) == code, caught.value


async def test_findings(client):
    (finding,) = await findings(client, "App.swift", ["missing-key"])
    assert finding.severity == types.DiagnosticSeverity.Error and finding.source == "l10nscan"
    assert finding.code_description.href == "https://example.org/rules/missing-key.html"
    assert finding.range == extent(7, 4, 7, 8)
    open_document(client, "App.swift")
    change(client, "App.swift", 2, (extent(7, 10, 7, 19), "home.🙂"), (extent(7, 15, 7, 17), "title"))
    await findings(client, "App.swift", [])
    change(client, "App.swift", 3, (extent(0, 0, 0, 0), "// 🙂\r\n"), (extent(8, 10, 8, 20), "no"))
    (finding,) = await findings(client, "App.swift", ["unlisted-text"])
    assert finding.range == extent(8, 4, 8, 8)
    client.text_document_did_save(types.DidSaveTextDocumentParams(text_document=document("App.swift")))
    client.text_document_did_close(types.DidCloseTextDocumentParams(text_document=document("App.swift")))
    await findings(client, "App.swift", ["missing-key"])


async def test_questions(client):
    open_document(client, "App.swift")
    place = {"text_document": document("App.swift"), "position": position(5, 12)}
    hover = await client.text_document_hover_async(types.HoverParams(**place))
    assert "Welcome 🙂" in hover.contents.value and "Willkommen" in hover.contents.value
    places = await client.text_document_definition_async(types.DefinitionParams(**place))
    assert [p.uri for p in places] == [uri(f"{l}.lproj/Localizable.strings") for l in ("en", "de")]
    context = types.ReferenceContext(include_declaration=True)
    places = await client.text_document_references_async(types.ReferenceParams(context=context, **place))
    assert [p.uri for p in places][0] == uri("App.swift") and len(places) == 3
    keys = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=document("en.lproj/Localizable.strings"))
    )
    assert [key.name for key in keys] == ["home.title", "%lld items"]
    hints = await client.text_document_inlay_hint_async(
        types.InlayHintParams(text_document=document("App.swift"), range=extent(0, 0, 99, 0))
    )
    assert [hint.label for hint in hints] == ["Welcome 🙂"]
    open_document(client, "en.lproj/Localizable.strings")
    tokens = await client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(text_document=document("en.lproj/Localizable.strings"))
    )
    assert list(tokens.data) == [2, 16, 4, 0, 0]
    nothing = types.HoverParams(text_document=document("App.swift"), position=position(1, 0))
    assert await client.text_document_hover_async(nothing) is None


async def test_wide_table(client):
    open_document(client, "en.lproj/Wide.strings", "utf-16")
    keys = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=document("en.lproj/Wide.strings"))
    )
    assert keys[0].name == "wide" and keys[0].detail == "Wide 🙂" and keys[0].range.start == position(0, 0)


async def test_changes(client):
    text = open_document(client, "App.swift")
    place = {"text_document": document("App.swift"), "position": position(5, 12)}
    change(client, "App.swift", 2, (extent(7, 10, 7, 19), ""))
    empty = {"text_document": document("App.swift"), "position": position(7, 10)}
    keys = await client.text_document_completion_async(types.CompletionParams(**empty))
    assert {item.label for item in keys.items} == {"home.title", "%lld items"}
    change(client, "App.swift", 3, (extent(7, 10, 7, 10), "home.title"))
    prepared = await client.text_document_prepare_rename_async(types.PrepareRenameParams(**place))
    assert prepared.placeholder == "home.title" and prepared.range == extent(5, 10, 5, 20)
    rename = types.RenameParams(new_name="home.head", **place)
    # The German table is broken, so that nothing is renamed.
    await refused(client.text_document_rename_async(rename), -32803)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document("de.lproj/Localizable.strings"),
            range=extent(0, 0, 1, 0),
            context=types.CodeActionContext(diagnostics=[]),
        )
    )
    assert [a.kind for a in actions][0] == "quickfix" and actions[0].title == "Insert ';'"
    german = open_document(client, "de.lproj/Localizable.strings")
    (fix,) = actions[0].edit.document_changes[0].edits
    change(client, "de.lproj/Localizable.strings", 2, (fix.range, fix.new_text))
    edit = await client.text_document_rename_async(rename)
    changed = {part.text_document.uri: part for part in edit.document_changes}
    assert set(changed) == {uri(p) for p in ("App.swift", "en.lproj/Localizable.strings", "de.lproj/Localizable.strings")}
    assert changed[uri("App.swift")].text_document.version == 3
    assert len(changed[uri("App.swift")].edits) == 2
    # Nothing is written by the server.
    assert (ROOT / "App.swift").read_text() == text
    assert (ROOT / "de.lproj/Localizable.strings").read_text() == german


async def test_surveys(client):
    open_document(client, "en.lproj/Localizable.strings")
    await findings(client, "App.swift", ["missing-key"])
    found = await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="willk"))
    assert found[0].name == "Willkommen" and found[0].container_name == "home.title (Localizable, de)"
    lenses = await client.text_document_code_lens_async(
        types.CodeLensParams(text_document=document("en.lproj/Localizable.strings"))
    )
    assert {lens.command.title for lens in lenses} == {"2 of 2 languages"}
    next_missing = types.ExecuteCommandParams(command="l10nscan.nextMissingTranslation")
    place = await client.workspace_execute_command_async(next_missing)
    assert place["uri"] == uri("en.lproj/Wide.strings")
    await refused(client.workspace_execute_command_async(types.ExecuteCommandParams(command="rm")), -32602)


async def test_quick_fixes(client):
    open_document(client, "App.swift")
    change(client, "App.swift", 2, (extent(7, 10, 7, 19), "home.Title"))
    await findings(client, "App.swift", ["missing-key"])
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document("App.swift"),
            range=extent(7, 6, 7, 6),
            context=types.CodeActionContext(diagnostics=[]),
        )
    )
    titles = [action.title for action in actions]
    assert titles[0] == "Use 'home.title' instead" and titles[-1] == "Suppress 'missing-key' here"


async def test_files_and_settings(client):
    await findings(client, "App.swift", ["missing-key"])
    table = ROOT / "en.lproj/Localizable.strings"
    before = table.read_text()
    table.write_text(before + '"not.there" = "There";\n')
    event = types.FileEvent(uri=table.as_uri(), type=types.FileChangeType.Changed)
    client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes=[event]))
    await findings(client, "App.swift", [])
    table.write_text(before)
    client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes=[event]))
    await findings(client, "App.swift", ["missing-key"])
    folder = types.WorkspaceFolder(uri=ROOT.as_uri(), name="app")
    for added, removed, wanted in [([], [folder], []), ([folder], [], ["missing-key"])]:
        moved = types.WorkspaceFoldersChangeEvent(added=added, removed=removed)
        client.workspace_did_change_workspace_folders(types.DidChangeWorkspaceFoldersParams(event=moved))
        await findings(client, "App.swift", wanted)
    client.workspace_did_change_configuration(types.DidChangeConfigurationParams(settings={}))
    client.set_trace(types.SetTraceParams(value=types.TraceValue.Verbose))
    client.cancel_request(types.CancelParams(id="nothing"))
    await findings(client, "App.swift", ["missing-key"])


async def test_requests_that_are_wrong(client):
    place = {"text_document": document("App.swift"), "position": position(5, 12)}
    await refused(client.text_document_type_definition_async(types.TypeDefinitionParams(**place)), -32601)
    nothing = types.RenameParams(
        new_name="a", text_document=document("App.swift"), position=position(0, 0)
    )
    await refused(client.text_document_rename_async(nothing), -32803)
