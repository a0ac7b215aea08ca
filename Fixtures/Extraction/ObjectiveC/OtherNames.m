#import <Foundation/Foundation.h>
#import "NSString+Localization.h"

#define NSLS		NSLocalizedString  // the short name
#define NSSWF		NSString stringWithFormat

NSString *text(void) {
  return NSLS(@"short name", @"Of a text");  // expect: key="short name" comment="Of a text"
}
