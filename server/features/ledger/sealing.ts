import { createHash } from 'node:crypto'
import type { LocalDate } from '../../../contract/time.ts'

/** A debit (above zero) or a credit of an account in a fund, in cents. */
export interface Line {
  accountId: string
  fundId: string
  /** Whose debt or credit it is, on an account of what owners owe or paid ahead. */
  holdingId: string | null
  cents: number
}

/** An entry as it is kept, with its lines in order. */
export interface Entry {
  _id: string
  buildingId: string
  day: LocalDate
  valueDay: LocalDate | null
  recordedAt: string
  source: string
  words: string
  reversesId: string | null
  /** The account of the person who entered it; a job or a command says its name instead. */
  enteredBy: string | null
  actor: string | null
  lines: readonly Line[]
}

/** Seals an entry: SHA-256 of all that it says, in hex. A byte that is changed past the product no longer fits its seal. */
export const sealOf = (entry: Entry): string => {
  const { _id, buildingId, day, valueDay, recordedAt, source, words, reversesId, enteredBy, actor, lines } = entry
  const said = [_id, buildingId, day, valueDay, recordedAt, source, words, reversesId, enteredBy, actor]
  const lined = lines.map((line) => [line.accountId, line.fundId, line.holdingId, line.cents])
  return createHash('sha256')
    .update(JSON.stringify([...said, lined]))
    .digest('hex')
}
