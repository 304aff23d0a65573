import { requestOf } from '../request.ts'
import { isDue, isForgotten, outcomeOf, standingOf, type WaitingTicket } from './rules.ts'
import { allWaiting, changeWaiting, dropWaiting, tell, waitingOf } from './store.ts'

/** Sends what waits, from the page or from the service worker; each ticket once, whoever else is at it. */

/** The route to which a report goes; the contract's own, which the service worker does not carry. */
export const reportEndpoint = { method: 'POST', path: '/api/tickets', files: true } as const

/** One at a time in this browser, where it has locks; where it has none, the server takes each key once. */
const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work()

/** Held by the tab in which a waiting ticket is mended. */
export const lockOf = (id: string): string => `waiting/${id}`

/** Whether a tab has it open to mend it: it is not sent under the writer's hands. */
const isMended = async (id: string): Promise<boolean> => {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === lockOf(id))
}

/** It stays; a browser that woke the worker for it wakes it again, and the page tries by itself. */
const unsent = () => new Error('We couldn’t send your saved tickets.')

/** Whom the server knows this browser as; null where it knows nobody. Throws where it does not answer. */
const callerOf = async (base: string): Promise<string | null> => {
  const answer = await fetch(`${base}/api/auth/me?_t=${Date.now()}`, { credentials: 'include' })
  if (answer.status >= 500) throw unsent()
  if (!answer.ok) return null
  return ((await answer.json()) as { data?: { _id?: string } }).data?._id ?? null
}

const now = (): string => new Date().toISOString()

/** Sends one; throws where the next need not be tried. */
const deliver = async (base: string, ticket: WaitingTicket): Promise<void> => {
  const { _id, buildingId, body, files, triedAt } = ticket
  await changeWaiting(_id, { triedAt: triedAt ?? now() })
  const { url, init } = requestOf(reportEndpoint, { body, files }, { buildingId, idempotencyKey: _id, now: Date.now() })
  const answer = await fetch(base + url, { ...init, credentials: 'include' })
  const outcome = outcomeOf(answer.status, await answer.json().catch(() => null))
  if (outcome.kind === 'sent') {
    await dropWaiting(_id)
    tell(outcome)
  } else if (outcome.kind === 'refused') {
    const { words, fields } = outcome
    // This one has had no effect. One before without an answer may have: rights are judged before the key is looked up.
    await changeWaiting(_id, { triedAt, refused: { words, fields } })
  } else if (outcome.kind === 'stop') throw unsent()
}

/** Deletes one for its writer; one that is being sent just now is gone by then, or stays no longer. */
export const deleteWaiting = (id: string): Promise<unknown> => alone('waiting', () => dropWaiting(id))

/** Sends all that waits of who is signed in, in the order in which it was written; throws where something stays unsent. */
export const deliverWaiting = (base: string): Promise<void> =>
  alone('waiting', async () => {
    const all = await allWaiting()
    if (!all.some((ticket) => isDue(ticket, now()))) return
    const caller = await callerOf(base)
    if (caller === null) return
    for (const ticket of all) if (isForgotten(ticket, caller, now())) await dropWaiting(ticket._id)
    const mine = all.filter(({ userId }) => userId === caller).toSorted((a, b) => (a.writtenAt < b.writtenAt ? -1 : 1))
    for (const { _id } of mine) {
      // As it stands now: it may have been mended or deleted meanwhile.
      const ticket = (await isMended(_id)) ? undefined : await waitingOf(_id)
      if (ticket && standingOf(ticket, now()) === 'waits') await deliver(base, ticket)
    }
  })
