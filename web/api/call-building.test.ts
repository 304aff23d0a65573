/** Which building a call names, where nobody says anything of it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteBuildingId } from './building-id.ts'
import { call, callOfPerson } from './call.ts'

const me = { method: 'GET', path: '/api/auth/me' } as const
const logout = { method: 'POST', path: '/api/auth/logout' } as const

/** The building that each call named. */
const named: (string | null)[] = []
let refused: readonly string[] = []
const keys = new Map<string, string>()
const storeUser = (user: object) => keys.set('user', JSON.stringify(user))

beforeEach(() => {
  named.length = 0
  refused = []
  keys.clear()
  noteBuildingId(undefined)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', { getItem: (key: string) => keys.get(key) ?? null })
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    const building = headers['x-building-id'] ?? null
    named.push(building)
    const error = 'You don’t belong to this building.'
    return building !== null && refused.includes(building)
      ? Response.json({ success: false, error, code: 'FORBIDDEN' }, { status: 403 })
      : Response.json({ success: true, data: { _id: 'mandeep' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the current one, also when signing out', async () => {
  noteBuildingId('harbour')
  await call(logout)
  await call(me, undefined, { buildingId: 'prairie' })
  await call(me, undefined, { buildingId: null })
  expect(named).toEqual(['harbour', 'prairie', null])
})

test('the stored one of a stored person before the current one is known', async () => {
  keys.set('currentBuildingId', 'harbour')
  await call(me)
  storeUser({ _id: 'mandeep', firstName: 'Mandeep', role: 'normal', buildings: [] })
  await call(me)
  noteBuildingId(null)
  await call(me)
  expect(named).toEqual([null, 'harbour', null])
})

test('who somebody is and where they belong is answered also where the building is closed to them', async () => {
  noteBuildingId('harbour')
  refused = ['harbour']
  expect(await callOfPerson(me)).toEqual({ _id: 'mandeep' })
  expect(named).toEqual(['harbour', null])
  await expect(call(me)).rejects.toThrow('You don’t belong to this building.')
})
