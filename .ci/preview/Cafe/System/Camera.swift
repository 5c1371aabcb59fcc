import SwiftUI
import UIKit

final class CameraController: UICollectionViewCompositionalController {
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
