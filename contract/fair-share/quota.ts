import { addDays, daysBetween, localDateOf, startOfDay, type LocalDate } from '../time.ts'
import { weekdays, weekdayOf } from '../weekdays.ts'
import { daysOf, firstDay, minuteMs, nightsOf } from './days.ts'
import type { Quota } from './policy.ts'
import { ownUses, type Asked, type Question, type Rule } from './uses.ts'
import { canAgain, dayOf, dayWords, plural, countedWords, whoHas } from './words.ts'

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

type Spent = Map<LocalDate, number>

/** What a use takes of a quota, by the day on which it counts; hours are counted in minutes. */
const taken = (of: Quota['of'], use: { from: string; until: string }, question: Question): [LocalDate, number][] => {
  const { zone } = question
  if (of === 'times') return [[localDateOf(use.from, zone), 1]]
  if (of === 'nights') return nightsOf(use, question).map((night) => [night, 1])
  return daysOf(use, zone).map((date) => {
    const from = Math.max(Date.parse(use.from), Date.parse(startOfDay(date, zone)))
    const until = Math.min(Date.parse(use.until), Date.parse(startOfDay(addDays(date, 1), zone)))
    return [date, (until - from) / minuteMs]
  })
}

const summed = (amounts: readonly (readonly [LocalDate, number])[]): Spent => {
  const spent: Spent = new Map()
  for (const [date, amount] of amounts) spent.set(date, (spent.get(date) ?? 0) + amount)
  return spent
}

interface Span {
  first: LocalDate
  last: LocalDate
}

/** The periods of a quota in which a day lies: one of the calendar, or each so many days in a row that hold it. */
const periodsWith = (date: LocalDate, per: Quota['per']): Span[] => {
  if (typeof per === 'object')
    return Array.from({ length: per.days }, (_, back) => ({
      first: addDays(date, back - per.days + 1),
      last: addDays(date, back),
    }))
  if (per === 'day') return [{ first: date, last: date }]
  if (per === 'week') {
    const first = addDays(date, -weekdays.indexOf(weekdayOf(date)))
    return [{ first, last: addDays(first, 6) }]
  }
  const start = per === 'month' ? date.slice(0, 7) : date.slice(0, 4)
  const first = per === 'month' ? `${start}-01` : `${start}-01-01`
  const next = addDays(first, per === 'month' ? 31 : 366)
  return [{ first, last: addDays(per === 'month' ? `${next.slice(0, 7)}-01` : `${next.slice(0, 4)}-01-01`, -1) }]
}

const within = (spent: Spent, { first, last }: Span): number => {
  let sum = 0
  if (spent.size < daysBetween(first, last)) {
    for (const [date, amount] of spent) if (first <= date && date <= last) sum += amount
    return sum
  }
  for (let date = first; date <= last; date = addDays(date, 1)) sum += spent.get(date) ?? 0
  return sum
}

interface Excess {
  span: Span
  used: number
  needs: number
}

/** The first period in which it would be more than allowed. */
const excessOf = (quota: Quota, spent: Spent, asked: Asked, question: Question): Excess | undefined => {
  const needed = summed(taken(quota.of, asked, question))
  const most = quota.of === 'hours' ? quota.most * 60 : quota.most
  for (const date of needed.keys())
    for (const span of periodsWith(date, quota.per)) {
      const [used, needs] = [within(spent, span), within(needed, span)]
      if (used + needs > most) return { span, used, needs }
    }
  return undefined
}

const periodWords = ({ per }: Quota, { first }: Span, question: Question): string => {
  if (typeof per === 'object') return `within ${per.days} ${plural(per.days, 'day')}`
  if (per === 'day') return `on ${dayWords(first, question)}`
  if (per === 'week') return `in the week of ${dayWords(first, question)}`
  const year = first.slice(0, 4)
  if (per === 'year') return `in ${year}`
  const name = monthNames[Number(first.slice(5, 7)) - 1]!
  return `in ${name}${year === localDateOf(question.now, question.zone).slice(0, 4) ? '' : ` ${year}`}`
}

const unitsOf = (of: Quota['of'], count: number, asked: Asked): string =>
  of === 'times' ? countedWords(count, asked) : plural(count, of === 'hours' ? 'hour' : 'overnight')

/** At most so many uses, hours or nights in a period, by unit or by plate. */
export const quotaRule: Rule<Quota> = (quota, question) => {
  const { asked, zone } = question
  if (quota.by === 'plate' && asked.plate === undefined) return null
  const spent = summed(ownUses(question, quota.by).flatMap((use) => taken(quota.of, use, question)))
  const excess = excessOf(quota, spent, asked, question)
  if (!excess) return null
  const allowedFrom = firstDay(asked, zone, (moved) => excessOf(quota, spent, moved, question) === undefined)
  const counted = (amount: number) => (quota.of === 'hours' ? Math.round((amount / 60) * 100) / 100 : amount)
  const [used, needs] = [counted(excess.used), counted(excess.needs)]
  const where = periodWords(quota, excess.span, question)
  const units = unitsOf(quota.of, quota.most, asked)
  const spentWords = `${whoHas(asked, quota.by)} used ${used} of ${quota.most} ${units} ${where}`
  const says =
    allowedFrom === null
      ? `This needs ${needs} ${unitsOf(quota.of, needs, asked)}; the limit is ${quota.most} ${where}.`
      : used >= quota.most
        ? `${spentWords}; ${canAgain(asked, quota.by)} from ${dayOf(allowedFrom, question)}.`
        : `${spentWords} and this needs ${needs}; it’s possible from ${dayOf(allowedFrom, question)}.`
  return { rule: 'quota', says, allowedFrom, moves: 'start' }
}

/** How much of a quota is used in the period of a day: uses, hours or nights. For showing what is left. */
export const usedOf = (quota: Quota, question: Question, date: LocalDate): number => {
  const spent = summed(ownUses(question, quota.by).flatMap((use) => taken(quota.of, use, question)))
  const used = within(spent, periodsWith(date, quota.per).at(-1)!)
  return quota.of === 'hours' ? used / 60 : used
}
