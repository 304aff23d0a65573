import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page's scripts run: false in the HTML written at build time, and until they have taken it over. */
export const useRuns = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
