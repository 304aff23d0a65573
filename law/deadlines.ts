import { clearDaysAfter, plusDays, type LocalDate, type WrittenDate } from './calendar/days.ts'
import type { Ruled } from './ruled.ts'

/** How many days something takes by law, and from what they count. */
export interface Term extends Ruled {
  days: number
}

/** The last day on which something is in time that is due within a term: the day it counts from is not one of them. */
export const dueOn = ({ days }: Pick<Term, 'days'>, from: LocalDate): WrittenDate => plusDays(from, days)

/** The first day on which a term of "at least" so many days is over: neither end counts. */
export const overOn = ({ days }: Pick<Term, 'days'>, from: LocalDate): WrittenDate => clearDaysAfter(from, days)
