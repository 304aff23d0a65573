import { sendsByItselfMs, waitingFilesMostBytes, waitingOfOthersMs } from '../../../contract/limits/offline.ts'
import type { Instant } from '../../../contract/time.ts'
import { refusal, type FieldError } from '../errors.ts'

/** What becomes of a ticket that was written without a connection: pure rules. */

export interface WaitingTicket {
  /** Also its idempotency key, as long as it lives: whatever happens on the way, the server has it once. */
  _id: string
  userId: string
  buildingId: string
  /** The fields of the report, as the form has judged them. */
  body: Readonly<Record<string, unknown>>
  files: readonly File[]
  writtenAt: Instant
  /** When it was first sent without an answer; the server may have it. */
  triedAt: Instant | null
  /** Why the server did not take it. */
  refused: { words: string; fields: readonly FieldError[] } | null
}

/** `waits`: it is sent by itself. `refused`, `unsure`: its writer says how it goes on. */
export type Standing = 'waits' | 'refused' | 'unsure'

type Tried = Pick<WaitingTicket, 'refused' | 'triedAt'>

export const standingOf = ({ refused, triedAt }: Tried, now: Instant): Standing => {
  if (refused) return 'refused'
  return triedAt !== null && Date.parse(now) - Date.parse(triedAt) > sendsByItselfMs ? 'unsure' : 'waits'
}

/** Words of somebody who has not come back to this device for so long. */
export const isForgotten = ({ userId, writtenAt }: WaitingTicket, caller: string, now: Instant): boolean =>
  userId !== caller && Date.parse(now) - Date.parse(writtenAt) > waitingOfOthersMs

/** Whether the server is asked who is signed in: something may go, or somebody's words may have stood here too long. */
export const isDue = (ticket: WaitingTicket, now: Instant): boolean =>
  standingOf(ticket, now) === 'waits' || isForgotten(ticket, '', now)

export const bytesOf = (files: readonly { size: number }[]): number => files.reduce((sum, { size }) => sum + size, 0)

/** Whether a device keeps these files until there is a connection. */
export const filesFit = (files: readonly { size: number }[]): boolean => bytesOf(files) <= waitingFilesMostBytes

/** The server has it in other words: the first sending arrived though its answer did not. */
export const arrivedBefore =
  'Your first version has already been received. Open it under your tickets to add any changes.'

/** `later`: it stays and is tried again. `stop`: so do all others. */
export type Outcome =
  | ({ kind: 'sent' } & Reported)
  | { kind: 'later' }
  | { kind: 'stop' }
  | ({ kind: 'refused' } & Refused)
type Refused = NonNullable<WaitingTicket['refused']>
interface Reported {
  _id: string
  number: number
}

/** What an answer means for what was sent. */
export const outcomeOf = (status: number, body: unknown): Outcome => {
  if (status >= 200 && status < 300) {
    const { data } = (body ?? {}) as { data?: Reported }
    // An answer that broke off, or one of what stands between, says nothing of the ticket: the server is asked again.
    return data ? { kind: 'sent', _id: data._id, number: data.number } : { kind: 'stop' }
  }
  if (status === 401 || status === 429 || status >= 500) return { kind: 'stop' }
  const { code, message, fields } = refusal(status, body)
  if (code === 'IDEMPOTENCY_MISMATCH') return { kind: 'refused', words: arrivedBefore, fields: [] }
  // The same call is under way from another tab, or the server asks for patience.
  if (status === 408 || status === 409 || status === 425) return { kind: 'later' }
  return { kind: 'refused', words: fields[0]?.message || message || 'The building didn’t accept it.', fields }
}
