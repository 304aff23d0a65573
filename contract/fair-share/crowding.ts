import { sentence } from '../text.ts'
import { later, type Instant } from '../time.ts'
import { minuteMs } from './days.ts'
import type { Policy } from './policy.ts'
import { ownUses, type Asked, type CountedBy, type Question, type Rule, type Use } from './uses.ts'
import { canAgain, countedWords, momentWords, whoAlreadyHas } from './words.ts'

interface Taken {
  from: Instant
  until: Instant
  places: number
}

/** The most places that are taken at one moment of a time. */
export const mostTaken = (taken: readonly Taken[], from: Instant, until: Instant): number => {
  const meeting = taken.filter((use) => use.from < until && from < use.until)
  const sumAt = (at: Instant) =>
    meeting.reduce((sum, use) => (use.from <= at && at < use.until ? sum + use.places : sum), 0)
  return Math.max(sumAt(from), ...meeting.filter((use) => use.from > from).map((use) => sumAt(use.from)))
}

/** The first end of a use from which on there is room; null where the places asked for are too many anyhow. */
const firstRoom = (taken: readonly Taken[], asked: Taken, most: number): Instant | null => {
  if (asked.places > most) return null
  const lengthMs = Date.parse(asked.until) - Date.parse(asked.from)
  const ends = taken.map(({ until }) => until).filter((until) => until > asked.from)
  return ends.toSorted().find((end) => mostTaken(taken, end, later(end, lengthMs)) + asked.places <= most)!
}

const held = (uses: readonly Use[]): readonly Use[] => uses.filter(({ state }) => state === 'held')

/** At most so many of a unit, or of a plate, at the same time. */
export const atOnceRule: Rule<{ most: number; by: CountedBy }> = ({ most, by }, question) => {
  const { asked } = question
  if (by === 'plate' && asked.plate === undefined) return null
  const taken = held(ownUses(question, by)).map(({ from, until }) => ({ from, until, places: 1 }))
  if (mostTaken(taken, asked.from, asked.until) + 1 <= most) return null
  const allowedFrom = firstRoom(taken, { ...asked, places: 1 }, most)!
  const what = `${most} of ${most} ${countedWords(most, asked)} at that time`
  const says = sentence(
    `${whoAlreadyHas(asked, by)} ${what}; ${canAgain(asked, by)} from ${momentWords(allowedFrom, question)}`,
  )
  return { rule: 'atOnce', says, allowedFrom, moves: 'start' }
}

/** At most so many of a unit that have not ended yet. */
export const aheadRule: Rule<number> = (most, question) => {
  const { asked, now } = question
  const ends = held(ownUses(question, 'unit'))
    .map(({ until }) => until)
    .filter((until) => until > now)
    .toSorted()
  if (ends.length < most) return null
  const allowedFrom = ends[ends.length - most]!
  const what = `${ends.length} of ${most} upcoming ${countedWords(most, asked)}`
  const says = sentence(
    `${whoAlreadyHas(asked, 'unit')} ${what}; ${canAgain(asked, 'unit')} from ${momentWords(allowedFrom, question)}`,
  )
  return { rule: 'ahead', says, allowedFrom, moves: 'asking' }
}

type Room = Pick<Policy, 'bufferBeforeMinutes' | 'bufferAfterMinutes'> & { capacity: number }

/** A time with what stays free before and after it. */
export const blockedBy = (
  { from, until }: { from: Instant; until: Instant },
  { bufferBeforeMinutes, bufferAfterMinutes }: Pick<Policy, 'bufferBeforeMinutes' | 'bufferAfterMinutes'>,
): { from: Instant; until: Instant } => ({
  from: later(from, -bufferBeforeMinutes * minuteMs),
  until: later(until, bufferAfterMinutes * minuteMs),
})

const roomWords = ({ capacity }: Room, asked: Asked, from: Instant | null, question: Question): string => {
  if (from === null) return `This needs ${asked.places} spots; the maximum is ${capacity}.`
  const when = momentWords(from, question)
  if (capacity === 1) return sentence(`This time is taken; it’s free from ${when}`)
  return asked.places === undefined || asked.places === 1
    ? sentence(`All ${capacity} spots are taken at that time; there’s room from ${when}`)
    : sentence(`Fewer than ${asked.places} of ${capacity} spots are free at that time; there’s room from ${when}`)
}

/** Everybody together takes at most the places there are, each use with its buffers. */
export const capacityRule: Rule<Room> = (room, question) => {
  const { asked, uses } = question
  const taken = held(uses).map((use) => ({ ...blockedBy(use, room), places: use.places ?? 1 }))
  const wanted = { ...blockedBy(asked, room), places: asked.places ?? 1 }
  if (mostTaken(taken, wanted.from, wanted.until) + wanted.places <= room.capacity) return null
  const free = firstRoom(taken, wanted, room.capacity)
  const allowedFrom = free && later(free, room.bufferBeforeMinutes * minuteMs)
  return { rule: 'capacity', says: roomWords(room, asked, allowedFrom, question), allowedFrom, moves: 'start' }
}
