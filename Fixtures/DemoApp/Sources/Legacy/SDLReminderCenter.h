#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Plans one notification for each morning on which a plant wants water.
@interface SDLReminderCenter : NSObject

- (void)scheduleForPlants:(NSArray<NSString *> *)names inDays:(NSInteger)days;

@end

NS_ASSUME_NONNULL_END
