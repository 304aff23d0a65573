import { databaseRestartFirstMs, databaseRestartMostMs } from '../../../contract/limits/faults.ts'

/** How long to wait before a failed start is tried again: first this, then twice as long each time, up to the longest. */
export interface BackOff {
  firstMs: number
  mostMs: number
}

export const usualBackOff: BackOff = { firstMs: databaseRestartFirstMs, mostMs: databaseRestartMostMs }

/** Counts the waits; `reset` begins over. */
export function waitsOf({ firstMs, mostMs }: BackOff): { next(): number; reset(): void } {
  let wait = firstMs
  return {
    next: () => {
      const now = wait
      wait = Math.min(wait * 2, mostMs)
      return now
    },
    reset: () => {
      wait = firstMs
    },
  }
}
