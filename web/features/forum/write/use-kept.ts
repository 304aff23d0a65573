import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBuilding } from '../../../api/building.tsx'
import { draftOf, dropDraft, keepDraft } from '../../../api/drafts.ts'
import { useUser } from '../../../api/session.tsx'

export interface Kept<T> {
  /** What was left here; null for nothing. */
  kept: T | null
  /** Null for nothing worth keeping. */
  keep: (typed: T | null) => void
  drop: () => void
}

/** What is being written under a name, kept in this tab until it is sent or dropped, so that a reload loses nothing. */
export const useKept = <T>(name: string, read: (kept: unknown) => T | null): Kept<T> => {
  const owner = { userId: useUser()._id, buildingId: useBuilding()._id, name: `forum/${name}` }
  const [kept] = useState(() => read(draftOf(owner)))
  const isOver = useRef(false)
  return {
    kept,
    keep: (typed: T | null) => {
      if (isOver.current) return
      if (typed === null) dropDraft(owner)
      else keepDraft(owner, typed)
    },
    drop: () => {
      isOver.current = true
      dropDraft(owner)
    },
  }
}

/** Keeps what a form holds whenever that changes. */
export const useKeeping = <T>(typed: T, keep: (typed: T) => void): void => {
  const keepNow = useEffectEvent(keep)
  useEffect(() => keepNow(typed), [typed])
}
