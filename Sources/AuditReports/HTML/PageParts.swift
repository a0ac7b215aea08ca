extension HTMLPage {
  /// The page's own style sheets, in the order in which they apply.
  static let styles = [
    PackageResources.overview_css, PackageResources.list_css, PackageResources.print_css,
  ]

  /// The page's scripts, in the order in which they depend on each other.
  static let scripts = [
    PackageResources.model_js, PackageResources.list_js, PackageResources.detail_js,
    PackageResources.export_js, PackageResources.view_js,
  ]

  /// The frame of the views that the scripts fill, and the words for readers without scripts.
  static let views = PackageResources.views_html
}
