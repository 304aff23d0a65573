/** Repeats statements that the product sent for one call, for any other call. */
import { randomBytes } from 'node:crypto'
import { newId } from '../../server/db/ids.ts'
import type { Asking, Statement } from './floor-sent.ts'

/** A statement as it was sent. */
export interface Heard {
  text: string
  values: unknown[]
}

/** What one call of the product sent, and the values that differ from call to call. */
export interface Overheard {
  heard: readonly Heard[]
  accountId: string
  /** The moment of the call, as the product saw it throughout. */
  now: string
  /** The number that the call gave to its ticket. */
  number: number
  /** Ids made between these two moments belong to the call. */
  begunAt: number
  endedAt: number
}

/** What is known about the call that is being answered. */
interface Sending {
  by: Asking
  ids: readonly string[]
  /** The rows of the statements before. */
  before: readonly (readonly unknown[])[]
}

type Make = (sending: Sending) => unknown

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g
const madeAt = (id: string): number => Number.parseInt(`${id.slice(0, 8)}${id.slice(9, 13)}`, 16)

/** Finds the ids that were made for the call, each once. */
const idsOf = ({ heard, begunAt, endedAt }: Overheard): string[] => {
  const all = JSON.stringify(heard).match(uuid) ?? []
  return [...new Set(all)].filter((id) => madeAt(id) >= begunAt && madeAt(id) <= endedAt)
}

/** Prepares a text so that it can be written for another call. */
const textMaker = (text: string, { accountId, now }: Overheard, ids: readonly string[]): Make => {
  const parts = text.split(new RegExp(`(${[accountId, now, ...ids].map(RegExp.escape).join('|')})`))
  if (parts.length === 1) return () => text
  const makes = parts.map((part): ((sending: Sending) => string) => {
    const place = ids.indexOf(part)
    if (place >= 0) return (sending) => sending.ids[place]!
    if (part === accountId) return ({ by }) => by.accountId
    return part === now ? ({ by }) => by.now : () => part
  })
  return (sending) => makes.map((make) => make(sending)).join('')
}

/** Prepares a value; hashes of secrets are random, and the number is the one that the statement before has found. */
const makerOf = (value: unknown, made: Overheard, ids: readonly string[]): Make => {
  if (Buffer.isBuffer(value)) return () => randomBytes(value.length)
  if (typeof value === 'string') return textMaker(value, made, ids)
  if (value === made.number) return ({ before }) => (before.at(-1)![0] as { next: number }).next
  if (!Array.isArray(value)) return () => value
  const makes = value.map((one) => makerOf(one, made, ids))
  return (sending) => makes.map((make) => make(sending))
}

/** Prepares what was overheard for any caller in the same building. */
export const repeated = (made: Overheard): ((by: Asking) => Statement[]) => {
  const ids = idsOf(made)
  const statements = made.heard.map(({ text, values }) => ({
    text,
    makes: values.map((value) => makerOf(value, made, ids)),
  }))
  return (by) => {
    const fresh = ids.map(() => newId(Date.parse(by.now)))
    return statements.map(({ text, makes }) => ({
      text,
      values: (before) => makes.map((make) => make({ by, ids: fresh, before })),
    }))
  }
}
