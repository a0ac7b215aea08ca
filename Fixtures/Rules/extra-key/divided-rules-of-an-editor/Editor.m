#import <AppKit/AppKit.h>

void setUp(NSPredicateEditor *editor) { editor.formattingStringsFilename = @"Rules"; }
