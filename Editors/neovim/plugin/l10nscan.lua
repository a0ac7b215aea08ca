-- Starts `l10nscan lsp` for sources and tables, with Neovim 0.7 or later. With the folder around
-- `plugin` in `runtimepath`, Neovim reads this file when it starts. In `init.lua`, before that:
--
--   vim.g.l10nscan = { language = "de", codeLens = false }
--
-- `cmd` in it names another program, and the other members are the server's settings.
local settings = vim.deepcopy(vim.g.l10nscan or {})
local command = settings.cmd or { "l10nscan", "lsp" }
settings.cmd = nil

local next_missing = "l10nscan.nextMissingTranslation"
local markers = { ".l10nscan.json", "Package.swift", ".git" }
local filetypes = { "swift", "objc", "objcpp", "c", "strings", "xml", "json" }
local group = vim.api.nvim_create_augroup("l10nscan", {})

for pattern, filetype in pairs({ ["*.strings"] = "strings", ["*.stringsdict"] = "xml", ["*.xcstrings"] = "json" }) do
  vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
    group = group,
    pattern = pattern,
    callback = function(event) vim.api.nvim_buf_set_option(event.buf, "filetype", filetype) end,
  })
end

-- An empty table would be an array.
local options = next(settings) and settings or nil

-- The folder of the nearest marker above a file, or else the working folder.
local function root(path)
  for _, marker in ipairs(markers) do
    local above = vim.fn.fnamemodify(path, ":p:h") .. ";"
    local found = vim.fn.findfile(marker, above)
    if found == "" then found = vim.fn.finddir(marker, above) end
    if found ~= "" then return vim.fn.fnamemodify(found, ":p"):gsub("/$", ""):gsub("/[^/]*$", "") end
  end
  return vim.fn.getcwd()
end

-- Before 0.11 each folder has a client of its own, which is started by hand.
local clients = {}

local function attach(buffer)
  local folder = root(vim.api.nvim_buf_get_name(buffer))
  if not clients[folder] or vim.lsp.client_is_stopped(clients[folder]) then
    clients[folder] = vim.lsp.start_client({
      name = "l10nscan",
      cmd = command,
      root_dir = folder,
      workspace_folders = { { uri = vim.uri_from_fname(folder), name = folder } },
      init_options = options,
    })
  end
  vim.lsp.buf_attach_client(buffer, clients[folder])
end

if vim.lsp.config then
  vim.lsp.config("l10nscan", {
    cmd = command,
    filetypes = filetypes,
    root_markers = markers,
    init_options = options,
  })
  vim.lsp.enable("l10nscan")
else
  vim.api.nvim_create_autocmd("FileType", {
    group = group,
    pattern = filetypes,
    callback = function(event)
      if vim.bo[event.buf].buftype == "" then attach(event.buf) end
    end,
  })
end

-- Goes to the next key that lacks a text, behind the cursor.
vim.api.nvim_create_user_command("L10nscanNextMissing", function()
  local row, column = unpack(vim.api.nvim_win_get_cursor(0))
  local here = { line = row - 1, character = vim.str_utfindex(vim.api.nvim_get_current_line(), column) }
  local place = { uri = vim.uri_from_bufnr(0), range = { start = here, ["end"] = here } }
  local parameters = { command = next_missing, arguments = { place } }
  vim.lsp.buf_request(0, "workspace/executeCommand", parameters, function(problem, location)
    if problem then return vim.notify(problem.message, vim.log.levels.ERROR) end
    if not location then return end
    if vim.lsp.util.show_document then
      vim.lsp.util.show_document(location, "utf-16", { focus = true })
    else
      vim.lsp.util.jump_to_location(location, "utf-16")
    end
  end)
end, { desc = "Go to the next missing translation" })
