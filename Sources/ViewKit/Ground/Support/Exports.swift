// `import ViewKit` gives `CGRect`, `IndexPath` and `NSCoder` too, as `import UIKit` does.
@_exported public import Foundation
