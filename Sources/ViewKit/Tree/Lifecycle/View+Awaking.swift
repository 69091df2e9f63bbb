extension View {
  /// Sends `awakeFromNib()` to the view and to all below, parents first.
  ///
  /// For trees that were decoded without an interface file, such as those of a keyed archive:
  /// decoding alone does not set up a ``BaseView``. Views added meanwhile by a set-up hook are not
  /// decoded and are passed over.
  public func awakeSubtreeFromNib() {
    var views: [View] = []
    forEachInSubtree { view in
      views.append(view)
      return true
    }
    for view in views {
      view.awake()
    }
  }
}

extension Responder {
  /// Sends `awakeFromNib()`, and sees to it that the set-up follows where an override forgot it.
  package func awake() {
    LifecycleRecorder.note(.awake, self)
    awakeFromNib()
    didAwake()
  }
}
