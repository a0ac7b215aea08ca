#import <Foundation/Foundation.h>

#define FilledString(key, ...) [Filler fill:NSLocalizedString(key, nil), __VA_ARGS__, nil]

void show(UILabel *label) {
  label.text = [NSString stringWithFormat:FilledString(@"Port %1", @"d"), 3];
}
