import { addDays, daysBetween, type LocalDate } from '../time.ts'
import { firstDay, nightsOf } from './days.ts'
import type { Policy } from './policy.ts'
import { ownUses, type Rule } from './uses.ts'
import { canAgain, dayOf, plural } from './words.ts'

type Consecutive = NonNullable<Policy['consecutive']>

interface Run {
  first: LocalDate
  last: LocalDate
  length: number
}

const runsOf = (nights: ReadonlySet<LocalDate>): Run[] => {
  const runs: Run[] = []
  for (const night of [...nights].toSorted()) {
    const run = runs.at(-1)
    if (run && addDays(run.last, 1) === night) Object.assign(run, { last: night, length: run.length + 1 })
    else runs.push({ first: night, last: night, length: 1 })
  }
  return runs
}

/** Whether the nights asked for leave every run short enough and every full run its rest; what others did is not judged. */
const keeps = (rule: Consecutive, had: ReadonlySet<LocalDate>, asked: readonly LocalDate[]): boolean => {
  const runs = runsOf(new Set([...had, ...asked]))
  const isAsked = (run: Run) => asked.some((night) => run.first <= night && night <= run.last)
  return runs.every((run, index) => {
    if (isAsked(run) && run.length > rule.nights) return false
    const next = runs[index + 1]
    if (!next || run.length < rule.nights || !(isAsked(run) || isAsked(next))) return true
    return daysBetween(run.last, next.first) > rule.restNights
  })
}

/** At most so many nights in a row, and a rest after as many; a night counts once however often it was registered. */
export const consecutiveRule: Rule<Consecutive> = (rule, question) => {
  const { asked, zone } = question
  if (rule.by === 'plate' && asked.plate === undefined) return null
  const had = new Set(ownUses(question, rule.by).flatMap((use) => nightsOf(use, question)))
  const nights = nightsOf(asked, question)
  if (nights.length === 0 || keeps(rule, had, nights)) return null
  const fits = (stay: readonly LocalDate[]) => !stay.some((night) => had.has(night)) && keeps(rule, had, stay)
  const tooMany = nights.length > rule.nights
  const allowedFrom = tooMany ? null : firstDay(asked, zone, (moved) => fits(nightsOf(moved, question)))
  const most = `${rule.nights} ${plural(rule.nights, 'night')} in a row`
  const rest = rule.restNights === 0 ? '' : `, then ${rule.restNights} ${plural(rule.restNights, 'night')} off`
  const again = allowedFrom === null ? '' : `; ${canAgain(asked, rule.by)} from ${dayOf(allowedFrom, question)}`
  const says = `${rule.by === 'plate' ? `${asked.plate} can have at` : 'At'} most ${most}${rest}${again}.`
  return { rule: 'consecutive', says, allowedFrom, moves: 'start' }
}
