// Foundation's declarations, as far as programs of the oracle for Objective-C name them.
typedef signed char BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
#define nil ((id)0)
@class NSString;
@interface NSObject
+ (instancetype)new;
@end
@interface NSString : NSObject
+ (instancetype)stringWithFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
- (BOOL)isEqualToString:(NSString *)other;
@end
@interface NSConstantString : NSString
@end
@interface NSArray : NSObject
+ (instancetype)arrayWithObjects:(const id *)objects count:(NSUInteger)count;
@end
@interface NSBundle : NSObject
+ (NSBundle *)mainBundle;
- (NSString *)localizedStringForKey:(NSString *)key value:(NSString *)value table:(NSString *)table
    __attribute__((format_arg(1)));
@end
void NSLog(NSString *format, ...) __attribute__((format(__NSString__, 1, 2)));
#define NSLocalizedString(key, comment) [NSBundle.mainBundle localizedStringForKey:(key) value:@"" table:nil]
#define NSLocalizedStringFromTable(key, tbl, comment) [NSBundle.mainBundle localizedStringForKey:(key) value:@"" table:(tbl)]
#define NSLocalizedStringFromTableInBundle(key, tbl, bundle, comment) [bundle localizedStringForKey:(key) value:@"" table:(tbl)]
#define NSLocalizedStringWithDefaultValue(key, tbl, bundle, val, comment) [bundle localizedStringForKey:(key) value:(val) table:(tbl)]
