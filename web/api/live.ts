import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { liveRetryMs } from '../../contract/limits.ts'
import { api } from './api.ts'
import { useBuildingId } from './building-id.ts'
import { addressOf } from './request.ts'
import { isStaying } from './session.tsx'
import { showing } from './queries.ts'
import { useChangeUnread } from './unread.ts'
import { askAgain } from './ask-again.ts'

/**
 * The live stream: the unread count and "this record changed". One tab holds the connection (Web Locks) and shares what
 * it hears with the others; where the browser or a proxy does not play along, the refresh every 30 s is left.
 */
interface Heard {
  /** `lost`: the server closed the line, perhaps because the session has ended; `back`: it stands again. */
  name: 'unread' | 'changed' | 'lost' | 'back'
  value: { count?: number; subject?: string }
}

const waitMostMs = 60_000

/** Listens for a building, or for what concerns the person alone, until stopped; reopens with longer and longer waits when the server refuses. */
const openStream = (buildingId: string | null, tell: (heard: Heard) => void): (() => void) => {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = liveRetryMs
  let missed = false
  const open = () => {
    const address = addressOf(
      api.notifications.live,
      { query: buildingId === null ? {} : { building: buildingId } },
      Date.now(),
    )
    const stream = new EventSource(import.meta.env.API_BASE_URL + address, { withCredentials: true })
    source = stream
    let stood = false
    const pass = (name: Heard['name']) => (event: MessageEvent<string>) =>
      tell({ name, value: JSON.parse(event.data) as Heard['value'] })
    stream.addEventListener('open', () => {
      stood = true
      waitMs = liveRetryMs
      if (missed) tell({ name: 'back', value: {} })
      missed = false
    })
    stream.addEventListener('unread', pass('unread'))
    stream.addEventListener('changed', pass('changed'))
    stream.addEventListener('error', () => {
      if (stood) tell({ name: 'lost', value: {} })
      stood = false
      missed = true
      if (stream.readyState !== EventSource.CLOSED) return
      timer = setTimeout(open, waitMs)
      waitMs = Math.min(waitMs * 2, waitMostMs)
    })
  }
  open()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}

/** Runs the stream in one tab of this browser; the others hear of it by the channel. */
const share = (buildingId: string | null, hear: (heard: Heard) => void): (() => void) => {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return openStream(buildingId, hear)
  const name = `live:${buildingId ?? ''}`
  const channel = new BroadcastChannel(name)
  const over = new AbortController()
  const pass = channel.postMessage.bind(channel)
  channel.addEventListener('message', (event: MessageEvent<Heard>) => hear(event.data))
  const hold = () =>
    new Promise<void>((release) => {
      const stop = openStream(buildingId, (heard) => {
        hear(heard)
        pass(heard)
      })
      over.signal.addEventListener('abort', () => {
        stop()
        release()
      })
    })
  // The lock is refused only when this tab stopped waiting for it.
  void navigator.locks.request(name, { signal: over.signal }, hold).catch(() => undefined)
  return () => {
    over.abort()
    channel.close()
  }
}

/** Keeps what is on the screen up to date; once, behind the guard. */
export const useLive = (): void => {
  const buildingId = useBuildingId()
  const client = useQueryClient()
  const unread = useChangeUnread()
  const hear = useEffectEvent(({ name, value }: Heard) => {
    if (name === 'unread') unread.set(value.count ?? 0)
    // Asking at once tells whether somebody is still signed in, long before the next refresh would; the stream that ends
    // with their own logout says nothing new.
    else if (name === 'lost') {
      if (isStaying()) void askAgain(client, { queryKey: [api.notifications.unreadCount.path] })
    } else if (name === 'back') {
      // What was told meanwhile is told by nobody again.
      void askAgain(client, { predicate: ({ meta }) => !meta?.['isFixed'] })
    } else if (value.subject === 'building') {
      // What somebody may see and do anywhere in it may be another thing now.
      void askAgain(client)
    } else if (value.subject) {
      void askAgain(client, { predicate: showing(value.subject) })
      // Any kind may show on the dashboard.
      void askAgain(client, { queryKey: [api.overview.dashboard.path] })
    }
  })
  useEffect(() => share(buildingId, (heard) => hear(heard)), [buildingId])
}
