// options: --compiled Widget Widget --target Widget Widget/Localizable.xcstrings
public class SharedData {}
