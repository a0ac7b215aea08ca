extension HTMLPage {
  /// The frame of the views that the script fills, and what is to be read without the script.
  static let views = """
    <noscript><p class="empty">The lists of findings and keys need JavaScript.</p></noscript>
    <template id="view">
    <section class="view" hidden>
    <div class="split">
    <div class="pane">
    <form class="filters" role="search">
    <input type="search" autocomplete="off" spellcheck="false">
    <div class="row"></div>
    <div class="status"><span role="status"></span>
    <button type="reset" hidden>Clear filters</button></div>
    </form>
    <div class="list" role="listbox" tabindex="0"><div class="space"></div></div>
    <ol class="print-only"></ol>
    </div>
    <article class="detail" tabindex="-1" aria-label="Details" aria-live="polite"></article>
    </div>
    </section>
    </template>

    """

  /// The page's script, in the order in which its parts depend on each other.
  static let scripts = [modelScript, listScript, detailScript, viewScript]
}
