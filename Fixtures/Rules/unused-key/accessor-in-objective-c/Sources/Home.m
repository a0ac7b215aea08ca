NSString *title = Localizable.title;
NSString *count = [Localizable countWithValues:3 :name];
NSString *other = [Other cancel];
