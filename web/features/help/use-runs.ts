import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page runs: it is written as HTML without its query, and what the address says comes once it does. */
export const useRuns = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
