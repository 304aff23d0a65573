import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useBuildingId } from '../../../api/building-id.ts'
import { lockOf, waitingOf, type WaitingTicket } from '../../../api/outbox/outbox.ts'
import { useUser } from '../../../api/session.tsx'

interface Mended {
  /** Whether it is known; nothing is read where no waiting ticket is named. */
  isRead: boolean
  waiting?: WaitingTicket | undefined
}

/** The waiting ticket that the address names, if it is the reader's in this building. It is not sent while it is open here. */
export const useMended = (): Mended => {
  const id = useSearchParams()[0].get('waiting')
  const userId = useUser()._id
  const buildingId = useBuildingId()
  const [mended, setMended] = useState<Mended>({ isRead: id === null })
  useEffect(() => {
    if (id === null) return undefined
    const over = new AbortController()
    const { signal } = over
    const read = async () => {
      const found = await waitingOf(id).catch(() => undefined)
      const isOwn = found?.userId === userId && found.buildingId === buildingId
      if (!signal.aborted) setMended({ isRead: true, waiting: isOwn ? found : undefined })
    }
    const hold = async () => {
      await read()
      await new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve())
      })
    }
    // Where it is open in another tab already, both write; what is sent first counts.
    if ('locks' in navigator) void navigator.locks.request(lockOf(id), { mode: 'shared', signal }, hold).catch(() => {})
    else void read()
    return () => over.abort()
  }, [id, userId, buildingId])
  return mended
}
