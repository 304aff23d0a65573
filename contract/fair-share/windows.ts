import { sentence } from '../text.ts'
import { addDays, daysBetween, instantOf, later, localDateOf, localTimeOf, startOfDay, type Instant } from '../time.ts'
import { daysOf, firstDay, lengthMs, minuteMs } from './days.ts'
import type { Blackout, Policy } from './policy.ts'
import { ownUses, type Rule } from './uses.ts'
import { canAgain, dayOf, dayWords, momentWords, plural, spanWords } from './words.ts'

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** At least so many minutes long. */
export const shortestRule: Rule<number> = (minutes, { asked }) =>
  lengthMs(asked) >= minutes * minuteMs
    ? null
    : { rule: 'shortest', says: `The minimum length is ${spanWords(minutes)}.`, allowedFrom: null, moves: 'start' }

/** At most so many minutes long. */
export const longestRule: Rule<number> = (minutes, { asked }) =>
  lengthMs(asked) <= minutes * minuteMs
    ? null
    : { rule: 'longest', says: `The maximum length is ${spanWords(minutes)}.`, allowedFrom: null, moves: 'start' }

const minuteOfDay = (at: Instant, zone: string): number => {
  const [hours, minutes] = localTimeOf(at, zone).split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

const onStep = (at: Instant, minutes: number, zone: string): boolean =>
  Date.parse(at) % minuteMs === 0 && minuteOfDay(at, zone) % minutes === 0

/** Starts and lengths in steps counted from the building's midnight. */
export const stepRule: Rule<number> = (minutes, { asked, zone }) => {
  const wholeLength = lengthMs(asked) % (minutes * minuteMs) === 0
  if (wholeLength && onStep(asked.from, minutes, zone)) return null
  const date = localDateOf(asked.from, zone)
  const starts = [date, addDays(date, 1)].flatMap((on) =>
    Array.from({ length: 1440 / minutes }, (_, index) => {
      const at = index * minutes
      return instantOf(on, `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`, zone)
    }),
  )
  const next = starts.find((start) => start >= asked.from && onStep(start, minutes, zone))!
  const says = `Times are in steps of ${spanWords(minutes)}, counted from midnight.`
  return { rule: 'step', says, allowedFrom: wholeLength ? next : null, moves: 'start' }
}

/** Asked for at least so many minutes before it starts. */
export const noticeRule: Rule<number> = (minutes, question) => {
  const { asked, now } = question
  const allowedFrom = later(now, minutes * minuteMs)
  if (asked.from >= allowedFrom) return null
  const says =
    minutes === 0
      ? 'This time has already started; choose a later one.'
      : `${capital(asked.verb)} at least ${spanWords(minutes)} ahead; the earliest start is ${momentWords(allowedFrom, question)}`
  return { rule: 'notice', says, allowedFrom, moves: 'start' }
}

/** Asked for at most so many days before its day. */
export const advanceRule: Rule<number> = (days, question) => {
  const { asked, now, zone } = question
  const date = localDateOf(asked.from, zone)
  if (daysBetween(localDateOf(now, zone), date) <= days) return null
  const opens = addDays(date, -days)
  const says = `You can ${asked.verb} this from ${dayWords(opens, question)}, ${days} days ahead.`
  return { rule: 'advance', says, allowedFrom: startOfDay(opens, zone), moves: 'asking' }
}

/** Not on days that are closed to everybody. */
export const blackoutRule: Rule<readonly Blackout[]> = (blackouts, question) => {
  const { asked, zone } = question
  const closedFor = (range: { from: Instant; until: Instant }) => {
    const days = daysOf(range, zone)
    return blackouts.find(({ from, to }) => from <= days.at(-1)! && days[0]! <= to)
  }
  const closed = closedFor(asked)
  if (!closed) return null
  const allowedFrom = firstDay(asked, zone, (moved) => !closedFor(moved))
  const [first, last] = [dayWords(closed.from, question), dayWords(closed.to, question)]
  const span = closed.from === closed.to ? `on ${first}` : `from ${first} to ${last}`
  const why = closed.why === '' ? '' : `: ${closed.why}`
  const again = allowedFrom === null ? '' : `; available from ${dayOf(allowedFrom, question)}`
  return { rule: 'blackout', says: sentence(`Not available ${span}${why}${again}`), allowedFrom, moves: 'start' }
}

/** No-shows suspend the unit: from the last one of so many within so many days, to the morning so many days later. */
export const strikesRule: Rule<NonNullable<Policy['strikes']>> = (rule, question) => {
  const { asked, now, zone } = question
  const missed = ownUses(question, 'unit')
    .filter(({ state }) => state === 'missed')
    .map(({ until }) => until)
    .toSorted()
  const suspensions = missed
    .filter((until, index) => {
      const first = missed[index - rule.most + 1]
      return first !== undefined && daysBetween(localDateOf(first, zone), localDateOf(until, zone)) <= rule.withinDays
    })
    .map((from) => ({ from, until: startOfDay(addDays(localDateOf(from, zone), rule.suspendDays), zone) }))
  let allowedFrom = now
  for (const { from, until } of suspensions) if (from <= allowedFrom && allowedFrom < until) allowedFrom = until
  if (allowedFrom === now) return null
  const says = `${rule.most} ${plural(rule.most, 'no-show')} within ${rule.withinDays} days: ${canAgain(asked, 'unit')} from ${dayOf(allowedFrom, question)}.`
  return { rule: 'strikes', says, allowedFrom, moves: 'asking' }
}
