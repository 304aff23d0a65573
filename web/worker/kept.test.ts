/** Whose answers a device keeps, with a browser and a server that answer what is said here. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAhead } from './ahead.ts'
import { forgetKept, whoIs } from './kept.ts'

const origin = 'https://parapet.example'
const stores = new Map<string, Map<string, Response>>()
const storeOf = (rows: Map<string, Response>) => ({
  put: async (asked: string, answer: Response) => void rows.set(asked, answer),
  match: async (asked: string) => rows.get(asked)?.clone(),
  delete: async (asked: string) => rows.delete(asked),
  keys: async () => [...rows.keys()],
})
const browser = {
  open: async (name: string) => {
    const rows = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, rows)
    return storeOf(rows)
  },
  match: async (asked: string, { cacheName }: { cacheName: string }) => stores.get(cacheName)?.get(asked)?.clone(),
  delete: async (name: string) => stores.delete(name),
}
const kept = (): string[] => [...(stores.get('kept-answers')?.keys() ?? [])].filter((key) => key.startsWith('/kept/'))

/** Who is signed in, as the server sees it, and what has been asked of it. */
let caller = { _id: 'theo', role: 'user' }
const asked: string[] = []
const serve = (answer: (path: string) => Promise<unknown>) =>
  vi.stubGlobal('fetch', async (what: URL | Request | string) => {
    const { pathname } = new URL(what instanceof Request ? what.url : what)
    asked.push(pathname)
    return Response.json({ data: pathname === '/api/auth/me' ? caller : await answer(pathname) })
  })
const me = () => new Request(`${origin}/api/auth/me`)

beforeEach(() => {
  stores.clear()
  asked.length = 0
  caller = { _id: 'theo', role: 'user' }
  vi.stubGlobal('caches', browser)
  serve(async () => [])
})
afterEach(() => vi.unstubAllGlobals())

test('what is read ahead is kept for its reader, and not read again within the hour', async () => {
  await readAhead(origin, 'harbour')
  expect(kept()).toContain('/kept/theo/harbour/api/dashboard?')
  asked.length = 0
  await readAhead(origin, 'harbour')
  expect(asked).not.toContain('/api/dashboard')
})

test('what was asked for one person is not kept for the next', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  serve(async (path) => (path === '/api/dashboard' ? held.then(() => ({ contacts: ['of Theo'] })) : []))
  const reading = readAhead(origin, 'harbour')
  await vi.waitFor(() => expect(asked).toContain('/api/dashboard'))
  await forgetKept()
  caller = { ...caller, _id: 'olivia' }
  answer()
  await reading
  expect(kept().filter((key) => key.includes('dashboard'))).toEqual([])
})

test.each([
  ['asks who is signed in', () => whoIs(me())],
  ['reads ahead', () => readAhead(origin, 'prairie')],
])('what is of somebody else goes when a page %s, however they signed in', async (_how, look) => {
  await readAhead(origin, 'harbour')
  caller = { ...caller, _id: 'olivia' }
  await look()
  expect(kept().filter((key) => key.includes('theo'))).toEqual([])
})

test('what is kept stays while the same person is signed in', async () => {
  await readAhead(origin, 'harbour')
  const before = kept()
  await whoIs(me())
  expect(kept()).toEqual(before)
})

test('nothing is read ahead for somebody who may look into any building', async () => {
  caller = { _id: 'sam', role: 'superadmin' }
  await readAhead(origin, 'harbour')
  expect(asked.filter((path) => path !== '/api/auth/me')).toEqual([])
})
