internal import ArgumentParser

/// The value of the option `--color`.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto
  case always
  case never
}
