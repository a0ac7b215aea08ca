#import <AVFoundation/AVFoundation.h>
#import <UIKit/UIKit.h>

/// Takes a picture of a plant for its journal.
@interface SDLPhotoPicker : NSObject
@property (nonatomic, weak) UIViewController *presenter;
@end

@implementation SDLPhotoPicker

- (void)pick {
    if ([AVCaptureDevice authorizationStatusForMediaType:AVMediaTypeVideo]
        == AVAuthorizationStatusDenied) {
        [self showMessage:NSLocalizedStringFromTable(@"error.photo.denied", @"Errors",
                                                     @"The camera may not be used")];
        return;
    }
    UIImagePickerController *picker = [[UIImagePickerController alloc] init];
    picker.sourceType = UIImagePickerControllerSourceTypeCamera;
    [self.presenter presentViewController:picker animated:YES completion:nil];
}

- (void)showMessage:(NSString *)message {
    UIAlertController *alert =
        [UIAlertController alertControllerWithTitle:nil
                                            message:message
                                     preferredStyle:UIAlertControllerStyleAlert];
    [alert addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"common.done",
                                                                      @"Closes a message")
                                              style:UIAlertActionStyleDefault
                                            handler:nil]];
    [self.presenter presentViewController:alert animated:YES completion:nil];
}

@end
