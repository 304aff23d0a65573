/**
 * Foresight: a browser mostly asks a route what it asked it last time. The look that finds the caller asks that once more
 * along with its own rows; where the handler then wants just this, its answer is there already, and the call cost one
 * round trip to the database instead of two. What was guessed is used only for the same text and values that the
 * handler, who knows the caller's rights of this moment, asks for; any other guess is dropped unread.
 */
import { foreseenMost } from '../../contract/limits.ts'
import type { Instant } from '../../contract/time.ts'
import type { SignedIn } from '../context.ts'
import { run } from '../db/connection.ts'

type Value = string | number | boolean | null

/** A statement that answers one JSON value in one row, and what its parameters stand for. */
export interface Question {
  readonly text: string
  readonly values: readonly Value[]
}

/** What the look that found a caller read beside; `key` names the browser, the route and the building. */
export interface Foreseen {
  readonly key: string
  readonly question: Question | undefined
  readonly answer: unknown
}

/** Stands for the moment of the call, which is another one at each. */
const theMoment = Symbol('the moment of the call')

const last = new Map<string, { text: string; values: readonly (Value | typeof theMoment)[] }>()

/** The question of the browser's last call, as it would be asked now. */
export const recall = (key: string, now: Instant): Question | undefined => {
  const known = last.get(key)
  return known && { text: known.text, values: known.values.map((value) => (value === theMoment ? now : value)) }
}

const remember = (key: string, { text, values }: Question, now: Instant): void => {
  last.delete(key)
  last.set(key, { text, values: values.map((value) => (value === now ? theMoment : value)) })
  if (last.size > foreseenMost) last.delete(last.keys().next().value!)
}

const isSame = (one: Question, other: Question): boolean =>
  one.text === other.text &&
  one.values.length === other.values.length &&
  one.values.every((value, place) => value === other.values[place])

/** Reads one JSON value for a call that changes nothing. */
export const ask = async <T>(ctx: SignedIn, question: Question): Promise<T> => {
  const { foreseen } = ctx
  if (foreseen?.question && isSame(foreseen.question, question)) return foreseen.answer as T
  if (foreseen) remember(foreseen.key, question, ctx.now)
  const { rows } = await run(ctx.db, question.text, [...question.values])
  return Object.values(rows[0] as object)[0] as T
}
