import { answerWaitMostMs, keptAnswersMost } from '../../contract/limits/offline.ts'
import { forgetAnswers, keptAnswersStore, keptAtHeader } from '../api/kept-answers.ts'
import { inTime } from './in-time.ts'
import { isFresh, keyOf, shareOf } from './rules.ts'

/**
 * Answers for the time without a connection. There are those of one person at a time: whatever may change who is signed in
 * forgets all of them, here and in the page (web/shell/offline/offline.tsx).
 */

const ownerKey = '/kept-owner'
/** Nobody's answers are kept: of somebody who looks into any building, and where nobody is signed in. */
export const nobody = ''

/** Counts what forgot everything, so that an answer that was asked for before is not kept after. */
let epoch = 0

export const forgetKept = async (): Promise<void> => {
  epoch++
  await forgetAnswers()
}

/** Whose answers are kept, as far as that is known. */
const ownerKnown = async (): Promise<string | null> =>
  (await (await caches.match(ownerKey, { cacheName: keptAnswersStore }))?.text()) ?? null

interface Me {
  data?: { _id?: string; role?: string }
}

/** Whose answers may be kept, as the server says who is signed in. */
const ownerIn = async (answer: Response): Promise<string> => {
  const { data } = (await answer.json()) as Me
  return data?._id && data.role !== 'superadmin' ? data._id : nobody
}

/** Who is signed in, as the server alone can say; where that is nobody or somebody else, what is kept goes. */
export const whoIs = async (request: Request): Promise<Response> => {
  const response = await fetch(request)
  const known = await ownerKnown().catch(() => null)
  const isOther = response.ok && known !== null && known !== (await ownerIn(response.clone()))
  if (response.status === 401 || isOther) await forgetKept()
  return response
}

/** Whose answers may be kept just now; throws where the server does not say. */
export const askOwner = async (apiOrigin: string): Promise<string> => {
  const answer = await whoIs(new Request(`${apiOrigin}/api/auth/me?_t=${Date.now()}`, { credentials: 'include' }))
  if (!answer.ok) throw new Error('The owner of these replies isn’t known.')
  return ownerIn(answer)
}

const keptAtMs = (response: Response): number => Date.parse(response.headers.get(keptAtHeader) ?? '')

/** Forgets what is too old, and the oldest of what is too much. */
const tidy = async (store: Cache): Promise<void> => {
  const aged = []
  for (const request of await store.keys()) {
    const response = await store.match(request)
    if (response?.headers.has(keptAtHeader)) aged.push({ request, at: keptAtMs(response) })
  }
  const sorted = aged.toSorted((a, b) => b.at - a.at)
  for (const [index, { request, at }] of sorted.entries())
    if (index >= keptAnswersMost || !isFresh(at, Date.now())) await store.delete(request)
}

interface Around {
  asked: URL
  buildingId: string | null
  apiOrigin: string
}

/** Keeps an answer for its reader; where it was refused, what was kept of it before goes. */
const keep = async (response: Response, { asked, buildingId, apiOrigin }: Around, begun: number) => {
  if (response.status === 401) return forgetKept()
  const owner = (await ownerKnown()) ?? (await askOwner(apiOrigin))
  const share = response.ok ? shareOf(asked, await response.json()) : null
  if (begun !== epoch) return undefined
  const store = await caches.open(keptAnswersStore)
  await store.put(ownerKey, new Response(owner))
  if (owner === nobody) return undefined
  const key = keyOf(asked, owner, buildingId)
  if (share === null) {
    // A server in trouble says nothing of what it answered before.
    if (response.status < 500) await store.delete(key)
    return undefined
  }
  const headers = { 'content-type': 'application/json', [keptAtHeader]: new Date().toISOString() }
  await store.put(key, new Response(JSON.stringify(share), { headers }))
  return tidy(store)
}

/** What is kept as the answer to a call, while it is fresh. */
export const find = async ({ asked, buildingId }: Pick<Around, 'asked' | 'buildingId'>) => {
  const owner = await ownerKnown()
  if (!owner) return undefined
  const kept = await caches.match(keyOf(asked, owner, buildingId), { cacheName: keptAnswersStore })
  return kept && isFresh(keptAtMs(kept), Date.now()) ? kept : undefined
}

/** Asks the server, and keeps its answer unless all was forgotten after it was asked. */
export const askAndKeep = (request: Request, around: Around) => {
  const begun = epoch
  const answer = fetch(request)
  return { answer, kept: answer.then((response) => keep(response.clone(), around, begun)) }
}

/** The server's answer; where it does not come, what is kept. */
export const answered = async (event: FetchEvent, around: Around): Promise<Response> => {
  const { answer, kept } = askAndKeep(event.request, around)
  event.waitUntil(kept.catch(() => undefined))
  try {
    return await inTime(answer, answerWaitMostMs)
  } catch {
    return (await find(around)) ?? answer
  }
}
