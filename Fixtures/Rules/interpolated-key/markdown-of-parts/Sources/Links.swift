import SwiftUI

struct Links: View {
  let name: String
  let about: String
  var body: some View {
    // expected-note@+1 {{interpolation is carried out before key '[*](https://example.org/about)' is looked up [interpolated-key]}}
    Text(LocalizedStringKey(stringLiteral: "[\(about)](https://example.org/about)"))
    // expected-note@+1 {{interpolation is carried out before key '*: [*](https://example.org)' is looked up [interpolated-key]}}
    Text(LocalizedStringKey(stringLiteral: "\(name): [\(about)](https://example.org)"))
    // expected-error@+1 {{interpolation is carried out before key '*, see [*](https://example.org)' is looked up [interpolated-key]}}
    Text(LocalizedStringKey(stringLiteral: "\(name), see [\(about)](https://example.org)"))
    // expected-error@+1 {{interpolation is carried out before key '[Terms of *](https://example.org)' is looked up [interpolated-key]}}
    Text(LocalizedStringKey(stringLiteral: "[Terms of \(name)](https://example.org)"))
    Text("[Terms](https://example.org)")
  }
}
