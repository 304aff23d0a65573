/** Tickets over HTTP: reported by residents, narrowed and counted by the desk. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tickets } from '../../../contract/tickets.ts'
import type { Ticket } from '../../../contract/tickets/ticket.ts'
import type { Caller } from '../../testing/caller.ts'
import { emailOf } from '../../testing/cast.ts'
import { textFile } from '../../testing/notices.ts'
import { again, laundry, report, say, titlesOf } from '../../testing/tickets.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let theo: Caller
let olivia: Caller
let carla: Caller
let mandeep: Caller
beforeAll(async () => {
  world = await openWorld()
  theo = await world.as('theo')
  olivia = await world.as('olivia')
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
})
afterAll(() => world.close())

const byId = ({ _id }: Pick<Ticket, '_id'>) => ({ params: { id: _id } })
const unitOf = async (who: Caller) => (await who.call(tickets.reporting)).units[0]!

describe('reporting', () => {
  it('keeps what was said with its photos, counts on, and tells the desk', async () => {
    const unit = await unitOf(theo)
    const body = {
      ...laundry,
      place: 'unit' as const,
      unitId: unit._id,
      placeWords: 'Kitchen',
      words: 'It drips.\nA lot.',
    }
    const made = await report(
      theo,
      { ...body, category: 'plumbing', mayEnter: true, entryTimes: 'After 5', pets: 'A cat' },
      [textFile('one.txt', 'one'), textFile('two.txt', 'two')],
    )
    expect(made).toMatchObject({ status: 'open', unit, isMine: true, priority: 'normal', version: 1, desk: null })
    expect(made.entry).toEqual({ mayEnter: true, times: 'After 5', pets: 'A cat' })
    expect(made.files.map(({ fileName }) => fileName)).toEqual(['one.txt', 'two.txt'])
    expect((await report(theo)).number).toBe(made.number + 1)
    expect(await titlesOf(carla)).toContain(`Theo Tenant reported #${made.number} Dryer smells of burning`)
    await world.jobs.drain()
    expect(
      world.mails.some(({ to, subject }) => to.includes(emailOf('mandeep')) && subject.includes(`#${made.number}`)),
    ).toBe(true)
    const file = await theo.send('GET', `/api/tickets/${made._id}/files/${made.files[1]!._id}`)
    expect([file.status, file.text]).toEqual([200, 'two'])
    expect((await olivia.send('GET', `/api/tickets/${made._id}/files/${made.files[1]!._id}`)).status).toBe(404)
  })

  it('reads back what was typed, less the tags of HTML and script prefixes', async () => {
    const title = 'Leak <unit 305>, if a<b and c>d'
    const words = 'From: Jane Doe <jane@x.example>\n<b>It</b> drips <3 times.'
    const made = await report(theo, { title, words })
    expect(await again(theo, made)).toMatchObject({
      title,
      words: 'From: Jane Doe <jane@x.example>\nIt drips <3 times.',
    })
  })

  it.each([
    ['title', { title: ' ' }, 'Describe the issue in a few words'],
    ['placeWords', { placeWords: '' }, 'Enter where on the common property'],
    ['unitId', { place: 'unit' }, 'Choose a unit'],
    ['forEmail', { forName: 'Wendy', forEmail: 'wendy' }, 'Invalid email format'],
  ])('is refused by %s', async (field, more, message) => {
    const { status, body } = await carla.send('POST', '/api/tickets', { body: { ...laundry, ...more } })
    expect([status, body.errors]).toEqual([400, [{ field, message }]])
  })

  it('is told all that is missing at once', async () => {
    const body = { category: 'plumbing', place: 'common', forPhone: '604 555 0123' }
    const { status, body: answer } = await carla.send('POST', '/api/tickets', { body })
    expect([status, answer.errors]).toEqual([
      400,
      [
        { field: 'title', message: 'Describe the issue in a few words' },
        { field: 'placeWords', message: 'Enter where on the common property' },
        { field: 'forName', message: 'Enter who it is for' },
      ],
    ])
  })

  it('takes a resident’s own units only, and no report for somebody else', async () => {
    const other = (await olivia.call(tickets.reporting)).units.find(({ unitNumber }) => unitNumber === '703')
    const foreign = await theo.send('POST', '/api/tickets', { body: { ...laundry, place: 'unit', unitId: other!._id } })
    expect([foreign.status, foreign.body.errors[0].field]).toEqual([400, 'unitId'])
    expect((await theo.send('POST', '/api/tickets', { body: { ...laundry, forName: 'Wendy' } })).status).toBe(403)
    const vic = await world.as('vic')
    expect((await vic.send('POST', '/api/tickets', { body: laundry })).status).toBe(403)
  })

  it('of an emergency is urgent, and tells the desk by every way at once', async () => {
    const made = await report(theo, { isEmergency: true, priority: 'low', title: 'Water through the ceiling' })
    expect(made.priority).toBe('urgent')
    expect(await titlesOf(mandeep)).toContain(`Emergency #${made.number}: Water through the ceiling`)
  })

  it('for somebody without an account is answered by mail', async () => {
    const body = { forName: 'Wendy Walker', forPhone: '604 555 0123', forEmail: 'wendy@walker.example' }
    const made = await report(carla, body)
    expect(made.desk?.reporter).toMatchObject({
      name: 'Wendy Walker',
      phone: '+16045550123',
      enteredBy: 'Carla Council',
    })
    await say(mandeep, made, 'We come on Monday.')
    await world.jobs.drain()
    const mail = world.mails.findLast(({ to }) => to.includes('wendy@walker.example'))
    expect(mail?.text).toContain('We come on Monday.')
    expect(mail?.text).not.toContain(`/tickets/${made._id}`)
    const merge = async (from: Ticket, into: Ticket) => {
      const { version } = await again(carla, from)
      await carla.call(tickets.merge, { ...byId(from), body: { into: into.number, version } })
    }
    const [next, last] = [await report(theo), await report(olivia)]
    await merge(made, next)
    await merge(next, last)
    await say(mandeep, last, 'We came on Tuesday instead.')
    await world.jobs.drain()
    const told = world.mails.filter(({ text }) => text.includes('We came on Tuesday instead.'))
    expect(told.map(({ to }) => to).toSorted()).toEqual(
      [emailOf('olivia'), emailOf('theo'), 'wendy@walker.example'].toSorted(),
    )
    const wendys = told.find(({ to }) => to === 'wendy@walker.example')!
    expect(wendys.text).not.toContain('/tickets/')
  })

  it('names what neighbours reported, which they can follow instead', async () => {
    const made = await report(theo, { category: 'elevator', title: 'Lift stuck', placeWords: 'Lift 1' })
    const similar = () => olivia.call(tickets.similar, { query: { category: 'elevator', place: 'common' } })
    expect(await similar()).toMatchObject([{ number: made.number, followers: 1, isFollowed: false }])
    const followed = await olivia.call(tickets.follow, byId(made))
    expect(followed).toMatchObject({ isMine: false, unit: null, followers: 2, can: { unfollow: true, say: true } })
    expect(await similar()).toMatchObject([{ followers: 2, isFollowed: true }])
    await say(theo, made, 'It is stuck again.')
    expect((await again(olivia, made)).events.map(({ by, words }) => [by, words])).toEqual([
      [null, ''],
      [null, 'It is stuck again.'],
    ])
    await olivia.call(tickets.unfollow, byId(made))
    expect((await olivia.send('GET', `/api/tickets/${made._id}`)).status).toBe(404)
  })

  it('in a unit is nobody else’s: not similar, not followed, not found', async () => {
    const unit = await unitOf(theo)
    const made = await report(theo, { category: 'pests', place: 'unit', unitId: unit._id })
    expect(
      await olivia.call(tickets.similar, { query: { category: 'pests', place: 'unit', unitId: unit._id } }),
    ).toEqual([])
    for (const [method, rest] of [
      ['GET', ''],
      ['POST', '/follow'],
      ['DELETE', '/follow'],
    ] as const)
      expect((await olivia.send(method, `/api/tickets/${made._id}${rest}`)).status).toBe(404)
  })
})

describe('the desk', () => {
  it('narrows, searches, counts, groups and takes its list along', async () => {
    const ada = await world.as('ada')
    const unit = (await ada.call(tickets.reporting)).units[0]
    const made = await report(ada, { title: 'Café door, 100%', category: 'doors_locks', placeWords: 'Café' })
    const other = await report(ada, { title: 'Roof leaks', category: 'roof_walls', isEmergency: true })
    const found = async (query: object) => (await ada.call(tickets.list, { query })).items.map(({ number }) => number)
    expect(await found({})).toEqual([other.number, made.number])
    expect(await found({ search: '100%' })).toEqual([made.number])
    expect(await found({ search: `#${made.number}` })).toEqual([made.number])
    expect(await found({ emergency: 'yes' })).toEqual([other.number])
    expect(await found({ category: 'doors_locks', status: 'current', assignee: 'none' })).toEqual([made.number])
    // The urgent one is due first.
    expect(await found({ order: 'due' })).toEqual([other.number, made.number])
    const first = await ada.call(tickets.list, { query: { order: 'due', limit: 1 } })
    const second = await ada.call(tickets.list, { query: { order: 'due', limit: 1, cursor: first.nextCursor! } })
    expect([...first.items, ...second.items].map(({ number }) => number)).toEqual([other.number, made.number])
    expect(await ada.call(tickets.counts)).toMatchObject({ open: 2, emergencies: 1, unassigned: 2, mine: 0, closed: 0 })
    expect(await ada.call(tickets.groups, { query: { by: 'unit' } })).toMatchObject([
      { name: 'Common property', open: 2 },
    ])
    const file = await ada.send('GET', '/api/tickets/export?search=caf%C3%A9')
    expect(file.text).toContain(`#${made.number},"Café door, 100%",Open,Doors and locks,Normal,N`)
    expect(file.text).not.toContain('Roof')
    const { flow, medians } = await ada.call(tickets.figures)
    expect(flow).toHaveLength(12)
    expect(flow.at(-1)).toMatchObject({ month: '2026-11', reported: 2, resolved: 0, open: 2 })
    expect(medians.map(({ category }) => category).toSorted()).toEqual(['doors_locks', 'roof_walls'])
    expect(unit === undefined || unit.unitNumber.length > 0).toBe(true)
  })

  it('is closed where the building does not use tickets', async () => {
    const { pool } = world.connection
    const set = (on: boolean) =>
      pool.query(`update buildings set features = features || $1::jsonb where id = $2`, [
        JSON.stringify({ maintenanceTickets: on }),
        world.cast.buildings.prairie,
      ])
    const ada = await world.as('ada')
    await set(false)
    expect((await ada.send('GET', '/api/tickets')).status).toBe(404)
    expect((await ada.send('GET', '/api/tickets/my-tickets')).status).toBe(404)
    await set(true)
    expect((await ada.send('GET', '/api/tickets')).status).toBe(200)
  })
})
