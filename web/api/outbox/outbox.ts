import { useEffect, useState } from 'react'
import { waitingMost } from '../../../contract/limits/offline.ts'
import { ApiError } from '../errors.ts'
import { forgetAnswers } from '../kept-answers.ts'
import { deliverWaiting } from './deliver.ts'
import type { WaitingTicket } from './rules.ts'
import { allWaiting, dropWaiting, hear, putWaiting } from './store.ts'

/** Tickets that wait on this device for a connection, as the page sees them. */

export { deleteWaiting, lockOf } from './deliver.ts'
export { arrivedBefore, bytesOf, filesFit, standingOf } from './rules.ts'
export type { WaitingTicket } from './rules.ts'
export { dropWaiting, hear, waitingOf } from './store.ts'

/** What waits of one person, in one building or in all, newest first. */
export const waitingFor = async (userId: string, buildingId?: string): Promise<WaitingTicket[]> => {
  const all = await allWaiting()
  return all
    .filter((one) => one.userId === userId && (buildingId === undefined || one.buildingId === buildingId))
    .toSorted((a, b) => (a.writtenAt < b.writtenAt ? 1 : -1))
}

/** Forgets all that this device keeps of somebody who signs out. */
export const forgetAll = async (userId: string): Promise<void> => {
  await forgetAnswers()
  for (const { _id } of await waitingFor(userId)) await dropWaiting(_id)
}

/** The same as it changes, also from other tabs; empty while it is read and where the browser keeps nothing. */
export const useWaiting = (userId: string, buildingId: string): readonly WaitingTicket[] => {
  const [waiting, setWaiting] = useState<readonly WaitingTicket[]>([])
  useEffect(() => {
    let over = false
    const look = () =>
      void waitingFor(userId, buildingId).then(
        (found) => {
          if (!over) setWaiting(found)
        },
        () => undefined,
      )
    look()
    const end = hear(look)
    return () => {
      over = true
      end()
    }
  }, [userId, buildingId])
  return waiting
}

/** Asks the browser to send it also after the tab is closed, where it can. */
const askForSync = async (): Promise<void> => {
  const registration:
    | (ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } })
    | undefined = await navigator.serviceWorker?.getRegistration('/')
  await registration?.sync?.register('waiting')
}

const notKept = (words: string) => new ApiError(0, 'NOT_KEPT', words)

/** Keeps a ticket until it is sent; throws with words for its writer where this device cannot. */
export const keepWaiting = async (ticket: WaitingTicket): Promise<void> => {
  try {
    const others = (await allWaiting()).filter(({ _id }) => _id !== ticket._id)
    if (others.length >= waitingMost)
      throw notKept(`${waitingMost} tickets are already waiting on this device. Connect to send this one.`)
    await putWaiting(ticket)
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw notKept(
      'We couldn’t save your report on this device. Leave this page open, and send it when you’re back online.',
    )
  }
  await askForSync().catch(() => undefined)
}

/** Sends what waits now; says nothing where it does not work, for it stays and is shown. */
export const sendWaiting = (): Promise<void> => deliverWaiting(import.meta.env.API_BASE_URL).catch(() => undefined)
