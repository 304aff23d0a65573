/** What becomes of waiting tickets when they are sent, with a browser and a server that answer what is said here. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { later } from '../../../contract/time.ts'
import { waitingOfOthersMs } from '../../../contract/limits/offline.ts'
import { deliverWaiting } from './deliver.ts'
import type { WaitingTicket } from './rules.ts'

const waiting = new Map<string, WaitingTicket>()
const written = later(new Date().toISOString(), -waitingOfOthersMs - 60_000)
const ticket: WaitingTicket = {
  _id: 'a',
  userId: 'theo',
  buildingId: 'harbour',
  body: { title: 'Leak' },
  files: [],
  writtenAt: written,
  triedAt: null,
  refused: null,
}

/** A request of the browser's store, whose answer comes a moment later, and whoever waits for it is told. */
const asked = (work: () => unknown) => {
  const request: EventTarget & { result: unknown } = Object.assign(new EventTarget(), { result: undefined })
  queueMicrotask(() => {
    request.result = work()
    request.dispatchEvent(new Event('success'))
  })
  return request
}
const rows = {
  getAll: () => asked(() => [...waiting.values()]),
  get: (id: string) => asked(() => waiting.get(id)),
  put: (row: WaitingTicket) => asked(() => waiting.set(row._id, row)),
  openCursor: (id: string) =>
    asked(() =>
      waiting.has(id) ? { value: waiting.get(id), update: (row: WaitingTicket) => waiting.set(id, row) } : null,
    ),
  delete: (id: string) => asked(() => waiting.delete(id)),
}
const opened = {
  transaction: () => {
    const transaction = Object.assign(new EventTarget(), { objectStore: () => rows })
    setTimeout(() => transaction.dispatchEvent(new Event('complete')))
    return transaction
  },
  close: () => {},
}

type Answer = Response | Error
const serve = (me: Answer, report: () => Answer) =>
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = address.includes('/api/auth/me') ? me : report()
    if (answer instanceof Error) throw answer
    return answer.clone()
  })
const olivia = Response.json({ data: { _id: 'olivia' } })
const theo = Response.json({ data: { _id: 'theo' } })

beforeEach(() => {
  waiting.clear()
  vi.stubGlobal('indexedDB', { open: () => asked(() => opened) })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['waits', {}],
  ['was refused', { refused: { words: 'No.', fields: [] } }],
  ['got no answer', { triedAt: written }],
])('what somebody else wrote and %s is gone after fourteen days', async (_what, more) => {
  waiting.set('a', { ...ticket, ...more })
  serve(olivia, () => new Error('Nothing of it is sent.'))
  await deliverWaiting('')
  expect([...waiting.keys()]).toEqual([])
})

test.each(['sent', 'refused'])(
  'what is deleted while it is on its way does not come back where it is %s',
  async (how) => {
    waiting.set('a', ticket)
    serve(theo, () => {
      waiting.clear()
      return how === 'sent'
        ? Response.json({ data: { _id: 'b', number: 1 } })
        : Response.json({ error: 'No.' }, { status: 400 })
    })
    await deliverWaiting('')
    expect([...waiting.keys()]).toEqual([])
  },
)

const silence = new TypeError('Failed to fetch')
const trouble = new Response('', { status: 503 })
test.each([
  ['nobody answers who is signed in', silence, () => trouble],
  ['the server is in trouble', trouble, () => trouble],
  ['nothing answers the ticket', theo, () => silence],
  ['the server does not take it for now', theo, () => trouble],
  ['the answer breaks off', theo, () => new Response('{"success":true,"da')],
])('where %s, whoever sends is told, so that the browser wakes the worker again', async (_what, me, report) => {
  waiting.set('a', ticket)
  serve(me, report)
  await expect(deliverWaiting('')).rejects.toThrow()
  expect([...waiting.keys()]).toEqual(['a'])
})

test('where nobody is signed in there is nothing to wake for', async () => {
  waiting.set('a', ticket)
  serve(new Response('', { status: 401 }), () => trouble)
  await deliverWaiting('')
  expect([...waiting.keys()]).toEqual(['a'])
})

test('a refusal says nothing of a sending before that got no answer', async () => {
  const triedAt = later(new Date().toISOString(), -60_000)
  waiting.set('a', { ...ticket, triedAt })
  serve(theo, () => Response.json({ error: 'Not now.' }, { status: 403 }))
  await deliverWaiting('')
  expect(waiting.get('a')).toMatchObject({ triedAt, refused: { words: 'Not now.' } })
})

test('a first sending that is refused has had no effect', async () => {
  waiting.set('a', ticket)
  serve(theo, () => Response.json({ error: 'No.' }, { status: 400 }))
  await deliverWaiting('')
  expect(waiting.get('a')).toMatchObject({ triedAt: null, refused: { words: 'No.' } })
})
