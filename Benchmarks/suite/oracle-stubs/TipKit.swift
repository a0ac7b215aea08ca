public protocol Tip {
  var title: Text { get }
  var message: Text? { get }
}
public enum Tips {}
