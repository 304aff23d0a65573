/** What steps have in common: the charges they name, days that have been, and actions that they end. */
import { addDays, type LocalDate } from '../../../contract/time.ts'
import { collectionAgoMostDays } from '../../../contract/limits/collections.ts'
import { newId } from '../../db/ids.ts'
import { InvalidField, orNotFound } from '../../http/errors.ts'
import { todayIn, type Account, type Caller } from './facts.ts'
import type { KnownAction, OverdueCharge } from './known.ts'

/** Makes the id of something new. */
export const freshId = (tx: Caller): string => newId(Date.parse(tx.now))

/** Finds the chosen charges; 400 for one that isn't overdue. */
export const chosen = ({ facts }: Account, chargeIds: readonly string[]): OverdueCharge[] => {
  const those = facts.overdue.filter(({ _id }) => chargeIds.includes(_id))
  if (those.length < chargeIds.length) throw InvalidField('chargeIds', 'One of these charges isn’t overdue anymore')
  return those
}

/** Refuses a day to come, one too long ago, and one before another, in its words. */
export const requireBeen = (
  tx: Caller,
  field: string,
  day: LocalDate,
  from?: { day: LocalDate; words: string },
): void => {
  const today = todayIn(tx)
  if (day > today) throw InvalidField(field, 'This date is in the future')
  if (day < addDays(today, -collectionAgoMostDays)) throw InvalidField(field, 'This date is more than two years ago')
  if (from && day < from.day) throw InvalidField(field, from.words)
}

/** Finds an action of a kind of the account; 404 for any other. */
export const actionOf = ({ facts }: Account, kind: KnownAction['kind'], id: string): KnownAction =>
  orNotFound(facts.actions.find((one) => one.kind === kind && one._id === id))
