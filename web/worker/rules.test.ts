import { describe, expect, test } from 'vitest'
import { keptAnswerMs } from '../../contract/limits/offline.ts'
import { api } from '../../contract/api.ts'
import { changesSession, isFresh, isHashed, isKept, isPage, keyOf, shareOf } from './rules.ts'

const id = '01990000-0000-7000-8000-000000000001'
const asked = (path: string) => new URL(path, 'https://parapet.example')

describe('what is kept', () => {
  test.each([
    '/api/buildings/my-buildings?_t=1',
    '/api/dashboard?_t=1',
    '/api/notices?_t=1',
    '/api/notices?filter=pinned&_t=1',
    `/api/notices/${id}`,
    '/api/tickets/my-tickets?shows=current',
    '/api/tickets/reporting',
    `/api/tickets/${id}?_t=9`,
    '/api/bookings?shows=current',
  ])('%s', (path) => {
    expect(isKept(asked(path))).toBe(true)
  })

  test.each([
    '/api/auth/me',
    '/api/tickets',
    '/api/building/contacts',
    '/api/tickets/counts',
    `/api/tickets/${id}/internal-notes`,
    `/api/tickets/${id}/files/${id}`,
    '/api/tickets/my-tickets?shows=past',
    '/api/tickets/my-tickets?shows=current&cursor=abc',
    '/api/notices?search=water',
    '/api/notices?type=emergency',
    `/api/notices/${id}/analytics`,
    `/api/notices/${id}/attachments/${id}`,
    '/api/bookings?scope=all',
    '/api/bookings?shows=current&scope=all',
    `/api/bookings/${id}`,
    '/api/bookings/feed',
    '/api/directory',
    `/api/buildings/${id}`,
    '/dashboard',
  ])('not %s', (path) => {
    expect(isKept(asked(path))).toBe(false)
  })

  test('nothing of votes, the history, accounts, people or what only a desk may read', () => {
    const closed = /^\/api\/(auth|admin|audit|history|proposals|decisions|people|directory|units|passkeys|management)/
    const all = Object.values(api).flatMap((routes) => Object.values(routes).filter(({ method }) => method === 'GET'))
    const kept = all.filter(({ path }) => isKept(asked(path.replaceAll(/:\w+/g, id))))
    expect(kept.filter(({ path, access }) => closed.test(path) || !['member', 'signedIn'].includes(access))).toEqual([])
    expect(kept).toHaveLength(8)
  })
})

describe('the key', () => {
  test('is of one person and building, and leaves out the time stamp and the order of the query', () => {
    const key = keyOf(asked('/api/tickets/my-tickets?shows=current&_t=17'), 'olivia', 'harbour')
    expect(key).toBe('/kept/olivia/harbour/api/tickets/my-tickets?shows=current')
    expect(keyOf(asked('/api/tickets/my-tickets?_t=18&shows=current'), 'olivia', 'harbour')).toBe(key)
    expect(keyOf(asked('/api/tickets/my-tickets?shows=current'), 'theo', 'harbour')).not.toBe(key)
    expect(keyOf(asked('/api/tickets/my-tickets?shows=current'), 'olivia', 'prairie')).not.toBe(key)
    for (const building of [null, 'harbour'])
      expect(keyOf(asked('/api/buildings/my-buildings'), 'olivia', building)).toContain('/olivia/none/')
  })
})

describe('what is left of an answer', () => {
  test('the dashboard goes without votes, figures of the desk and first steps', () => {
    const data = { contacts: [1], voting: { pending: 1 }, stats: { units: 2 }, firstSteps: {} }
    expect(shareOf(asked('/api/dashboard?_t=1'), { success: true, data })).toEqual({
      success: true,
      data: { contacts: [1], voting: null, stats: null, firstSteps: null },
    })
  })

  test('a ticket as those at the desk read it is not kept; as its reporter reads it, it is', () => {
    const answer = (desk: unknown) => ({ success: true, data: { title: 'Leak', desk } })
    expect(shareOf(asked(`/api/tickets/${id}`), answer({ reporter: {} }))).toBeNull()
    expect(shareOf(asked(`/api/tickets/${id}`), answer(null))).toEqual(answer(null))
    expect(shareOf(asked('/api/notices'), { data: [1], nextCursor: null })).toEqual({ data: [1], nextCursor: null })
  })
})

test('what is kept may be shown for fourteen days', () => {
  const keptAt = Date.parse('2026-11-20T12:00:00.000Z')
  expect(keptAnswerMs).toBe(14 * 86_400_000)
  expect(isFresh(keptAt, keptAt + keptAnswerMs - 1)).toBe(true)
  expect(isFresh(keptAt, keptAt + keptAnswerMs)).toBe(false)
  expect(isFresh(Number.NaN, keptAt)).toBe(false)
})

test.each([
  ['POST', 'cors', '/api/auth/login', true],
  ['POST', 'cors', '/api/auth/logout', true],
  ['GET', 'navigate', '/api/auth/google/callback', true],
  ['GET', 'cors', '/api/auth/me', false],
  ['GET', 'navigate', `/api/tickets/${id}/files/${id}`, false],
  ['POST', 'cors', '/api/tickets', false],
] as const)('a %s in mode %s of %s changes who is signed in: %s', (method, mode, path, changes) => {
  expect(changesSession({ method, mode }, asked(path))).toBe(changes)
})

test.each([
  ['/dashboard', true],
  ['/tickets/new', true],
  ['/', true],
  ['/api', false],
  ['/api/docs', false],
  ['/robots.txt', false],
  ['/site.webmanifest', false],
])('%s is a page: %s', (path, is) => {
  expect(isPage(asked(path))).toBe(is)
})

test('files with their hash in the address are those below /assets', () => {
  expect([isHashed(asked('/assets/a-1.js')), isHashed(asked('/sw.js'))]).toEqual([true, false])
})
