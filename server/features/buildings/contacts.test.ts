/** Important contacts: who reads and who writes them, what a list may hold, and what happens to it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contacts, type Contact } from '../../../contract/contacts.ts'
import { Role } from '../../../contract/roles.ts'
import { contactFieldMostChars, contactPhoneMostChars, contactsMost } from '../../../contract/limits.ts'
import type { Caller } from '../../testing/caller.ts'
import type { Name } from '../../testing/cast.ts'
import { addressOf } from '../../testing/probe.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
const callers = {} as Record<Name, Caller>
const people = ['vic', 'mia', 'theo', 'olivia', 'carla', 'mandeep', 'ada'] as const

beforeAll(async () => {
  world = await openWorld({ connections: 20 })
  for (const name of people) callers[name] = await world.as(name)
  callers.sam = await world.as('sam', 'harbour')
})
beforeEach(() => world.connection.pool.query('delete from contacts'))
afterAll(() => world.close())

const whole = { phone: '', email: '', availability: '', isEmergency: false }
const lift = { name: 'Northshore Lifts', role: 'Elevator service' }
const fire = { name: '911', role: 'Fire', phone: '911', isEmergency: true }
const desk: Contact = {
  name: "Zoë O'Brien",
  role: 'Concierge',
  phone: '(604) 555-0142 ext. 3',
  email: 'desk@harbour-view.example',
  availability: 'Mon to Fri, 9 < 17',
  isEmergency: false,
  order: 0,
}

const read = async (caller: Caller) => caller.call(contacts.list)
const write = (caller: Caller, list: readonly object[], version?: number) =>
  caller.send('PUT', '/api/building/contacts', { body: { contacts: list, ...(version !== undefined && { version }) } })
const errorsOf = async (contact: object) => {
  const { status, body } = await write(callers.carla, [contact])
  return [status, body.error, body.errors]
}
const refused = (field: string, message: string) => [400, message, [{ field: `contacts.0.${field}`, message }]]

describe('the list of contacts', () => {
  it('is read by everybody of the building, a visitor too, and by nobody else', async () => {
    await write(callers.carla, [desk])
    const { body } = await callers.vic.send('GET', '/api/building/contacts')
    expect(body).toMatchObject({ success: true, data: { contacts: [desk] } })
    for (const name of ['vic', 'mia', 'theo', 'olivia', 'carla', 'mandeep', 'sam'] as const)
      expect((await read(callers[name])).contacts).toEqual([desk])
    expect((await read(callers.ada)).contacts).toEqual([])
  })

  it('is written by those who manage the building', async () => {
    for (const name of ['vic', 'mia', 'theo', 'olivia'] as const)
      expect((await write(callers[name], [desk])).status).toBe(403)
    for (const name of ['carla', 'mandeep', 'sam'] as const) {
      const { status, body } = await write(callers[name], [{ ...desk, name: `By ${name}` }])
      expect([status, body.success, body.data.contacts[0].name]).toEqual([200, true, `By ${name}`])
    }
  })

  it('stands in the order of its `order`, numbered from 0, and as it came where that is the same', async () => {
    const { body } = await write(callers.carla, [
      { ...lift, order: 7 },
      { ...fire, order: 2 },
      { ...desk, order: 7 },
    ])
    const expected = [
      { ...whole, ...fire, order: 0 },
      { ...whole, ...lift, order: 1 },
      { ...desk, order: 2 },
    ]
    expect(body.data.contacts).toEqual(expected)
    expect((await read(callers.theo)).contacts).toEqual(expected)
    expect((await write(callers.carla, [desk, lift])).body.data.contacts).toEqual([
      desk,
      { ...whole, ...lift, order: 1 },
    ])
  })

  it('is replaced as a whole, and may be empty', async () => {
    await write(callers.carla, [desk, lift])
    await write(callers.mandeep, [fire])
    expect((await read(callers.olivia)).contacts).toEqual([{ ...whole, ...fire, order: 0 }])
    expect((await write(callers.mandeep, [])).body.data.contacts).toEqual([])
    expect((await read(callers.olivia)).contacts).toEqual([])
  })

  it('of an outdated copy is refused with the present list; without a version it is written all the same', async () => {
    const { version } = await read(callers.carla)
    await write(callers.mandeep, [desk], version)
    const answer = await write(callers.carla, [lift], version)
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'STALE', current: { contacts: [desk], version: version + 1 } })
    expect((await read(callers.carla)).contacts).toEqual([desk])
    expect((await write(callers.carla, [lift])).body.data.version).toBe(version + 2)
  })

  it('written ten times at once from the same copy is written once', async () => {
    const { version } = await read(callers.carla)
    const url = `${await addressOf(world.app)}/api/building/contacts`
    const headers = {
      cookie: callers.carla.cookie,
      'content-type': 'application/json',
      'x-building-id': callers.carla.buildingId!,
    }
    const names = Array.from({ length: 10 }, (_, n) => `Caretaker ${n}`)
    const answers = await Promise.all(
      names.map((name) =>
        fetch(url, {
          method: 'PUT',
          headers,
          body: JSON.stringify({ contacts: [{ ...lift, name }], version }),
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...names.slice(1).map(() => 409)])
    const after = await read(callers.carla)
    expect([after.contacts.map(({ name }) => name), after.version]).toEqual([
      [names[statuses.indexOf(200)]],
      version + 1,
    ])
  })
})

describe('a contact', () => {
  it('needs a name and a role, and says so in the words of the specification', async () => {
    const message = 'Name and role are required'
    for (const [field, contact] of [
      ['name', { role: 'Concierge' }],
      ['name', { name: '', role: 'Concierge' }],
      ['name', { name: ' <b></b> ', role: 'Concierge' }],
      ['name', { name: null, role: 'Concierge' }],
      ['role', { name: 'Zoë' }],
      ['role', { name: 'Zoë', role: '   ' }],
    ] as const)
      expect(await errorsOf(contact)).toEqual(refused(field, message))
    const { body } = await write(callers.carla, [{}])
    expect(body.errors).toEqual([
      { field: 'contacts.0.name', message },
      { field: 'contacts.0.role', message },
    ])
  })

  it('may do without phone, e-mail and availability', async () => {
    expect((await write(callers.carla, [lift])).body.data.contacts).toEqual([{ ...whole, ...lift, order: 0 }])
  })

  it('takes any number that people dial, within its length', async () => {
    for (const phone of ['911', '604-555-0142 ext. 3', '+44 20 7946 0018', '1-800-555-0199 (press 2)', '*67'])
      expect((await write(callers.carla, [{ ...lift, phone }])).body.data.contacts[0].phone).toBe(phone)
    expect(await errorsOf({ ...lift, phone: '5'.repeat(contactPhoneMostChars + 1) })).toEqual(
      refused('phone', `Phone number must be less than ${contactPhoneMostChars} characters`),
    )
  })

  it('keeps an e-mail only if it is one', async () => {
    const kept = await write(callers.carla, [{ ...lift, email: '  Desk@Harbour-View.example ' }])
    expect(kept.body.data.contacts[0].email).toBe('desk@harbour-view.example')
    for (const [email, message] of [
      ['desk', 'Email is too short'],
      ['desk at harbour', 'Invalid email format'],
      ['desk@gmial.com', 'Email domain appears to have a typo'],
      [`${'d'.repeat(250)}@x.example`, 'Email is too long'],
    ] as const)
      expect(await errorsOf({ ...lift, email })).toEqual(refused('email', message))
  })

  it('holds bounded plain text', async () => {
    const long = 'x'.repeat(contactFieldMostChars + 1)
    for (const [field, label] of [
      ['name', 'Name'],
      ['role', 'Role'],
      ['availability', 'Availability'],
    ] as const)
      expect(await errorsOf({ ...lift, [field]: long })).toEqual(
        refused(field, `${label} must be less than ${contactFieldMostChars} characters`),
      )
    const { body } = await write(callers.carla, [{ ...lift, availability: '<i>Always</i>', extra: 'x', _id: 1 }])
    expect(body.data.contacts[0]).toEqual({ ...whole, ...lift, availability: 'Always', order: 0 })
  })

  it('is one of so many at most', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => ({ ...desk, name: `Desk ${n}`, order: n }))
    expect((await write(callers.carla, many(contactsMost), 0)).status).not.toBe(400)
    expect((await write(callers.carla, many(contactsMost))).body.data.contacts).toHaveLength(contactsMost)
    const { status, body } = await write(callers.carla, many(contactsMost + 1))
    expect([status, body.error]).toEqual([400, `At most ${contactsMost} contacts`])
  })
})

describe('a change of the contacts', () => {
  const history = async () => {
    const path = `/api/history/building/${world.cast.buildings.harbour}`
    return (await callers.carla.send('GET', path)).body.data
  }

  it('stands in the history of the building with both lists', async () => {
    await write(callers.mandeep, [lift])
    await write(callers.carla, [desk])
    expect((await history())[0]).toMatchObject({
      at: world.clock.now(),
      by: 'Carla Council',
      action: 'contacts changed',
      fields: [{ field: 'contacts', before: [{ ...whole, ...lift, order: 0 }], after: [desk] }],
    })
  })

  it('that changes nothing makes no version and no line of history', async () => {
    await write(callers.carla, [desk])
    const { version } = await read(callers.carla)
    const lines = (await history()).length
    expect((await write(callers.mandeep, [{ ...desk, order: 5 }], version)).body.data).toEqual({
      contacts: [desk],
      version,
    })
    expect(await history()).toHaveLength(lines)
  })

  it('is told to the open tabs of the building, a refused one is not', async () => {
    const heard: unknown[] = []
    const stop = world.platform.events.subscribe(({ to, event, data }) => heard.push({ to, event, data }))
    await write(callers.carla, [lift])
    await write(callers.carla, [desk], 0)
    stop()
    const buildingId = world.cast.buildings.harbour
    expect(heard).toEqual([
      { to: { buildingId, roles: Role.options }, event: 'changed', data: { buildingId, subject: 'contact' } },
    ])
  })
})
