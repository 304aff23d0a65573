import type { Instant } from '../../contract/time.ts'

export interface Clock {
  now(): Instant
}

export const systemClock: Clock = { now: () => new Date().toISOString() }

/** A clock for tests, the demo seed and commands about the past: it stands still until it is set. */
export const settableClock = (
  start: Instant,
): Clock & { set(to: Instant): void; advance(milliseconds: number): void } => {
  let at = Date.parse(start)
  return {
    now: () => new Date(at).toISOString(),
    set: (to) => {
      at = Date.parse(to)
    },
    advance: (milliseconds) => {
      at += milliseconds
    },
  }
}
