import SwiftUI

struct Links: View {
  let name: String
  let about: String
  var body: some View {
    // expected-note@+1 {{key '[*](https://example.org/about)' contains an interpolation, so the lookup always fails [interpolated-key]}}
    Text(LocalizedStringKey(stringLiteral: "[\(about)](https://example.org/about)"))
    // expected-note@+1 {{key '*: [*](https://example.org)' contains an interpolation, so the lookup always fails [interpolated-key]}}
    Text(LocalizedStringKey(stringLiteral: "\(name): [\(about)](https://example.org)"))
    // expected-error@+1 {{key '*, see [*](https://example.org)' contains an interpolation, so the lookup always fails [interpolated-key]}}
    Text(LocalizedStringKey(stringLiteral: "\(name), see [\(about)](https://example.org)"))
    // expected-error@+1 {{key '[Terms of *](https://example.org)' contains an interpolation, so the lookup always fails [interpolated-key]}}
    Text(LocalizedStringKey(stringLiteral: "[Terms of \(name)](https://example.org)"))
    Text("[Terms](https://example.org)")
  }
}
