import { useState } from 'react'
import { useBuilding } from '../../../../api/building.tsx'
import { draftOf, dropDraft, keepDraft } from '../../../../api/drafts.ts'
import { useUser } from '../../../../api/session.tsx'
import { begunFrom, isBegun, type Begun } from './order-values.ts'

export interface LetterDraft {
  /** What was left in this tab when the form opened; null for nothing. */
  begun: Begun | null
  keep: (order: Begun) => void
  drop: () => void
}

/** Keeps a letter that is being filled in, so that a reload loses nothing. */
export const useLetterDraft = (templateId: string): LetterDraft => {
  const owner = { userId: useUser()._id, buildingId: useBuilding()._id, name: `letter/${templateId}` }
  const [begun] = useState(() => begunFrom(draftOf(owner)))
  return {
    begun,
    keep: (order) => (isBegun(order) ? keepDraft(owner, order) : dropDraft(owner)),
    drop: () => dropDraft(owner),
  }
}
