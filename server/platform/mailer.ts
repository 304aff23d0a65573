/** A message ready to leave. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers?: Record<string, string>
}

/** Hands a message to a mail server; rejects when it was not accepted. */
export interface Mailer {
  /** False where no server is set up: mail then waits in the outbox. */
  readonly sends: boolean
  send(mail: Mail): Promise<void>
}
