import Foundation
import XCTest

/// Writes an object into a keyed archive and reads it back.
func archivedCopy<Object: NSObject & NSCoding>(of object: Object) throws -> Object {
  let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
  let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
  unarchiver.requiresSecureCoding = false
  let read = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  return try XCTUnwrap(read as? Object)
}
