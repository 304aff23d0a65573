import { mailFirstAnswerMostMs, mailVerifyEveryMs } from '../../contract/limits/platform.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mailer.ts'
import type { Noticed } from './noticed.ts'

export interface MailWatch {
  /** Resolves when the server has answered once, and in any case soon. */
  readonly first: Promise<void>
  stop(): void
}

/** Asks the mail server now and then whether it would take email, notices the answer and logs when it begins to refuse. */
export const watchMailer = ({
  mailer,
  noticed,
  log,
}: {
  mailer: Mailer
  noticed: Noticed
  log: Pick<Log, 'warn'>
}): MailWatch => {
  const look = async (): Promise<void> => {
    const refusal = await mailer.verify!().then(
      () => null,
      (error: Error) => error.message,
    )
    if (refusal !== null && !noticed.mailServer?.refusal) log.warn({ refusal }, 'the mail server takes no email')
    noticed.mailServer = { refusal }
  }
  if (!mailer.verify) return { first: Promise.resolve(), stop: () => {} }
  const timer = setInterval(() => void look(), mailVerifyEveryMs).unref()
  const soon = new Promise<void>((resolve) => void setTimeout(resolve, mailFirstAnswerMostMs).unref())
  return { first: Promise.race([look(), soon]), stop: () => clearInterval(timer) }
}
