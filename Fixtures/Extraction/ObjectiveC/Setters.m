@implementation UILabel (Texts)
- (void)setTextKey:(NSString *)key { self.text = NSLocalizedString(key, nil); }
- (void)setKey:(NSString *)key color:(UIColor *)color { self.text = NSLocalizedString(key, nil); }
@end

@interface Model : NSObject
@property (nonatomic, copy) NSString *textKey;
@end

@interface Menu : NSObject
@property (nonatomic, strong) UILabel *head;
@end

@implementation Menu
- (void)fill:(Model *)model with:(id)any {
  UILabel *foot = [[UILabel alloc] init];
  foot.textKey = @"Assigned";  // expect: key="Assigned" routine="setTextKey"
  self.head.textKey = isOn ? @"On" : @"Off";  // expect: key="On" routine="setTextKey" // expect: key="Off" routine="setTextKey"
  [foot setTextKey:@"Sent"];  // expect: key="Sent" routine="setTextKey"
  foot.key = @"Other label";
  if (foot.textKey == @"Compared") return;
  model.textKey = @"Of another class";
  any.textKey = @"Of any";
  textKey = @"Variable";
}
@end
