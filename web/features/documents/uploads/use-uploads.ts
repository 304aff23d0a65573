import { useEffect, useReducer, useRef } from 'react'
import { api } from '../../../api/api.ts'
import { useBuildingId } from '../../../api/building-id.ts'
import { mayPass, wordsOfChange } from '../../../api/errors.ts'
import { useRefresh } from '../../../api/queries.ts'
import { upload } from '../../../api/upload.ts'
import { shownOfDocuments } from '../shown.ts'
import { after, nextIn, type Draft, type Item } from './queue.ts'

export interface Uploads {
  queue: readonly Item[]
  add: (drafts: readonly { file: File; draft: Draft }[]) => void
  retry: (key: string) => void
  remove: (key: string) => void
  /** Takes away what is over. */
  clear: () => void
}

const brokenWords = 'Upload failed. Check your connection and try again.'

/** The files that are on their way into the library: a few at once, each with its own fate. */
export const useUploads = (): Uploads => {
  const [queue, step] = useReducer(after, [])
  const buildingId = useBuildingId()
  const refresh = useRefresh()
  const sending = useRef(new Map<string, AbortController>())
  const busy = queue.some(({ state }) => state.is === 'waiting' || state.is === 'sending')

  useEffect(() => {
    const send = async ({ key, file, draft }: Item) => {
      const ended = new AbortController()
      sending.current.set(key, ended)
      step({ does: 'set', key, state: { is: 'sending', sent: 0 } })
      try {
        const [kept] = await upload(
          api.documents.upload,
          { body: draft, files: [file] },
          {
            buildingId,
            idempotencyKey: key,
            signal: ended.signal,
            onSent: (sent) => step({ does: 'set', key, state: { is: 'sending', sent } }),
          },
        )
        step({ does: 'set', key, state: { is: 'kept', id: kept?._id ?? '' } })
      } catch (error) {
        const is = mayPass(error) ? 'broken' : 'refused'
        step({ does: 'set', key, state: { is, words: wordsOfChange(error, brokenWords) } })
      } finally {
        sending.current.delete(key)
      }
    }
    for (const item of nextIn(queue)) if (!sending.current.has(item.key)) void send(item)
  }, [queue, buildingId])

  const wasBusy = useRef(false)
  useEffect(() => {
    // Once for all: the list is read anew when nothing is under way any more.
    if (wasBusy.current && !busy) void refresh(...shownOfDocuments, api.overview.dashboard)
    wasBusy.current = busy
  }, [busy, refresh])

  return {
    queue,
    add: (drafts) =>
      step({
        does: 'add',
        items: drafts.map((one) => ({ ...one, key: crypto.randomUUID(), state: { is: 'waiting' } })),
      }),
    retry: (key) => step({ does: 'set', key, state: { is: 'waiting' } }),
    remove: (key) => {
      step({ does: 'remove', key })
      sending.current.get(key)?.abort()
    },
    clear: () => step({ does: 'clear' }),
  }
}
