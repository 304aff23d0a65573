import { useState } from 'react'
import type { MoveDesk, MoveOutcome } from '../../../../contract/units/moves.ts'
import { newerOf } from '../../../api/errors.ts'

export interface Recorded {
  outcome: MoveOutcome | null
  /** The unit as it stands where somebody else was first. */
  newer: MoveDesk | null
  /** Records, and answers whether that is done; throws what the form is to show. */
  keep(recording: Promise<MoveOutcome>): Promise<boolean>
  forget(): void
}

/** What became of recording: done, overtaken by somebody else, or still to do. */
export const useRecorded = (): Recorded => {
  const [outcome, setOutcome] = useState<MoveOutcome | null>(null)
  const [newer, setNewer] = useState<MoveDesk | null>(null)
  const keep = async (recording: Promise<MoveOutcome>): Promise<boolean> => {
    setNewer(null)
    try {
      setOutcome(await recording)
      return true
    } catch (error) {
      const current = newerOf(error) as MoveDesk | null
      if (!current) throw error
      setNewer(current)
      return false
    }
  }
  return { outcome, newer, keep, forget: () => setNewer(null) }
}
