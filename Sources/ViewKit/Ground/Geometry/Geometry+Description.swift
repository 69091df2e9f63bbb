import Foundation

extension CGFloat {
  /// The value with up to six digits, as UIKit prints numbers in descriptions.
  var shortDescription: String {
    let text = String(format: "%g", Double(self))
    return text == "-0" ? "0" : text
  }
}

extension CGRect {
  /// The origin and the size, as UIKit prints frames in descriptions.
  var shortDescription: String {
    "(\(origin.x.shortDescription) \(origin.y.shortDescription); "
      + "\(size.width.shortDescription) \(size.height.shortDescription))"
  }
}
