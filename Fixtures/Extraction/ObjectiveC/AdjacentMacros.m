#import <Foundation/Foundation.h>

// A literal and a macro beside it are one literal, as far as the macro is one.

#define BRAND @"Kiln"
#define PLAIN "Kiln"
#define NAME BRAND
#define SIZE 3
#if TARGET_OS_OSX
#define DEVICE @"Mac"
#else
#define DEVICE @"iPhone"
#endif

void show(void) {
  label.text = NSLocalizedString(@"Welcome to " BRAND, nil);  // expect: key="Welcome to Kiln"
  label.text = NSLocalizedString(@"Leave " PLAIN "!", nil);  // expect: key="Leave Kiln!"
  label.text = NSLocalizedString(NAME @" is hot", nil);  // expect: key="Kiln is hot"
  // Which of them it is, nobody can tell, nor what another file's macro is.
  label.text = NSLocalizedString(@"Your " DEVICE, nil);  // expected-note {{key is not a string literal}}
  label.text = NSLocalizedString(@"Pieces: " SIZE, nil);  // expected-note {{key is not a string literal}}
  label.text = NSLocalizedString(@"Made by " MAKER, nil);  // expected-note {{key is not a string literal}}
}
