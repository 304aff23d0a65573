/** The database cannot be opened, for a reason the operator can act on. Its message is one sentence; print it without a stack. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
