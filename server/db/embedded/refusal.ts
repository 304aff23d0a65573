/** The database cannot be opened, for a reason the operator can act on. Its message is one sentence; print it without a stack. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}

/** The port at which the database must come back belongs to another program now. */
export class PortTaken extends StartRefused {}
