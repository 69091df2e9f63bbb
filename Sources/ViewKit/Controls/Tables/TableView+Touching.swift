import Foundation

extension TableView {
  /// Selects the row of a cell as a person's tap does, and asks and notifies the delegate in UIKit's
  /// order.
  ///
  /// Returns whether the table took the tap. The delegate may change the table at every call: what is
  /// no longer there is passed over.
  func chooseByPerson(_ cell: TableViewCell) -> Bool {
    guard allowsSelection, let path = content.indexPath(of: cell) else { return false }
    let delegate = tableDelegate
    guard delegate?.tableView(self, shouldHighlightRowAt: path) != false else { return false }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    if allowsMultipleSelection, content.contains(path), content[path].isSelected {
      deselectByPerson(path)
    } else {
      selectByPerson(path)
    }
    return true
  }

  private func selectByPerson(_ touched: IndexPath) {
    let delegate = tableDelegate
    let answer = delegate.map { $0.tableView(self, willSelectRowAt: touched) } ?? touched
    guard let path = answer, content.contains(path) else { return }
    if !allowsMultipleSelection {
      for other in indexPathsForSelectedRows ?? [] where other != path {
        deselectByPerson(other)
      }
    }
    guard content.contains(path) else { return }
    setSelected(true, at: path, animated: true)
    delegate?.tableView(self, didSelectRowAt: path)
    if delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) == true {
      delegate?.tableView(self, performPrimaryActionForRowAt: path)
    }
  }

  private func deselectByPerson(_ selected: IndexPath) {
    let delegate = tableDelegate
    let answer = delegate.map { $0.tableView(self, willDeselectRowAt: selected) } ?? selected
    guard let path = answer, content.contains(path) else { return }
    setSelected(false, at: path, animated: true)
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  /// Taps the detail button of a cell as a person does; returns whether there is a delegate for it.
  func tapDetailButtonByPerson(of cell: TableViewCell) -> Bool {
    guard let path = content.indexPath(of: cell), let delegate = tableDelegate else { return false }
    delegate.tableView(self, accessoryButtonTappedForRowWith: path)
    return true
  }
}
