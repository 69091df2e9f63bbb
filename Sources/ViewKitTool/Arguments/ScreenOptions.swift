import Foundation
import ViewKit
import ViewKitNibs

extension NibScreen {
  /// The options that specify the device and the settings for layout.
  static let options: [CommandSyntax.Option] = [
    .init(name: "device", value: .text("name"), help: "The device to lay out for."),
    .init(name: "landscape", help: "Lay the device on its side."),
    .init(
      name: "size",
      value: .text("size"),
      help: "The size of the screen in points, such as 320x480."
    ),
    .init(name: "rtl", help: "Let the interface run from right to left."),
    .init(
      name: "content-size",
      value: .choice("category", ContentSizeCategory.names),
      help: "The text size that a person has chosen."
    ),
  ]

  /// The names of the devices on the command line.
  static var deviceList: String { NibDevice.all.map(\.id).joined(separator: ", ") }

  /// Reads the device and the settings from a command line.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.init()
    if let name = arguments.value("device") {
      guard let device = NibDevice(id: name) else {
        throw UsageError("The device '\(name)' is not known. Expected one that the help lists.")
      }
      self.device = device
    }
    if let text = arguments.value("size") {
      guard let size = CGSize(points: text) else {
        throw UsageError.invalid(text, for: "--size <size>", expected: ["<width>x<height>"])
      }
      self.size = size
    }
    if arguments.has("landscape") { isLandscape = true }
    if arguments.has("rtl") { layoutDirection = .rightToLeft }
    if let name = arguments.value("content-size") {
      contentSizeCategory = ContentSizeCategory(name: name) ?? .unspecified
    }
  }
}
