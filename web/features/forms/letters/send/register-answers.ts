import { bylawName } from '../../../../../contract/bylaws/bylaw-words.ts'
import type { Bylaw } from '../../../../../contract/bylaws/bylaw.ts'
import type { Ask } from '../../../../../contract/forms/templates.ts'
import { isLocalDate, type LocalDate } from '../../../../../contract/time.ts'

/** The fields of a letter that a text of the register fills in, by their place; null where the letter asks for none. */
interface Places {
  rule: number
  text: number | null
  /** The day on which it has to have been in force. */
  on: number | null
}

const written = new Set<Ask['type']>(['text', 'longText'])

/** Finds what a letter asks about a bylaw or rule; null where it doesn’t. */
export const registerPlaces = (asks: readonly Pick<Ask, 'key' | 'type'>[]): Places | null => {
  const placeOf = (named: string, fits: (type: Ask['type']) => boolean): number | null => {
    const at = asks.findIndex(({ key, type }) => key === named && fits(type))
    return at < 0 ? null : at
  }
  const rule = placeOf('rule', (type) => written.has(type))
  return rule === null
    ? null
    : {
        rule,
        text: placeOf('ruleText', (type) => written.has(type)),
        on: placeOf('happenedOn', (type) => type === 'date'),
      }
}

interface Answered {
  text: string
}

/** Answers the day that the letter is about; undefined while none is entered. */
export const dayOf = ({ on }: Places, answers: readonly Answered[]): LocalDate | undefined => {
  const day = on === null ? '' : (answers[on]?.text ?? '')
  return isLocalDate(day) ? day : undefined
}

/** Answers what a text fills in: its name, and its wording where the letter asks for it. */
export const filledBy = ({ rule, text }: Places, bylaw: Bylaw): { at: number; text: string }[] => [
  { at: rule, text: bylawName(bylaw) },
  ...(text === null ? [] : [{ at: text, text: bylaw.text }]),
]

const isNamed = ({ rule }: Places, answers: readonly Answered[], one: Bylaw): boolean =>
  bylawName(one) === answers[rule]?.text

/** Finds the bylaw or rule that is filled in with its exact wording; null where its name or its wording was changed since. */
export const filledIn = (places: Places, answers: readonly Answered[], items: readonly Bylaw[]): Bylaw | null =>
  items.find((one) => filledBy(places, one).every(({ at, text }) => answers[at]?.text === text)) ?? null

/**
 * Finds the bylaw or rule of the name that is filled in where the wording below is another one, so that the letter would
 * quote words that weren’t in force; null where it quotes them exactly, or none yet.
 */
export const wordedOtherwise = (
  places: Places,
  answers: readonly Answered[],
  items: readonly Bylaw[],
): Bylaw | null => {
  if (places.text === null || !answers[places.text]?.text) return null
  if (filledIn(places, answers, items) !== null) return null
  return items.find((one) => isNamed(places, answers, one)) ?? null
}

/**
 * Finds the bylaw or rule that is filled in as it is worded today where none of its name was in force on the day that the
 * letter is about; null where there was one, or where something else is filled in.
 */
export const notInForceThen = (
  places: Places,
  answers: readonly Answered[],
  { inForce, today }: { inForce: readonly Bylaw[]; today: readonly Bylaw[] },
): Bylaw | null => {
  const chosen = filledIn(places, answers, today)
  return chosen === null || inForce.some((one) => isNamed(places, answers, one)) ? null : chosen
}
