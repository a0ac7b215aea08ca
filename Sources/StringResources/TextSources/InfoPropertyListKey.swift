/// The keys of an `Info.plist` as Xcode calls them, which its sync writes as comments.
package enum InfoPropertyListKey {
  /// Returns the name of a key for people; nil where it is not known.
  package static func name(of key: String) -> String? { names[key] }

  /// The keys whose texts Xcode's sync takes into a catalog besides the reasons for permissions.
  static let namesOfApps = [
    "CFBundleDisplayName", "CFBundleGetInfoString", "CFBundleName", "CFBundleSpokenName",
    "NSHumanReadableCopyright", "NSHumanReadableDescription",
  ]

  /// The keys of the names by which the system shows an app.
  package static let shownNames = ["CFBundleDisplayName", "CFBundleName"]

  /// What the names of build settings that Xcode makes an `Info.plist` of begin with.
  static let settingPrefix = "INFOPLIST_KEY_"

  private static let names = [
    "CFBundleDisplayName": "Bundle display name",
    "CFBundleGetInfoString": "Get Info string",
    "CFBundleName": "Bundle name",
    "CFBundleSpokenName": "Accessibility Bundle Name",
    "NSAppleEventsUsageDescription": "Privacy - AppleEvents Sending Usage Description",
    "NSBluetoothAlwaysUsageDescription": "Privacy - Bluetooth Always Usage Description",
    "NSBluetoothPeripheralUsageDescription": "Privacy - Bluetooth Peripheral Usage Description",
    "NSCalendarsUsageDescription": "Privacy - Calendars Usage Description",
    "NSCameraUsageDescription": "Privacy - Camera Usage Description",
    "NSContactsUsageDescription": "Privacy - Contacts Usage Description",
    "NSDocumentsFolderUsageDescription": "Privacy - Documents Folder Usage Description",
    "NSFaceIDUsageDescription": "Privacy - Face ID Usage Description",
    "NSHealthShareUsageDescription": "Privacy - Health Share Usage Description",
    "NSHealthUpdateUsageDescription": "Privacy - Health Update Usage Description",
    "NSHumanReadableCopyright": "Copyright (human-readable)",
    "NSHumanReadableDescription": "Human readable description",
    "NSLocalNetworkUsageDescription": "Privacy - Local Network Usage Description",
    "NSLocationAlwaysAndWhenInUseUsageDescription":
      "Privacy - Location Always and When In Use Usage Description",
    "NSLocationAlwaysUsageDescription": "Privacy - Location Always Usage Description",
    "NSLocationUsageDescription": "Privacy - Location Usage Description",
    "NSLocationWhenInUseUsageDescription": "Privacy - Location When In Use Usage Description",
    "NSMicrophoneUsageDescription": "Privacy - Microphone Usage Description",
    "NSPhotoLibraryAddUsageDescription": "Privacy - Photo Library Additions Usage Description",
    "NSPhotoLibraryUsageDescription": "Privacy - Photo Library Usage Description",
    "NSRemindersFullAccessUsageDescription": "Privacy - Reminders Full Access Usage Description",
    "NSRemindersUsageDescription": "Privacy - Reminders Usage Description",
    "NSSiriUsageDescription": "Privacy - Siri Usage Description",
    "NSSpeechRecognitionUsageDescription": "Privacy - Speech Recognition Usage Description",
    "NSUserTrackingUsageDescription": "Privacy - Tracking Usage Description",
  ]
}
