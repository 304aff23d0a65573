/**
 * How the history is sealed, as anyone can compute it again: docs/features/audit.md. Written apart from the SQL that seals
 * (the migration sealed_history), so that a mistake or a change in one shows against the other.
 */
import { createHash, type Hash } from 'node:crypto'

/** The scope of changes that belong to no building. */
export const platformScope = '00000000-0000-0000-0000-000000000000'

/** A change as the database holds it, each column as text; a moment in microseconds since 1970. */
export interface SealedChange {
  id: string
  buildingId: string | null
  subject: string
  subjectId: string
  action: string
  at: string
  accountId: string | null
  actor: string | null
  requestId: string
  fields: readonly (string | null)[]
  /** The bounds of the list as the database writes them: `[1:3]`; null for an empty one. */
  fieldBounds: string | null
  reason: string | null
}

/** The values beside a change, as the database writes its JSON, with their salt. */
export interface SealedValues {
  salt: Buffer
  before: string
  after: string
}

export interface SealedLink {
  seq: number
  /** Microseconds since 1970. */
  at: string
  changes: number
  root: Buffer
  hash: Buffer
}

/** Where a chain ended at some time, as it is kept outside the database. */
export interface Head {
  scope: string
  seq: number
  /** In hexadecimal. */
  hash: string
  at: string
}

const sha256 = (): Hash => createHash('sha256')

/** Its length in bytes, a colon, the text, a comma; a tilde where there is none. */
const part = (text: string | null): string => (text === null ? '~' : `${Buffer.byteLength(text)}:${text},`)

/** Hashes the values beside a change. */
export const valuesHash = ({ salt, before, after }: SealedValues): Buffer =>
  sha256().update(salt).update(part(before)).update(part(after)).digest()

/** Hashes a change with the hash of its values, which is null where it has none. */
export const changeHash = (change: SealedChange, ofValues: Buffer | null): Buffer => {
  const { id, buildingId, subject, subjectId, action, at, accountId, actor, requestId, reason } = change
  const columns = [id, buildingId, subject, subjectId, action, at, accountId, actor, requestId]
  const fields = [change.fieldBounds, JSON.stringify(change.fields)]
  const parts = [...columns, ...fields, reason, ofValues && ofValues.toString('hex')]
  return sha256().update(parts.map(part).join('')).digest()
}

/** Begins the root of a link, which takes the hashes of its changes in the order of their ids. */
export const rootHash = sha256

/** The hash before the first link of a chain. */
export const beginning = (scope: string): Buffer => sha256().update(scope).digest()

/** Hashes a link: the hash before it, its number, its moment, how many changes it holds, and their root. */
export const linkHash = (before: Buffer, { seq, at, changes, root }: Omit<SealedLink, 'hash'>): Buffer => {
  const numbers = Buffer.alloc(20)
  numbers.writeBigInt64BE(BigInt(seq), 0)
  numbers.writeBigInt64BE(BigInt(at), 8)
  numbers.writeInt32BE(changes, 16)
  return sha256().update(before).update(numbers).update(root).digest()
}
