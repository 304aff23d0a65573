import type { QueryObserver } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { loadAnswers, useAnswers } from './asking.tsx'
import type { Choice } from './building-choice.ts'

const nothing = { data: undefined, isPending: true, isError: false } as const

/** What has been answered so far to what is followed. */
const useObserved = <D>(observer: QueryObserver<D> | null) => {
  const listen = useCallback((listener: () => void) => observer?.subscribe(listener) ?? (() => undefined), [observer])
  const now = () => observer?.getCurrentResult() ?? nothing
  const { data, isPending, isError } = useSyncExternalStore(listen, now, now)
  return { data, isPending, isError, retry: () => void observer?.refetch({ cancelRefetch: false }) }
}

/**
 * The buildings of a person, and the one that a superadmin has chosen; nothing is asked where these are null. What asks is
 * loaded first: where it does not come, the screen that needs it says so.
 */
export const useAskedBuildings = (userId: string | null, choice: Choice | null) => {
  const answers = useAnswers()
  const isWanted = userId !== null || choice !== null
  useEffect(() => {
    if (isWanted) loadAnswers().catch(() => undefined)
  }, [isWanted])
  const ofMine = useMemo(() => (answers && userId !== null ? answers.observeMine(userId) : null), [answers, userId])
  const ofOne = useMemo(() => (answers && choice ? answers.observeSelected(choice) : null), [answers, choice])
  return { mine: useObserved(ofMine), one: useObserved(ofOne) }
}
