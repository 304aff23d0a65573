import type { Noticed } from '../../../platform/noticed.ts'
import type { Check, CheckLine, CheckState } from '../../../../contract/admin/self-check.ts'
import {
  clockApartMostMs,
  diskFreeAttentionBytes,
  diskFreeFaultBytes,
  mailWaitsMostMs,
} from '../../../../contract/limits/platform.ts'

/** Everything the self-check looks at, gathered before it is judged. */
export interface Facts {
  production: boolean
  /** Whether pages come over plain http, and not only to this machine. */
  readOnTheWay: boolean
  demo: boolean
  calls: Noticed['calls']
  untrustedProxy: string | null
  trustsProxy: boolean
  sendsMail: boolean
  mailServer: Noticed['mailServer']
  /** How long the oldest email that is due has waited; null where none waits. */
  mailWaitsMs: number | null
  mailFailed: number
  /** Email addresses at whose passwords somebody has been guessing in the last day. */
  guessedAt: number
  /** Null where the folder cannot be looked at. */
  freeBytes: number | null
  /** How far this machine's clock is ahead of the database’s. */
  clockAheadMs: number
  /** Whether the clock shows a time before the last update of the database. */
  clockIsBack: boolean
  version: string
  node: string
  database: string
}

const line = (check: Check, state: CheckState, says: string, toDo: string | null = null): CheckLine => ({
  check,
  state,
  says,
  toDo,
})

const mode = ({ production, readOnTheWay }: Facts) => {
  if (!production)
    return line(
      'mode',
      'attention',
      'Development mode, which serves this machine only.',
      'To serve other people, set NODE_ENV=production and PUBLIC_URL.',
    )
  if (readOnTheWay)
    return line(
      'mode',
      'attention',
      'Production mode over plain HTTP: others on your network can read passwords and cookies.',
      'Put a web server with HTTPS in front, and set PUBLIC_URL to its address.',
    )
  return line('mode', 'ok', 'Production mode.')
}

const demo = ({ demo: isDemo }: Facts) =>
  isDemo
    ? line(
        'demo',
        'attention',
        'This database holds the demo, whose accounts have a published password.',
        'Before anyone else uses it, run npm run admin -- remove-demo, or start with another DATA_DIR.',
      )
    : line('demo', 'ok', 'No demo accounts.')

const proxy = ({ calls, untrustedProxy, trustsProxy }: Facts) => {
  if (untrustedProxy !== null)
    return line(
      'proxy',
      'fault',
      `The web server at ${untrustedProxy} forwards calls but isn’t trusted, so everyone behind it has the same address.`,
      `Add ${untrustedProxy} to TRUST_PROXY and restart.`,
    )
  if (calls === 'none') return line('proxy', 'unknown', 'Call routing isn’t known until the first call.')
  if (!trustsProxy) return line('proxy', 'ok', 'No web server forwards calls.')
  return calls === 'forwarded'
    ? line('proxy', 'ok', 'Callers are identified by the addresses your web server passes on.')
    : line('proxy', 'unknown', 'No call has come through the web server in TRUST_PROXY yet.')
}

const hours = (ms: number) => {
  const count = Math.round(ms / 3_600_000)
  return count <= 1 ? 'an hour' : `${count} hours`
}

const refusing = (refusal: string) =>
  refusal.startsWith('EAUTH')
    ? line('mail', 'fault', 'The mail server rejected Parapet’s sign-in.', 'Check the user and password in SMTP_URL.')
    : line('mail', 'fault', `The mail server isn’t responding (${refusal}).`, 'Check SMTP_URL and the mail server.')

const mail = ({ sendsMail, mailServer, mailWaitsMs, mailFailed }: Facts) => {
  if (!sendsMail)
    return line('mail', 'fault', 'Email isn’t sent: no mail server is set up.', 'Set SMTP_URL and restart.')
  if (mailServer?.refusal) return refusing(mailServer.refusal)
  if (mailWaitsMs !== null && mailWaitsMs > mailWaitsMostMs)
    return line(
      'mail',
      'fault',
      `Email has been waiting for ${hours(mailWaitsMs)}.`,
      'See the mail server’s replies under Email, and check SMTP_URL.',
    )
  if (mailFailed > 0)
    return line(
      'mail',
      'attention',
      mailFailed === 1 ? 'One email couldn’t be delivered.' : `${mailFailed} emails couldn’t be delivered.`,
      'Review them under Email: resend or discard them.',
    )
  return mailServer === null
    ? line('mail', 'unknown', 'A mail server is set up. It hasn’t responded yet.')
    : line('mail', 'ok', 'The mail server is responding.')
}

const guesses = ({ guessedAt }: Facts) =>
  guessedAt === 0
    ? line('guesses', 'ok', 'No one is guessing passwords.')
    : line(
        'guesses',
        'attention',
        `In the last day, someone tried to guess passwords for ${guessedAt === 1 ? 'one email address' : `${guessedAt} email addresses`}.`,
        'Anyone with an account at those addresses was emailed. Find where the guesses came from in security.log, and block it with fail2ban.',
      )

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`

const disk = ({ freeBytes }: Facts) => {
  if (freeBytes === null)
    return line(
      'disk',
      'fault',
      'The folder in DATA_DIR can’t be read.',
      'Make sure it exists and belongs to the server’s user.',
    )
  const says = `${gigabytes(freeBytes)} of disk space is free.`
  if (freeBytes >= diskFreeAttentionBytes) return line('disk', 'ok', says)
  const state = freeBytes < diskFreeFaultBytes ? 'fault' : 'attention'
  return line('disk', state, says, 'Free up space where DATA_DIR is. When the disk is full, nothing can be saved.')
}

const clock = ({ clockAheadMs, clockIsBack }: Facts) => {
  const toDo = 'Sync the clock with a time server (NTP), then restart.'
  if (clockIsBack) return line('clock', 'fault', 'The clock shows a time before the last update.', toDo)
  if (Math.abs(clockAheadMs) <= clockApartMostMs) return line('clock', 'ok', 'The clock agrees with the database.')
  const seconds = Math.round(Math.abs(clockAheadMs) / 1000)
  const how = clockAheadMs > 0 ? 'ahead of' : 'behind'
  return line('clock', 'fault', `The clock is ${seconds} seconds ${how} the database’s.`, toDo)
}

const version = ({ version: ours, node, database }: Facts) =>
  line('version', 'ok', `Parapet ${ours}, Node ${node}, PostgreSQL ${database}.`)

/** Judges an installation: a line for each check, which says what to do where something is not in order. */
export const judge = (facts: Facts): CheckLine[] =>
  [mode, demo, proxy, mail, guesses, disk, clock, version].map((check) => check(facts))
