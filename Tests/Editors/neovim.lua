-- Drives `l10nscan lsp` with Neovim (0.7 or later) in the working folder; see .ci/editors.
local failures = 0

local function check(name, is_right, found)
  if is_right then
    print("ok: " .. name)
  else
    failures = failures + 1
    print("FAILED: " .. name .. ": " .. vim.inspect(found))
  end
end

local function wait(name, condition)
  local is_right = vim.wait(60000, condition, 20)
  check(name, is_right, vim.diagnostic.get())
end

vim.g.l10nscan = { cmd = { vim.env.L10NSCAN, "lsp" }, language = "de" }
vim.cmd("source " .. vim.env.SETUP)
local client

local function open(path)
  vim.cmd("edit " .. path)
  local buffer = vim.api.nvim_get_current_buf()
  vim.wait(60000, function() return next(vim.lsp.buf_get_clients(buffer)) ~= nil end, 20)
  client = next(vim.lsp.buf_get_clients(buffer))
  check(path .. " has a client", client, vim.bo.filetype)
  return buffer
end

local function codes(buffer)
  local codes = vim.tbl_map(function(finding) return finding.code end, vim.diagnostic.get(buffer))
  table.sort(codes)
  return table.concat(codes, " ")
end

local function ask(buffer, method, parameters)
  local answers, problem = vim.lsp.buf_request_sync(buffer, method, parameters, 60000)
  local answer = answers and answers[client] or {}
  return answer.result, problem or answer.error
end

local function place(buffer, line, character)
  return {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    position = { line = line, character = character },
  }
end

local app = open("App.swift")
wait("findings appear", function() return codes(app) == "missing-key" end)

local hover = ask(app, "textDocument/hover", place(app, 5, 12))
local text = hover and hover.contents.value or ""
check("hover tells all texts", text:find("Welcome 🙂") and text:find("Willkommen"), hover)

local definition = ask(app, "textDocument/definition", place(app, 5, 12))
check("the definition is in the tables", definition and #definition == 2
  and definition[1].uri:match("en.lproj/Localizable.strings$")
  and definition[1].range.start.line == 1, definition)

-- Typing: the findings follow the text.
vim.api.nvim_buf_set_text(app, 7, 10, 7, 19, { "home.title" })
wait("findings go while typing", function() return codes(app) == "" end)
vim.api.nvim_buf_set_text(app, 7, 10, 7, 20, { "" })
local completion = ask(app, "textDocument/completion", place(app, 7, 10))
local labels = vim.tbl_map(function(item) return item.label end, completion and completion.items or {})
check("keys are completed", vim.tbl_contains(labels, "home.title"), completion)
vim.api.nvim_buf_set_text(app, 7, 10, 7, 10, { "home.title" })

-- A quick fix of each kind that code has.
local function fix(buffer, line, wanted, column)
  local place = { line = line, character = column or 6 }
  local actions = ask(buffer, "textDocument/codeAction", {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    range = { start = place, ["end"] = place },
    context = { diagnostics = {} },
  })
  for _, action in ipairs(actions or {}) do
    if action.title == wanted then
      check("there is '" .. wanted .. "'", true)
      return vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
    end
  end
  check("there is '" .. wanted .. "'", false, actions)
end

local function type_key(old, new)
  vim.api.nvim_buf_set_text(app, 7, 10, 7, 10 + #old, { new })
end

type_key("home.title", "home.Title")
wait("a misspelled key is found", function() return codes(app) == "missing-key" end)
fix(app, 7, "Use 'home.title' instead")
wait("the fix writes the key", function() return codes(app) == "" end)
type_key("home.title", "New text")
wait("a new text is in no table", function() return codes(app) == "unlisted-text" end)
fix(app, 7, "Add 'New text' to table 'Localizable'")
wait("the code has its text", function() return codes(app) == "" end)
vim.cmd("L10nscanNextMissing")
check("the next missing translation is shown", vim.wait(60000, function()
  return vim.api.nvim_buf_get_name(0):match("en.lproj/Localizable.strings$") ~= nil
end, 20), vim.api.nvim_buf_get_name(0))
vim.api.nvim_set_current_buf(app)
type_key("New text", "home.title")

local german = open("de.lproj/Localizable.strings")
wait("a broken table is told of", function() return codes(german):find("malformed%-resource") ~= nil end)
local range = { start = { line = 0, character = 0 }, ["end"] = { line = 0, character = 30 } }
local actions = ask(german, "textDocument/codeAction", {
  textDocument = vim.lsp.util.make_text_document_params(german),
  range = range,
  context = { diagnostics = {}, only = { "quickfix" } },
})
check("there is a fix", actions and actions[1] and actions[1].title == "Insert ';'", actions)
if actions and actions[1] then vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16") end
wait("the fix mends the table", function() return codes(german) == "" end)

local more = open("More.swift")
local catalog = open("More.xcstrings")
wait("a catalog has its findings", function() return codes(catalog) == "mismatched-placeholder needs-review" end)
fix(catalog, 8, "Use '%lld' instead of '%@'", 22)
fix(catalog, 18, "Mark the German translation as reviewed", 22)
wait("the catalog is right", function() return codes(catalog) == "" end)
fix(more, 10, "Look 'Settings' up in table 'More'")
fix(more, 12, "Extract 'Plain words' to table 'Localizable'", 18)
wait("the code shows translations", function() return codes(more) == "" end)

local rename = place(app, 5, 12)
rename.newName = "home.head"
local edit, problem = ask(app, "textDocument/rename", rename)
check("a key is renamed", edit ~= nil, problem)
if edit then vim.lsp.util.apply_workspace_edit(edit, "utf-16") end
local function lines(buffer) return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n") end
local english = open("en.lproj/Localizable.strings")
for name, buffer in pairs({ code = app, English = english, German = german }) do
  local now = lines(buffer)
  check("the new name is in " .. name, now:find("home.head", 1, true) and not now:find("home.title", 1, true), now)
end
wait("nothing is wrong after the rename but the key that is no longer used", function()
  return codes(app) == "" and codes(english) == "missing-translation unused-key" and codes(german) == ""
end)

-- Neovim shows a table in UTF-16 as text, and so the server is told of it.
local wide = open("en.lproj/Wide.strings")
wait("a table in UTF-16 has its findings", function() return codes(wide) ~= "" end)

local ended = false
vim.lsp.stop_client(client)
ended = vim.wait(10000, function() return vim.lsp.client_is_stopped(client) end, 20)
check("the server ends", ended)
vim.cmd(failures == 0 and "qall!" or "cquit!")
