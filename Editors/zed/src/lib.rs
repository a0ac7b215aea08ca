//! Starts `l10nscan lsp`, which is on the PATH. Zed builds it: *Install Dev Extension*.

use zed_extension_api as zed;

struct L10nscan;

impl zed::Extension for L10nscan {
    fn new() -> Self {
        L10nscan
    }

    fn language_server_command(
        &mut self,
        _: &zed::LanguageServerId,
        worktree: &zed::Worktree,
    ) -> zed::Result<zed::Command> {
        let command = worktree.which("l10nscan").ok_or("l10nscan is not on the PATH")?;
        Ok(zed::Command { command, args: vec!["lsp".into()], env: vec![] })
    }
}

zed::register_extension!(L10nscan);
