import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBuildingId } from '../api/building-id.ts'
import { useUser } from '../api/session.tsx'

/** Long enough that nothing of the first screen waits for it. */
const idleMs = 2000

/** Has the device keep what is read, and send what waits; begins once the browser has nothing better to do. */
export const useOffline = (): void => {
  const userId = useUser()._id
  const buildingId = useBuildingId()
  const client = useQueryClient()
  useEffect(() => {
    let end: (() => void) | null = null
    let over = false
    // Code that does not come now comes with the next page.
    const begin = () =>
      void import('./offline/start.ts').then(
        ({ start }) => {
          if (!over) end = start(buildingId, client)
        },
        () => undefined,
      )
    const timer = setTimeout(begin, idleMs)
    return () => {
      over = true
      clearTimeout(timer)
      end?.()
    }
  }, [userId, buildingId, client])
}
