extension Reporter {
  /// One page for people, which needs no network and holds everything that it shows.
  package static let html = Reporter(
    id: "html",
    fileExtension: "html",
    summary: "One self-contained page: verdict, coverage, findings, all texts"
  ) { report, options in
    HTMLPage(report: report, options: options).render()
  }
}
