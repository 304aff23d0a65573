/** The calls of the specification's section 7, each sent with its payload and nothing else, by clients that know only that. */
import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer, Caller } from '../testing/caller.ts'
import { castPassword, emailOf } from '../testing/cast.ts'
import { file } from '../testing/documents.ts'
import { textFile } from '../testing/notices.ts'
import { openWorld, type World } from '../testing/world.ts'

const provider = new OAuth2Server()
let world: World
let mandeep: Caller
let olivia: Caller
let carla: Caller
let sam: Caller
/** The building, and the records that the calls name. */
const ids = { building: '', notice: '', attachment: '', document: '', message: '' }

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256')
  await provider.start(0, 'localhost')
  world = await openWorld({
    env: { GOOGLE_CLIENT_ID: 'parapet', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: provider.issuer.url! },
  })
  ids.building = world.cast.buildings.harbour
  mandeep = await world.as('mandeep')
  olivia = await world.as('olivia')
  carla = await world.as('carla')
  sam = await world.as('sam')
  ids.document = (await file(mandeep, { title: 'Bylaws', category: 'bylaws' }))._id
})
afterAll(async () => {
  await world.close()
  await provider.stop()
})

const formOf = (fields: Record<string, string>, files: readonly File[] = []): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const one of files) form.append('files', one)
  return form
}
/** Every GET carries a time stamp. */
const read = (who: Caller, path: string, query: Record<string, string> = {}) =>
  who.send('GET', path, { query: { ...query, _t: String(Date.now()) } })
const person = { firstName: 'Wendy', lastName: 'Walker', email: 'wendy.walker@example.ca', phone: '604 555 0123' }
const contact = { name: 'Front desk', role: 'Concierge', phone: '911', email: '', availability: 'Always' }
const written = { title: 'Water off', content: '<p>From 9 to 11.</p>', type: 'maintenance', priority: 'high' }
const ofNotice = (step = '') => `/api/notices/${ids.notice}${step}`
const inNotice = { title: 'Water off' }

/** A call, and what its answer holds under `data`; where nothing is said, any answer will do. */
type Row = [name: string, send: () => Promise<Answer>, holds?: unknown]

const calls: Row[] = [
  [
    'POST /api/auth/login',
    () =>
      world.stranger().send('POST', '/api/auth/login', { body: { email: emailOf('theo'), password: castPassword } }),
    { firstName: 'Theo' },
  ],
  [
    'POST /api/auth/register',
    () => world.stranger().send('POST', '/api/auth/register', { body: { ...person, password: 'Seawall-2027!' } }),
    { firstName: 'Wendy' },
  ],
  ['GET /api/auth/me', () => read(olivia, '/api/auth/me'), { firstName: 'Olivia' }],
  [
    'PUT /api/auth/profile',
    () => olivia.send('PUT', '/api/auth/profile', { body: { firstName: 'Liv', lastName: 'Owner' } }),
    { firstName: 'Liv' },
  ],
  ['GET /api/auth/google', () => read(world.stranger(), '/api/auth/google')],
  [
    'POST /api/notices',
    () => mandeep.send('POST', '/api/notices', { form: formOf({ ...written, audience: 'all' }, [textFile()]) }),
    { ...inNotice, attachments: [{ fileName: 'plan.txt' }] },
  ],
  [
    'PUT /api/notices/{id}',
    () =>
      mandeep.send('PUT', ofNotice(), {
        form: formOf({ ...written, removeAttachmentIds: JSON.stringify([ids.attachment]) }, [textFile('new.txt')]),
      }),
    { ...inNotice, attachments: [{ fileName: 'new.txt' }] },
  ],
  ['POST /api/notices/{id}/publish', () => mandeep.send('POST', ofNotice('/publish')), { status: 'published' }],
  [
    'POST /api/notices/{id}/pin',
    () => mandeep.send('POST', ofNotice('/pin'), { body: { durationDays: 7 } }),
    { pinnedUntil: expect.any(String) },
  ],
  ['GET /api/notices', () => read(olivia, '/api/notices', { type: 'maintenance' }), [inNotice]],
  ['GET /api/notices/{id}', () => read(olivia, ofNotice()), inNotice],
  ['POST /api/notices/{id}/acknowledge', () => olivia.send('POST', ofNotice('/acknowledge'))],
  ['GET /api/notices/pinned', () => read(olivia, '/api/notices/pinned'), [inNotice]],
  ['GET pinned notices by building id', () => read(olivia, `/api/notices/pinned/${ids.building}`), [inNotice]],
  ['GET /api/notices/{id}/analytics', () => read(mandeep, ofNotice('/analytics')), { people: expect.any(Object) }],
  ['POST /api/notices/{id}/unpin', () => mandeep.send('POST', ofNotice('/unpin'), { body: {} }), { pinnedUntil: null }],
  [
    'GET /api/notifications/unread-count',
    () => read(carla, '/api/notifications/unread-count'),
    { count: expect.any(Number) },
  ],
  [
    'PUT /api/notifications/mark-read',
    () => carla.send('PUT', '/api/notifications/mark-read', { body: { notificationIds: [ids.message] } }),
  ],
  ['PUT /api/notifications/mark-all-read', () => carla.send('PUT', '/api/notifications/mark-all-read'), { count: 0 }],
  ['DELETE /api/notices/{id}', () => mandeep.send('DELETE', ofNotice())],
  ['GET /api/buildings', () => read(sam, '/api/buildings'), [{ name: 'Harbour View' }, { name: 'Prairie Court' }]],
  ['GET /api/buildings/{id}', () => read(olivia, `/api/buildings/${ids.building}`), { name: 'Harbour View' }],
  ['GET /api/buildings/my-buildings', () => read(olivia, '/api/buildings/my-buildings'), [{ name: 'Harbour View' }]],
  [
    'PUT /api/buildings/{id}',
    () =>
      carla.send('PUT', `/api/buildings/${ids.building}`, {
        body: { name: 'Harbour View', features: { forum: true } },
      }),
    { name: 'Harbour View' },
  ],
  [
    'GET /api/buildings/{id}/stats',
    () => read(mandeep, `/api/buildings/${ids.building}/stats`),
    { units: {}, users: {}, maintenance: {}, parking: {} },
  ],
  ['GET /api/building/contacts', () => read(olivia, '/api/building/contacts'), { contacts: expect.any(Array) }],
  [
    'PUT /api/building/contacts',
    () =>
      mandeep.send('PUT', '/api/building/contacts', {
        body: { contacts: [{ ...contact, isEmergency: true, order: 0 }] },
      }),
    { contacts: [{ name: 'Front desk' }] },
  ],
  ['PUT /api/documents/{id}/pin', () => mandeep.send('PUT', `/api/documents/${ids.document}/pin`)],
  ['GET /api/documents/pinned', () => read(olivia, '/api/documents/pinned'), [{ title: 'Bylaws' }]],
  ['GET /api/documents/{id}/download', () => read(olivia, `/api/documents/${ids.document}/download`)],
  ['GET /api/bookings', () => read(olivia, '/api/bookings'), []],
  ['GET /api/tickets/my-tickets', () => read(olivia, '/api/tickets/my-tickets'), []],
  ['GET /api/proposals?status=voting', () => read(carla, '/api/proposals', { status: 'voting' }), []],
  ['POST /api/auth/logout', () => olivia.send('POST', '/api/auth/logout')],
]

/** What later calls name. */
const remember = async (name: string, { body }: Answer): Promise<void> => {
  if (name === 'POST /api/notices') {
    ids.notice = body.data._id
    ids.attachment = body.data.attachments[0]._id
  }
  if (name === 'POST /api/notices/{id}/publish') {
    await world.jobs.drain()
    ids.message = (await read(carla, '/api/notifications')).body.data[0]._id
  }
}

it('are thirty-four', () => {
  expect(calls).toHaveLength(34)
  expect(new Set(calls.map(([name]) => name)).size).toBe(34)
})

it.each(calls)('%s answers a client that sends the payload of the specification and no more', async (...row) => {
  const [name, send, data] = row
  const answer = await send()
  const { status, body, text } = answer
  expect({ status, refused: status < 400 ? '' : text, data: body?.data }).toMatchObject({
    status: name === 'GET /api/auth/google' ? 302 : 200,
    refused: '',
    ...(data !== undefined && { data }),
  })
  await remember(name, answer)
})

it('GET /api/buildings/search with an empty query stands in for the list', async () => {
  const { status, body } = await read(sam, '/api/buildings/search', { query: '' })
  expect([status, body.data]).toMatchObject([200, [{ name: 'Harbour View' }, { name: 'Prairie Court' }]])
})
