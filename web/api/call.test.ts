import { afterEach, expect, test, vi } from 'vitest'
import type { contacts } from '../../contract/contacts.ts'
import { call } from './call.ts'
import type { Endpoint } from './endpoint.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const list: Endpoint<unknown> = { method: 'GET', path: '/api/words' }
const replace: Endpoint<typeof contacts.replace> = { method: 'PUT', path: '/api/building/contacts' }
const save = () => call(replace, { body: { contacts: [] } })

const serve = (answer: () => Response) => {
  const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => answer())
  vi.stubGlobal('fetch', asked)
  vi.stubEnv('API_BASE_URL', 'https://api.example')
  return asked
}

test('every call goes to the API’s address, with cookies', async () => {
  const asked = serve(() => Response.json({ success: true, data: [] }))
  await call(list)
  await save()
  for (const [address, init] of asked.mock.calls) {
    expect(address).toMatch(/^https:\/\/api\.example\/api\//)
    expect(init.credentials).toBe('include')
  }
  expect(asked).toHaveBeenCalledTimes(2)
})

test('an answer is what stands under `data`; a list comes with the mark of its next page', async () => {
  serve(() => Response.json({ success: true, data: ['one'], nextCursor: 'next' }))
  expect(await call(list)).toEqual(['one'])
  expect(await call({ ...list, sends: 'page' })).toEqual({ items: ['one'], nextCursor: 'next' })
})

test('a change that is refused is thrown to its caller, with the words of the server', async () => {
  serve(() => Response.json({ success: false, error: 'Name and role are required', code: 'INVALID' }, { status: 400 }))
  await expect(save()).rejects.toMatchObject({
    status: 400,
    code: 'INVALID',
    message: 'Name and role are required',
  })
})

test('a call without an answer is thrown as the connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(save()).rejects.toThrow('Network error. Please check your connection and try again.')
})
