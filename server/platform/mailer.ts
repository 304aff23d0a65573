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
  /** Signs in to the server without sending anything; rejects with MailRefused. Missing where no server is set up. */
  verify?(): Promise<void>
}

/** The mail server did not take a message; its answer is a number, never text that could hold an address. */
export class MailRefused extends Error {
  /** True where trying again cannot help: the address does not exist, or the message can never be sent. */
  readonly forGood: boolean

  constructor(reason: string, forGood: boolean) {
    super(reason)
    this.forGood = forGood
  }
}

/** A line break would begin a header of the sender’s choosing. */
const control = /[\x00-\x1F\x7F\u2028\u2029]/

/** Refuses addresses and headers that hold line breaks or other control characters, and more than one address. */
export const requireOneLine = ({ to, subject, headers = {} }: Mail): void => {
  const lines = [to, subject, ...Object.keys(headers), ...Object.values(headers)]
  if (lines.some((line) => control.test(line))) throw new MailRefused('A line break in an address or header.', true)
  if (!/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(to)) throw new MailRefused('Not one plain address.', true)
}
