@interface Status : NSObject
- (void)setState:(NSString *)state;
@end
@interface DetailedStatus : Status
@end
@interface Window : NSObject
@property (nonatomic) Status *status;
@end

@implementation Status
- (void)setState:(NSString *)state {
  label.text = NSLocalizedString(state, nil);
}
+ (NSString *)nameOf:(NSString *)state { return NSLocalizedString(state, nil); }
- (void)show { [self setState:@"Own"]; }  // expect: key="Own" routine="setState"
@end

@implementation DetailedStatus
- (void)show { [super setState:@"Inherited"]; }  // expect: key="Inherited"
@end

@implementation Window
- (void)show:(NSString *)name {
  NSButton *button = [NSButton new];
  Status *status = [[Status alloc] init];
  [button setState:NSOnState];
  [self setState:@"No status"];
  [self.button setState:@"No status either"];
  [status setState:@"Declared"];  // expect: key="Declared"
  [self.status setState:@"Property"];  // expect: key="Property"
  [_status setState:@"Variable"];  // expect: key="Variable"
  [[self status] setState:@"Message"];  // expect: key="Message"
  [[[Status alloc] init] setState:@"Made"];  // expect: key="Made"
  [[Status shared] setState:@"Shared"];  // expect: key="Shared"
  [[[Status new] autorelease] setState:@"Autoreleased"];  // expect: key="Autoreleased"
  [[status copy] setState:@"Copied"];  // expect: key="Copied"
  [[Status currentStatus] setState:@"Current"];  // expect: key="Current"
  [[Status defaultStatus] setState:@"Default"];  // expect: key="Default"
  [[Status instance] setState:@"Instance"];  // expect: key="Instance"
  [[Status mainStatus] setState:@"Main"];  // expect: key="Main"
  [[Status new] setState:@"New"];  // expect: key="New"
  [[status retain] setState:@"Retained"];  // expect: key="Retained"
  [[status self] setState:@"Itself"];  // expect: key="Itself"
  [[Status standardStatus] setState:@"Standard"];  // expect: key="Standard"
  [[self anything] setState:@"Unknown"];
  [unknown setState:@"Unknown too"];
  [Status nameOf:@"By class"];  // expect: key="By class" routine="nameOf"
  [DetailedStatus nameOf:@"By subclass"];  // expect: key="By subclass"
  [unknown nameOf:@"No setter"];  // expect: key="No setter"
  [NSObject nameOf:@"Root"];
  [Window nameOf:@"Other"];
}
- (void)setValue:(NSString *)state { [button setState:state]; }
@end
void f(Window *window) { [window setValue:@"Not handed on"]; }

@implementation NSString (Localization)
- (NSString *)localized { return NSLocalizedString(self, nil); }
- (NSString *)localizedInTable:(NSString *)table {
  return [[NSBundle mainBundle] localizedStringForKey:self value:nil table:table];
}
@end
void strings(NSString *name, NSNumber *number) {
  [@"Literal" localized];  // expect: key="Literal" routine="localized"
  [@"Two " @"parts" localized];  // expect: key="Two parts"
  @"Dotted".localized;  // expect: key="Dotted"
  [@"In table" localizedInTable:@"Errors"];  // expect: key="In table" table="Errors"
  [name localized];  // expected-note {{dynamic-key}}
  [[name lowercaseString] localized];  // expected-note {{dynamic-key}}
  [number localized];
  localized = @"No receiver";
}

@implementation UIViewController (Alerts)
- (void)alert:(NSString *)title { show(NSLocalizedString(title, nil)); }
@end
@interface Table : UITableViewController
@end
@implementation Table
- (void)show { [self alert:@"By category"]; }  // expect: key="By category"
@end

@implementation Plugin
+ (NSString *)localizedStringForKey:(NSString *)key {
  return [[NSBundle bundleForClass:self] localizedStringForKey:key value:nil table:@"Plugin"];
}
@end
#define PluginText(key) [Plugin localizedStringForKey:key]
NSString *own = [Plugin localizedStringForKey:@"In its own table"];  // expect: key="In its own table" table="Plugin"
NSString *byMacro = PluginText(@"By a macro around it");  // expect: key="By a macro around it" table="Plugin"
NSString *foreign = [Other localizedStringForKey:@"In some table"];  // expect: key="In some table" table="?"

@interface Texts : NSObject
@end
@implementation Texts
- (NSString *)objectForKey:(NSString *)key { return NSLocalizedString(key, nil); }
@end
@implementation Keys
- (NSString *)nameFor:(NSString *)service { return [names objectForKey:service]; }
- (void)show:(NSDictionary *)files {
  Texts *texts = [Texts new];
  [texts objectForKey:@"Looked up"];  // expect: key="Looked up" routine="objectForKey"
  [files objectForKey:@"Declared dictionary"];
  [self.names objectForKey:@"Some dictionary"];
  [self nameFor:@"service"];
}
@end

@interface Globals : NSObject
@end
extern Globals*globalTexts;
@implementation Globals
- (NSString *)objectForKey:(NSString *)key { return NSLocalizedString(key, nil); }
+ (NSString *)localizedStringForKey:(NSString *)key { return texts[key]; }
@end
void useGlobals(void) {
  [globalTexts objectForKey:@"By a global"];  // expect: key="By a global"
  [otherTexts objectForKey:@"By none"];
  [Globals localizedStringForKey:@"Own look-up"];  // expect: key="Own look-up" table=""
}
