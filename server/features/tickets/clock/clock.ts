/** The two service clocks of a ticket, counted from what happened to it: until somebody answers, until it is resolved. */
import type { Instant } from '../../../../contract/time.ts'
import { momentAfter, type OfficeHours } from './office.ts'
import { countUntil, isPaused, moved, notStarted, type Move, type Pace, type Stopwatch } from './stopwatch.ts'

export { alarmsDue, type Alarm } from './alarms.ts'
export type { OfficeHours } from './office.ts'

/** How soon a ticket is to be answered and resolved, in minutes while the office is open. */
export interface Target {
  answerMinutes: number
  resolveMinutes: number
  /** The minutes count at any hour, also at night and on holidays. */
  aroundTheClock?: boolean
}

/**
 * What happened to a ticket. `answered` is a public word of the desk, `asked` one that waits for the resident, `heard`
 * a word of the resident; a note among those who manage is none of them.
 */
export interface Happening {
  at: Instant
  kind: HappeningKind
}
type HappeningKind =
  | 'opened'
  | 'answered'
  | 'asked'
  | 'heard'
  | 'held'
  | 'resumed'
  | 'resolved'
  | 'reopened'
  | 'closed'
  | 'declined'

/**
 * `running` in time, `late` beyond it, `paused` on hold or while it is the resident's turn; `met` and `missed` when what
 * was promised came in time or too late; `off` where the ticket ended otherwise, or nobody is ever there.
 */
export type ClockState = 'running' | 'paused' | 'late' | 'met' | 'missed' | 'off'

export interface Clock {
  state: ClockState
  /** Null while it is paused, stopped or off. One that is late was due then. */
  dueAt: Instant | null
  /** Minutes that count and are left; negative when late by such minutes. */
  leftMinutes: number
  stoppedAt: Instant | null
  /** A minute that has begun counts. */
  usedMinutes: number
}

export interface Clocks {
  answer: Clock
  resolve: Clock
}

/** What a clock is held to: the target, whose office, and the moment of asking. */
export interface Held {
  target: Target
  office: OfficeHours
  now: Instant
}

const minuteMs = 60_000

type Moves = Readonly<Partial<Record<HappeningKind, Move>>>

const hold = { held: 'hold', resumed: 'resume' } as const

const answerMoves: Moves = {
  ...hold,
  opened: 'start',
  answered: 'done',
  asked: 'done',
  resolved: 'end',
  closed: 'end',
  declined: 'end',
}

/** Another public word changes nothing here: whose turn it is changes when the resident writes or the desk goes on. */
const resolveMoves: Moves = {
  ...hold,
  opened: 'start',
  reopened: 'start',
  asked: 'wait',
  heard: 'heard',
  resolved: 'done',
  closed: 'end',
  declined: 'end',
}

const instant = (ms: number | null): Instant | null => (ms === null ? null : new Date(ms).toISOString())

const stateOf = (watch: Stopwatch, dueMs: number | null): ClockState => {
  const { atMs, reachedMs, stopped } = watch
  if (stopped) {
    const isLate = reachedMs !== null && stopped.atMs !== null && stopped.atMs > reachedMs
    if (isLate) return 'missed'
    return stopped.by === 'done' ? 'met' : 'off'
  }
  if (isPaused(watch)) return 'paused'
  if (dueMs === null) return 'off'
  return atMs > dueMs ? 'late' : 'running'
}

const shown = (watch: Stopwatch, { counting, targetMs }: Pace): Clock => {
  const runs = watch.stopped === null && !isPaused(watch)
  const dueMs = runs ? (watch.reachedMs ?? momentAfter(counting, watch.atMs, targetMs - watch.usedMs)) : null
  const usedMinutes = Math.ceil(watch.usedMs / minuteMs)
  return {
    state: stateOf(watch, dueMs),
    dueAt: instant(dueMs),
    leftMinutes: targetMs / minuteMs - usedMinutes,
    stoppedAt: instant(watch.stopped?.atMs ?? null),
    usedMinutes,
  }
}

const clockBy = (moves: Moves, minutes: number, happenings: readonly Happening[], held: Held): Clock => {
  const counting = held.target.aroundTheClock ? 'always' : held.office
  const pace: Pace = { counting, targetMs: minutes * minuteMs }
  const watch = happenings.reduce((before, { at, kind }) => {
    const move = moves[kind]
    return move ? moved(before, move, Date.parse(at), pace) : before
  }, notStarted)
  return shown(watch.stopped ? watch : countUntil(watch, Date.parse(held.now), pace), pace)
}

/**
 * How the two clocks of a ticket stand now, by what happened to it, in its order. The first is stopped only by a public
 * word of the desk; the second begins anew when the ticket is opened again.
 */
export const clockOf = (happenings: readonly Happening[], held: Held): Clocks => ({
  answer: clockBy(answerMoves, held.target.answerMinutes, happenings, held),
  resolve: clockBy(resolveMoves, held.target.resolveMinutes, happenings, held),
})
