import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { awayRetryMostMs, awayRetryMs, healthAnswerMostMs, healthPath } from '../../contract/maintenance.ts'
import { ApiError } from '../api/errors.ts'
import { askAgain } from '../api/ask-again.ts'

/** Why nothing can be saved just now though the browser has a network; null while all is well. */
type Away = 'maintenance' | 'silent' | null

const askHealth = async (): Promise<Away> => {
  try {
    const signal = AbortSignal.timeout(healthAnswerMostMs)
    const answer = await fetch(import.meta.env.API_BASE_URL + healthPath, { cache: 'no-store', signal })
    if (answer.status >= 500) return 'maintenance'
    const { data } = (await answer.json()) as { data: { status: string } }
    return data.status === 'ok' ? null : 'maintenance'
  } catch {
    return 'silent'
  }
}

/** No answer, or one of a server that is down or of what stands before it. */
const mayBeAway = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || (error.status > 501 && error.status < 505))

/**
 * Watches what calls are answered. When one fails as if the server were away, the health check is asked, with longer and
 * longer waits until it is well again; then everything on the screen is asked anew, and what waited for a network goes on.
 */
export const useAway = () => {
  const client = useQueryClient()
  const [away, setAway] = useState<Away>(null)
  const lookNow = useRef(() => {})
  useEffect(() => {
    let known: Away = null
    let waitMs = awayRetryMs
    let timer: ReturnType<typeof setTimeout> | undefined
    let asking = false
    const settle = (found: Away) => {
      const isBack = known !== null && found === null && navigator.onLine
      known = found
      setAway(found)
      if (found) {
        // Not all at once: everybody who waits would come back in the same second.
        timer = setTimeout(look, waitMs * (0.75 + Math.random() / 2))
        waitMs = Math.min(waitMs * 2, awayRetryMostMs)
      } else waitMs = awayRetryMs
      if (!isBack) return
      window.dispatchEvent(new Event('online'))
      void askAgain(client)
    }
    const look = () => {
      if (asking) return
      asking = true
      clearTimeout(timer)
      // Without a network there is another notice.
      void (navigator.onLine ? askHealth() : Promise.resolve(null)).then((found) => {
        asking = false
        settle(found)
      })
    }
    lookNow.current = look
    const hear = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.action?.type === 'error' && mayBeAway(event.action.error)) look()
    }
    const ends = [client.getQueryCache().subscribe(hear), client.getMutationCache().subscribe(hear)]
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [client])
  return { away, look: () => lookNow.current() }
}
