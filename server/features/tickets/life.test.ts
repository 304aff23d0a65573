/** The life of a ticket over HTTP: looked after, over, rated, part of another, and opened again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { overview } from '../../../contract/overview.ts'
import { audit } from '../../../contract/audit.ts'
import { tickets } from '../../../contract/tickets.ts'
import type { Ticket } from '../../../contract/tickets/ticket.ts'
import { vendors } from '../../../contract/vendors.ts'
import type { Caller } from '../../testing/caller.ts'
import { emailOf } from '../../testing/cast.ts'
import { postAtOnce } from '../../testing/race.ts'
import { again, report, step, titlesOf, trying } from '../../testing/tickets.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let theo: Caller
let olivia: Caller
let carla: Caller
let mandeep: Caller
const signIn = async () => {
  theo = await world.as('theo')
  olivia = await world.as('olivia')
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
}
beforeAll(async () => {
  world = await openWorld({ connections: 24 })
  await signIn()
})
afterAll(() => world.close())

const byId = ({ _id }: Pick<Ticket, '_id'>) => ({ params: { id: _id } })

describe('looking after', () => {
  it('goes from hand to hand, and whoever reported hears each step', async () => {
    const { _id: vendorId } = await carla.call(vendors.add, {
      body: {
        name: 'Volt Electric',
        trade: 'electrical',
        insurer: 'Seaboard',
        insuredUntil: '2027-06-01',
        clearanceUntil: '2027-06-01',
      },
    })
    let ticket = await report(theo)
    const { people } = await carla.call(tickets.hands)
    const accountId = people.find(({ name }) => name === 'Mandeep Manager')!._id
    ticket = await step(carla, ticket, { step: 'assign', accountId, vendorId })
    expect(ticket).toMatchObject({ status: 'assigned', vendor: { name: 'Volt Electric' } })
    expect(await titlesOf(mandeep)).toContain(`Ticket #${ticket.number} was assigned to you`)
    ticket = await step(mandeep, ticket, { step: 'start' })
    ticket = await step(mandeep, ticket, { step: 'hold', words: 'A part is ordered.', resumesOn: '2026-11-24' })
    expect(ticket).toMatchObject({ status: 'on_hold', resumesOn: '2026-11-24', reason: 'A part is ordered.' })
    ticket = await step(mandeep, ticket, { step: 'resume' })
    expect(ticket).toMatchObject({ status: 'in_progress', resumesOn: null, reason: '' })
    ticket = await step(mandeep, ticket, { step: 'resolve', words: 'New heating coil.' })
    const own = await again(theo, ticket)
    expect(own.events.map(({ kind, status }) => [kind, status])).toEqual([
      ['reported', 'open'],
      ['assigned', 'assigned'],
      ['started', 'in_progress'],
      ['held', 'on_hold'],
      ['resumed', 'in_progress'],
      ['resolved', 'resolved'],
    ])
    expect(own.can).toMatchObject({ steps: ['close', 'reopen'], rate: true, say: false, seeInternal: false })
    const titles = await titlesOf(theo)
    for (const words of ['has been assigned', 'is being worked on', 'is on hold', 'has resumed'])
      expect(titles).toContain(`Your ticket #${ticket.number} ${words}`)
    await world.jobs.drain()
    expect(
      world.mails.filter(({ to, subject }) => to.includes(emailOf('theo')) && subject.includes(`#${ticket.number} `))
        .length,
    ).toBe(5)
  })

  it('is refused out of turn with what is open, and to residents', async () => {
    const ticket = await report(theo)
    const { status, body } = await trying(carla, ticket, { step: 'resume' })
    expect([status, body.error]).toEqual([
      409,
      'This ticket is open. Available steps: “Assign”, “Start work”, “Put on hold”, “Mark as resolved” or “Decline”.',
    ])
    expect((await trying(theo, ticket, { step: 'start' })).status).toBe(403)
    expect((await trying(theo, ticket, { step: 'reopen', words: 'No' })).body.error).toBe(
      'This ticket is open. Available steps: “Withdraw”.',
    )
    expect((await trying(carla, ticket, { step: 'decline' })).body.errors).toEqual([
      { field: 'words', message: 'Enter why it is declined' },
    ])
    expect(
      (await trying(carla, ticket, { step: 'hold', words: 'Later', resumesOn: '2026-11-20' })).body.errors,
    ).toEqual([{ field: 'resumesOn', message: 'Choose a future date' }])
  })

  it('takes hands that are there, and a vendor without papers only knowingly', async () => {
    const ticket = await report(theo)
    const { _id: vendorId } = await carla.call(vendors.add, { body: { name: 'Bare Hands', trade: 'general' } })
    const assign = (more: object) => trying(carla, ticket, { step: 'assign', ...more })
    expect((await assign({})).body.errors).toEqual([{ field: 'accountId', message: 'Choose a person or a vendor' }])
    expect((await assign({ accountId: world.cast.accounts.theo })).body.errors[0].field).toBe('accountId')
    const bare = await assign({ vendorId })
    expect([bare.status, bare.body.error]).toEqual([
      409,
      'Bare Hands: No liability insurance is on file. No WorkSafeBC clearance is on file. Assign it only if you accept this.',
    ])
    expect((await assign({ vendorId, despiteWarnings: true })).status).toBe(200)
    const { items } = await carla.call(audit.history, { params: { subject: 'ticket', id: ticket._id }, query: {} })
    expect(items[0]!.fields).toContainEqual({ field: 'despiteWarnings', before: null, after: true })
    const ended = await carla.call(vendors.add, { body: { name: 'Gone', trade: 'general' } })
    await carla.call(vendors.end, { params: { id: ended._id }, body: { version: 1 } })
    const over = { step: 'assign', vendorId: ended._id, despiteWarnings: true }
    expect((await trying(carla, await again(carla, ticket), over)).body.errors[0].field).toBe('vendorId')
  })

  it('two who assign at once: one wins, the others are told', async () => {
    const ticket = await report(theo)
    const headers = {
      cookie: carla.cookie,
      'x-building-id': world.cast.buildings.harbour,
      origin: 'http://localhost:3000',
    }
    const body = { step: 'assign', accountId: world.cast.accounts.mandeep, version: ticket.version }
    const statuses = await postAtOnce(world.app, 20, { path: `/api/tickets/${ticket._id}/steps`, headers, body })
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    const late = await trying(mandeep, ticket, { step: 'assign', accountId: world.cast.accounts.carla })
    expect([late.status, late.body.code, late.body.current.desk.assignee.name]).toEqual([
      409,
      'STALE',
      'Mandeep Manager',
    ])
  })

  it('gives many at once, and names those that moved on', async () => {
    const [one, two, three] = [await report(theo), await report(theo), await report(theo)]
    await step(carla, three, { step: 'decline', words: 'Not ours' })
    const chosen = [one, two, three].map(({ _id, version }) => ({ _id, version }))
    const body = {
      tickets: [...chosen, { _id: world.cast.accounts.theo, version: 1 }],
      accountId: world.cast.accounts.carla,
    }
    const { done, refused } = await mandeep.call(tickets.assignMany, { body })
    expect(done).toBe(2)
    expect(refused).toMatchObject([{ number: three.number }, { number: null, why: 'Not found.' }])
    expect((await again(mandeep, two)).desk?.assignee?.name).toBe('Carla Council')
  })

  it('is changed by the desk, which keeps the former words in the history', async () => {
    const ticket = await report(theo)
    const body = {
      title: 'Dryer is hot',
      category: 'electrical',
      place: 'common',
      placeWords: 'Laundry, left',
      priority: 'high',
    } as const
    const after = await carla.call(tickets.change, { ...byId(ticket), body: { ...body, version: ticket.version } })
    expect(after).toMatchObject(body)
    const stale = await mandeep.send('PUT', `/api/tickets/${ticket._id}`, {
      body: { ...body, version: ticket.version },
    })
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE'])
    const history = await carla.send('GET', `/api/history/ticket/${ticket._id}`)
    expect(history.text).toContain('Dryer smells of burning')
  })
})

describe('what becomes of it', () => {
  const resolved = async () => step(carla, await report(theo), { step: 'resolve', words: 'Done.' })

  it('is rated once; a low rating opens it again and counts', async () => {
    const good = await resolved()
    const rated = await theo.call(tickets.rate, { ...byId(good), body: { stars: 5, version: good.version } })
    expect(rated).toMatchObject({ rating: { stars: 5 }, status: 'resolved', can: { rate: false } })
    const twice = await theo.send('POST', `/api/tickets/${good._id}/rating`, {
      body: { stars: 1, version: rated.version },
    })
    expect(twice.status).toBe(409)
    const bad = await resolved()
    const body = { stars: 1, words: 'It still smells.', version: bad.version }
    const low = await theo.call(tickets.rate, { ...byId(bad), body })
    expect(low).toMatchObject({ status: 'open', reopened: 1, can: { rate: false } })
    expect(await titlesOf(carla)).toContain(`Reopened: #${bad.number} Dryer smells of burning`)
    const better = await step(carla, await again(carla, low), { step: 'resolve' })
    expect((await again(theo, better)).can.rate).toBe(true)
    expect(
      (await olivia.send('POST', `/api/tickets/${bad._id}/rating`, { body: { stars: 5, version: 1 } })).status,
    ).toBe(404)
  })

  it('is rated between whoever reported it and the desk; who follows hears that it is open again', async () => {
    const ticket = await report(theo, { title: 'Fan rattles' })
    await olivia.call(tickets.follow, byId(ticket))
    const good = await step(carla, await again(carla, ticket), { step: 'resolve' })
    await theo.call(tickets.rate, { ...byId(good), body: { stars: 4, words: 'Quick work', version: good.version } })
    const read = async (who: Caller) => JSON.stringify(await again(who, ticket))
    for (const who of [theo, carla]) expect(await read(who)).toContain('4 of 5: Quick work')
    expect(await read(olivia)).not.toMatch(/4 of 5|Quick work|"rated"/)
    const once = await step(theo, await again(theo, ticket), { step: 'reopen', words: 'It rattles again' })
    const low = await step(carla, await again(carla, once), { step: 'resolve' })
    const before = (await titlesOf(olivia)).filter((title) => title.endsWith('was reopened')).length
    await theo.call(tickets.rate, { ...byId(low), body: { stars: 1, words: 'Still', version: low.version } })
    expect((await titlesOf(olivia)).filter((title) => title.endsWith('was reopened'))).toHaveLength(before + 1)
  })

  it('merged goes on in another ticket, which its reporter follows', async () => {
    const [first, second] = [await report(theo), await report(olivia)]
    const into = (number: number) =>
      mandeep.send('POST', `/api/tickets/${second._id}/merge`, { body: { into: number, version: 1 } })
    expect((await into(second.number)).body.errors[0].message).toBe('Choose a different ticket')
    expect((await into(999_999)).body.errors[0].field).toBe('into')
    expect((await into(first.number)).status).toBe(200)
    const merged = await again(olivia, second)
    expect(merged).toMatchObject({
      status: 'closed',
      mergedInto: { number: first.number },
      can: { steps: [], rate: false },
    })
    const words = await olivia.send('POST', `/api/tickets/${second._id}/notes`, { body: { words: 'Any news?' } })
    expect([words.status, words.body.error]).toEqual([409, 'This ticket was merged into another. Continue there.'])
    expect(await again(olivia, first)).toMatchObject({ followers: 2, isMine: false, can: { unfollow: true } })
    expect((await trying(mandeep, merged, { step: 'reopen', words: 'No' })).body.error).toContain('merged into another')
    const back = await mandeep.send('POST', `/api/tickets/${first._id}/merge`, {
      body: { into: second.number, version: (await again(mandeep, first)).version },
    })
    expect([back.status, back.body.error]).toEqual([
      409,
      `Ticket #${second.number} is closed. Reopen it or choose another.`,
    ])
  })

  it('counts for the caller and the building while it is open, assigned or in progress', async () => {
    const mia = await world.as('mia')
    const own = async () => (await mia.call(overview.dashboard)).activity.openTickets
    const all = async () => (await carla.call(overview.dashboard)).stats!.maintenance.activeTickets
    const figures = async () => (await carla.call(tickets.figures)).now
    const before = await all()
    const { onHold } = await figures()
    const ticket = await report(mia)
    expect([await own(), (await all()) - before]).toEqual([1, 1])
    expect(await figures()).toEqual({ active: before + 1, onHold })
    const held = await step(carla, ticket, { step: 'hold', words: 'Waiting' })
    expect([await own(), (await all()) - before]).toEqual([0, 0])
    expect(await figures()).toEqual({ active: before, onHold: onHold + 1 })
    await step(carla, held, { step: 'resume' })
    expect(await own()).toBe(1)
    const { body } = await mia.send('GET', '/api/tickets/my-tickets')
    expect(body.data).toMatchObject([{ _id: ticket._id, status: 'open' }])
  })

  it('is opened again within fourteen days, closes by itself, and goes on when its day has come', async () => {
    const ticket = await resolved()
    const held = await step(carla, await report(theo), { step: 'hold', words: 'A part', resumesOn: '2026-11-24' })
    world.clock.advance(5 * 86_400_000)
    await signIn()
    await world.jobs.runNow('tickets.settle')
    await world.jobs.drain()
    expect((await again(theo, held)).status).toBe('open')
    const open = await step(theo, await again(theo, ticket), { step: 'reopen', words: 'It smells again.' })
    expect(open).toMatchObject({ status: 'open', reopened: 1 })
    await step(carla, await again(carla, open), { step: 'resolve' })
    world.clock.advance(16 * 86_400_000)
    await signIn()
    await world.jobs.runNow('tickets.settle')
    await world.jobs.drain()
    const closed = await again(theo, ticket)
    expect(closed).toMatchObject({ status: 'closed', can: { steps: [], rate: true } })
    const late = await trying(theo, closed, { step: 'reopen', words: 'Once more' })
    expect([late.status, late.body.error]).toEqual([409, 'This ticket is closed. No further steps are possible.'])
  })
})
