#import "SDLReminderCenter.h"
#import <UserNotifications/UserNotifications.h>

@implementation SDLReminderCenter

- (void)scheduleForPlants:(NSArray<NSString *> *)names inDays:(NSInteger)days {
    UNMutableNotificationContent *content = [[UNMutableNotificationContent alloc] init];
    content.title = NSLocalizedString(@"reminder.title", @"Title of the morning notification");
    content.subtitle = [NSString localizedStringWithFormat:
        NSLocalizedString(@"plants.count", @"How many plants want water"),
        (long long)names.count];
    content.body = [NSString localizedStringWithFormat:
        NSLocalizedString(@"days.until.watering", @"When to water next"), (long long)days];

    UNTimeIntervalNotificationTrigger *trigger =
        [UNTimeIntervalNotificationTrigger triggerWithTimeInterval:days * 86400 repeats:NO];
    UNNotificationRequest *request =
        [UNNotificationRequest requestWithIdentifier:@"watering" content:content trigger:trigger];
    [UNUserNotificationCenter.currentNotificationCenter addNotificationRequest:request
                                                         withCompletionHandler:nil];
}

- (NSSet<UNNotificationCategory *> *)categories {
    UNNotificationAction *done =
        [UNNotificationAction actionWithIdentifier:@"done"
                                             title:NSLocalizedString(@"reminder.action.done",
                                                                     @"The plants are watered")
                                           options:UNNotificationActionOptionNone];
    UNNotificationAction *later =
        [UNNotificationAction actionWithIdentifier:@"later"
                                             title:NSLocalizedString(@"reminder.action.later",
                                                                     @"Ask again in an hour")
                                           options:UNNotificationActionOptionNone];
    return [NSSet setWithObject:
        [UNNotificationCategory categoryWithIdentifier:@"watering"
                                               actions:@[done, later]
                                     intentIdentifiers:@[]
                                               options:UNNotificationCategoryOptionNone]];
}

@end
