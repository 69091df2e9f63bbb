extension ViewController: RootViewOwner {
  var ownSafeAreaInsets: EdgeInsets { containerInsets + additionalSafeAreaInsets }

  var isPresented: Bool { storedPresenting != nil }
}
