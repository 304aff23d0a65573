/** One clock while it is held against what happened: it counts, pauses, goes on and stops. */
import { countedMs, momentAfter, type Counting } from './office.ts'

/** What somebody did means to a clock. */
export type Move = 'start' | 'hold' | 'resume' | 'wait' | 'heard' | 'done' | 'end'

export interface Pace {
  counting: Counting
  targetMs: number
}

export interface Stopwatch {
  /** Up to when it was counted. */
  atMs: number
  usedMs: number
  /** When the target was used up, whether or not that was noticed then. */
  reachedMs: number | null
  isHeld: boolean
  /** It is the resident's turn. */
  waits: boolean
  /** Done is what was promised; everything else only ended it. */
  stopped: { atMs: number | null; by: 'done' | 'end' } | null
}

/** A clock that nothing has started yet. */
export const notStarted: Stopwatch = {
  ...{ atMs: 0, usedMs: 0, reachedMs: null, isHeld: false, waits: false },
  stopped: { atMs: null, by: 'end' },
}

export const isPaused = ({ isHeld, waits }: Stopwatch): boolean => isHeld || waits

/** The clock as it stands at a later moment to which nothing happened. */
export const countUntil = (watch: Stopwatch, atMs: number, { counting, targetMs }: Pace): Stopwatch => {
  if (isPaused(watch)) return { ...watch, atMs }
  const usedMs = watch.usedMs + countedMs(counting, watch.atMs, atMs)
  const runsOut = watch.reachedMs === null && usedMs >= targetMs
  // It lies behind us, however long ago.
  const reachedMs = runsOut ? momentAfter(counting, watch.atMs, targetMs - watch.usedMs, Infinity) : watch.reachedMs
  return { ...watch, atMs, usedMs, reachedMs }
}

/** The clock after a move. One that has stopped is only moved by a new start, which counts from zero. */
export const moved = (watch: Stopwatch, move: Move, atMs: number, pace: Pace): Stopwatch => {
  if (move === 'start') return { ...notStarted, atMs, stopped: null }
  if (watch.stopped) return watch
  const counted = countUntil(watch, atMs, pace)
  switch (move) {
    case 'hold':
      return { ...counted, isHeld: true }
    case 'resume':
      return { ...counted, isHeld: false, waits: false }
    case 'wait':
      return { ...counted, waits: true }
    case 'heard':
      return { ...counted, waits: false }
    default:
      return { ...counted, stopped: { atMs, by: move } }
  }
}
