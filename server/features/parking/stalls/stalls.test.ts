/** Stalls over HTTP: who keeps them, who has them for how long, who waits, and lending one to a neighbour. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { units } from '../../../../contract/units.ts'
import { parking } from '../../../../contract/parking.ts'
import type { Stall } from '../../../../contract/parking/stalls.ts'
import type { Caller } from '../../../testing/caller.ts'
import { emailOf } from '../../../testing/cast.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { notifications } from '../../../../contract/notifications.ts'

let world: World
let carla: Caller
let mandeep: Caller
let olivia: Caller
let theo: Caller
const unitIds: Record<string, string> = {}
beforeAll(async () => {
  world = await openWorld()
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
  olivia = await world.as('olivia')
  theo = await world.as('theo')
  for (const { _id, unitNumber } of (await carla.call(units.list, { query: {} })).items) unitIds[unitNumber] = _id
})
afterAll(() => world.close())

let next = 0
const add = (more: object = {}): Promise<Stall> =>
  carla.call(parking.addStall, { body: { level: 'P1', number: String(++next).padStart(2, '0'), ...more } })
const terms = { basis: 'council_approval', from: '2026-11-01', until: '2027-10-31' } as const
const give = (stall: Stall, unit: string, more: object = {}, who = carla) =>
  who.call(parking.assignStall, {
    params: { id: stall._id },
    body: { ...terms, unitId: unitIds[unit]!, version: stall.version, ...more },
  })
const tryGive = (stall: Stall, unit: string, more: object = {}, who = carla) =>
  who.try(parking.assignStall, {
    params: { id: stall._id },
    body: { ...terms, unitId: unitIds[unit]!, version: stall.version, ...more },
  })
const actionsOf = async ({ _id }: Stall) =>
  (await carla.call(audit.history, { params: { subject: 'parkingStall', id: _id }, query: {} })).items.map(
    ({ action }) => action,
  )
const titles = async (who: Caller) =>
  (await who.call(notifications.list, { query: {} })).items.map(({ title }) => title)

it('are listed page by page, in the order of levels and numbers, each once', async () => {
  const names = ['10', '9', 'a2', '1', 'A1', '2'].map((number) => ({ level: 'Pages', number }))
  for (const one of names) await add(one)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await carla.call(parking.listStalls, {
      query: { level: 'pages', limit: 2, ...(cursor && { cursor }) },
    })
    expect(page.items.length).toBeLessThanOrEqual(2)
    seen.push(...page.items.map(({ number }) => number))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(seen).toEqual(['1', '2', '9', '10', 'A1', 'a2'])
  const map = await carla.call(parking.stallMap, { query: { level: 'Pages' } })
  expect(map.map(({ number }) => number)).toEqual(seen)
  const { levels } = await carla.call(parking.stallLevels)
  expect(levels.find(({ level }) => level === 'Pages')).toEqual({ level: 'Pages', stalls: 6, free: 6 })
  const ada = await world.as('ada')
  expect(await ada.call(parking.listStalls, { query: { level: 'Pages' } })).toEqual({ items: [], nextCursor: null })
  expect((await carla.try(parking.listStalls, { query: { cursor: 'nonsense' } })).status).toBe(400)
})

describe('a stall', () => {
  it('is added where its level has room, changed, moved, and taken away while nobody had it', async () => {
    const first = await add({ evCharging: true, notes: 'By the ramp' })
    const second = await add()
    expect(first).toMatchObject({ level: 'P1', tenure: 'common_property', evCharging: true, holder: null, version: 1 })
    expect(second.place).toMatchObject({ x: first.place.x + 3, y: first.place.y })
    const params = { id: second._id }
    const place = { x: 40, y: 20, width: 4, height: 5, turned: 1 }
    const moved = await mandeep.call(parking.placeStall, { params, body: { ...place, version: 1 } })
    expect(moved).toMatchObject({ place, version: 2 })
    const stale = await carla.try(parking.placeStall, { params, body: { ...place, x: 1, version: 1 } })
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE' } })
    const fields = { level: 'P2', number: '9', tenure: 'part_of_lot', version: 2 } as const
    expect(await carla.call(parking.changeStall, { params, body: fields })).toMatchObject({ level: 'P2', version: 3 })
    expect(await actionsOf(second)).toEqual(['changed', 'moved', 'created'])
    await carla.call(parking.removeStall, { params, body: { version: 3 } })
    expect((await carla.try(parking.getStall, { params })).status).toBe(404)
  })

  it('has a number that its level has once, and is common property where it is for visitors', async () => {
    const one = await add()
    const again = await carla.try(parking.addStall, { body: { level: 'p1', number: one.number } })
    expect(again.status).toBe(400)
    expect(again.text).toContain('This level already has a stall with this number')
    const guest = await carla.try(parking.addStall, {
      body: { level: 'P1', number: 'V1', visitor: true, tenure: 'part_of_lot' },
    })
    expect(guest.text).toContain('A visitor stall must be common property')
  })

  it('is kept only by those who manage parking, while the building uses it', async () => {
    expect((await olivia.try(parking.listStalls, { query: {} })).status).toBe(403)
    await world.connection.pool.query(
      `update buildings set permissions = '{"council": {"parking": false}}' where id = $1`,
      [world.cast.buildings.harbour],
    )
    expect((await carla.try(parking.listStalls, { query: {} })).status).toBe(403)
    await world.connection.pool.query(`update buildings set permissions = '{}' where id = $1`, [
      world.cast.buildings.harbour,
    ])
    expect((await carla.try(parking.listStalls, { query: {} })).status).toBe(200)
  })
})

describe('an assignment', () => {
  it('lasts a year at most, five with charging, and a fee rests on a bylaw', async () => {
    const plain = await add()
    const long = await tryGive(plain, '703', { until: '2027-11-01' })
    expect(long).toMatchObject({ status: 400 })
    expect(long.text).toContain('until Oct 31, 2027 at most (Strata Property Act, s. 76')
    const charging = await add({ evCharging: true })
    expect(await give(charging, '703', { until: '2031-10-31' })).toMatchObject({ holder: { unitNumber: '703' } })
    const free = await tryGive(plain, '703', { basis: 'rented', feeCents: 7500 })
    expect(free.text).toContain('Enter the bylaw or ratified rule')
    const rented = await give(plain, '703', { basis: 'rented', feeCents: 7500, authority: 'Bylaw 31' })
    expect(rented.assignments).toMatchObject([{ feeCents: 7500, authority: 'Bylaw 31', state: 'running' }])
    expect(await titles(olivia)).toContain(`Stall P1-${plain.number} has been assigned to unit 703`)
  })

  it('has one holder at a time, whoever gives it at the same moment', async () => {
    const stall = await add()
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, i) => tryGive(stall, i % 2 ? '703' : '804', {}, i % 3 ? carla : mandeep)),
    )
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(asked.filter(({ status }) => status === 409)).toHaveLength(19)
    const held = await carla.call(parking.getStall, { params: { id: stall._id } })
    expect(held.assignments).toHaveLength(1)
    const over = await tryGive(held, '102', { from: '2027-10-31', until: '2028-10-30' })
    expect(over.text).toMatch(/Unit (703|804) has this stall until Oct 31, 2027/)
    await give(held, '102', { from: '2027-11-01', until: '2028-10-31' })
  })

  it('is reminded of once a month before, renewed for the next term, and ended with a reason', async () => {
    const stall = await give(await add(), '703', { from: '2025-12-11', until: '2026-12-10' })
    await world.jobs.runNow('parking.remindOfTerms')
    await world.jobs.runNow('parking.remindOfTerms')
    const said = `Your term for stall P1-${stall.number} ends on Dec 10, 2026`
    expect((await titles(olivia)).filter((title) => title === said)).toHaveLength(1)
    expect(await titles(mandeep)).toContain(`Unit 703’s term for stall P1-${stall.number} ends on Dec 10, 2026`)
    await world.jobs.drain()
    const mails = world.mails.filter(({ subject }) => subject === said)
    expect(mails.map(({ to, text }) => [to, text.includes('\n\nHello Olivia,\n')])).toEqual([[emailOf('olivia'), true]])
    const [term] = stall.assignments
    const params = { id: stall._id, assignmentId: term!._id }
    const renewed = await carla.call(parking.renewAssignment, { params, body: { until: '2027-12-10', version: 1 } })
    expect(renewed.assignments).toMatchObject([{ from: '2026-12-11', state: 'coming' }, { renewed: true }])
    const body = { on: '2026-11-30', reason: 'Sold the car', version: 1 }
    const ended = await carla.call(parking.endAssignment, {
      params: { ...params, assignmentId: renewed.assignments[0]!._id },
      body,
    })
    expect(ended.assignments).toHaveLength(1)
    const gone = await carla.call(parking.endAssignment, { params, body })
    expect(gone.assignments).toMatchObject([{ until: '2026-11-30', endReason: 'Sold the car' }])
    const stale = await carla.try(parking.endAssignment, { params, body })
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE' } })
    expect(await actionsOf(stall)).toEqual(['assignment ended', 'assignment ended', 'renewed', 'assigned', 'created'])
  })

  it('stands on the list of owners and on one’s own page, once', async () => {
    const stall = await give(await add({ tenure: 'part_of_lot' }), '804', { basis: 'with_lot', until: null })
    const label = `P1-${stall.number}`
    await carla.call(units.addSpace, { params: { id: unitIds['804']! }, body: { kind: 'stall', label } })
    const { text } = await carla.send('GET', '/api/owner-list', { query: { format: 'csv' } })
    expect(text.split(label)).toHaveLength(2)
    const panel = (await carla.call(units.get, { params: { id: unitIds['804']! } })).panels.find(
      ({ key }) => key === 'parking',
    )
    expect(panel!.rows.map(({ title }) => title)).toContain(`Stall ${label}`)
  })
})

describe('lending', () => {
  it('goes to a neighbour for dates, is seen by both, never overlaps, and ends with the term', async () => {
    const stall = await give(await add(), '703')
    const ask = (more: object) =>
      olivia.try(parking.lendStall, { body: { stallId: stall._id, from: '2026-12-01', until: '2026-12-10', ...more } })
    expect((await ask({ until: '2027-11-05' })).text).toContain('You have this stall until Oct 31, 2027')
    expect((await ask({ until: '2026-11-05' })).text).toContain('The last day is before the first')
    expect((await ask({})).status).toBe(200)
    expect(await ask({ from: '2026-12-10', until: '2026-12-12' })).toMatchObject({ status: 409 })
    const offered = (await theo.call(parking.myStalls)).offered.find(({ stallId }) => stallId === stall._id)!
    expect(offered).toMatchObject({ unitNumber: '703', state: 'offered' })
    const params = { id: offered._id }
    const body = { unitId: unitIds['305']!, version: offered.version }
    const taken = await theo.call(parking.takeShare, { params, body })
    expect(taken.borrowed).toMatchObject([{ takenBy: { unitNumber: '305' }, until: '2026-12-10' }])
    expect(taken.drawn.find(({ _id }) => _id === stall._id)!.mine).toBe(true)
    expect(await carla.try(parking.takeShare, { params, body: { ...body, unitId: unitIds['804']! } })).toMatchObject({
      status: 409,
    })
    expect(await titles(olivia)).toContain(`Unit 305 is borrowing your stall P1-${stall.number}`)
    const [term] = stall.assignments
    await carla.call(parking.endAssignment, {
      params: { id: stall._id, assignmentId: term!._id },
      body: { on: '2026-12-05', reason: 'Sold', version: term!.version },
    })
    expect((await theo.call(parking.myStalls)).borrowed).toMatchObject([{ until: '2026-12-05' }])
  })

  it('of a stall that is somebody else’s is not found', async () => {
    const stall = await give(await add(), '804')
    const body = { stallId: stall._id, from: '2026-12-01', until: '2026-12-02' }
    expect((await theo.try(parking.lendStall, { body })).status).toBe(404)
  })
})

describe('the line', () => {
  const join = (who: Caller, unit: string, more: object = {}) =>
    who.call(parking.joinWaits, { body: { unitId: unitIds[unit]!, ...more } })
  const offer = (stall: Stall, more: object = {}) =>
    carla.try(parking.offerStall, {
      params: { id: stall._id },
      body: { ...terms, version: stall.version, days: 3, ...more },
    })

  it('is in the order in which they came, offers what is wished, and goes on to the next', async () => {
    expect(await join(theo, '305', { evCharging: true })).toMatchObject({ position: 1 })
    world.clock.advance(1000)
    expect(await join(olivia, '703')).toMatchObject({ position: 2 })
    world.clock.advance(1000)
    expect(await join(carla, '102')).toMatchObject({ position: 3 })
    expect((await olivia.try(parking.joinWaits, { body: { unitId: unitIds['703']! } })).status).toBe(409)
    expect((await theo.try(parking.joinWaits, { body: { unitId: unitIds['804']! } })).status).toBe(403)
    const stall = await add()
    const made = await offer(stall)
    expect(made.body.data).toMatchObject({ heldFor: '703', offer: { unitNumber: '703' } })
    const held = await carla.call(parking.getStall, { params: { id: stall._id } })
    expect((await tryGive(held, '804')).text).toContain('held for unit 703')
    const mine = (await olivia.call(parking.myStalls)).waits.find(({ unitNumber }) => unitNumber === '703')
    expect(mine).toMatchObject({ position: 2, offer: { unitNumber: '703' } })
    const params = { id: mine!.offer!._id }
    const version = mine!.offer!.version
    expect((await theo.try(parking.acceptOffer, { params, body: { version } })).status).toBe(404)
    const { waits } = await olivia.call(parking.declineOffer, { params, body: { version } })
    expect(waits.find(({ unitNumber }) => unitNumber === '703')).toMatchObject({ position: 2, offer: null })
    expect((await carla.call(parking.getStall, { params: { id: stall._id } })).heldFor).toBe('102')
    world.clock.advance(3 * 24 * 3600 * 1000 + 1)
    await world.jobs.runNow('parking.passOnOffers')
    carla = await world.as('carla')
    const after = await carla.call(parking.getStall, { params: { id: stall._id } })
    expect(after).toMatchObject({ heldFor: null, offer: null, holder: null })
    expect(await titles(carla)).toContain(`No one on the waitlist accepted stall P1-${stall.number}`)
  })

  it('gives the stall on the terms of the offer, and is left by that', async () => {
    theo = await world.as('theo')
    const stall = await add({ evCharging: true })
    expect((await offer(stall, { until: '2031-10-31' })).body.data).toMatchObject({ heldFor: '305' })
    const [wait] = (await theo.call(parking.myStalls)).waits
    const body = { version: wait!.offer!.version }
    const mine = await theo.call(parking.acceptOffer, { params: { id: wait!.offer!._id }, body })
    expect(mine.waits).toEqual([])
    expect(mine.stalls.find(({ _id }) => _id === stall._id)!.assignment).toMatchObject({ until: '2031-10-31' })
    expect((await offer(await add({ accessible: true, level: 'P9' }), { until: '2028-01-01' })).status).toBe(400)
  })
})

describe('a file of stalls', () => {
  const csv = (text: string) => new File([text], 'stalls.csv', { type: 'text/csv' })
  const send = (text: string, apply: boolean) =>
    carla.call(parking.importStalls, { body: { apply }, files: [csv(text)] })

  it('is tried first, names its faults by row, and is written whole', async () => {
    const text = `level,number,tenure,accessible,ev,visitor,unit,from,until
P3,1,Part of the lot,no,yes,no,102,2020-01-01,
P3,2,common property,,,yes,,,
P3,3,common_property,,,,101,2026-11-01,2027-10-31`
    const faulty = await send(`${text}\nP3,4,nonsense,,,,,,\nP3,5,common property,,,,999,,2027-01-01`, true)
    expect(faulty).toMatchObject({ applied: false, faults: [{ row: 5 }, { row: 6, words: 'There’s no unit 999.' }] })
    expect(await send(text, false)).toMatchObject({ applied: false, created: 3, assigned: 2, faults: [] })
    // A browser sends a key, so that a call which is sent twice is done once.
    const form = new FormData()
    form.append('apply', 'false')
    form.append('files', csv(text))
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const tried = await carla.send('POST', '/api/parking/stalls/import', { form, headers })
    expect(tried.body.data).toMatchObject({ applied: false, created: 3 })
    expect((await carla.call(parking.listStalls, { query: { level: 'P3' } })).items).toHaveLength(0)
    expect(await send(text, true)).toMatchObject({ applied: true, created: 3, assigned: 2 })
    expect(await send(text, true)).toMatchObject({ applied: true, created: 0, unchanged: 3, assigned: 0 })
    const file = await carla.send('GET', '/api/parking/stalls/export', { query: { level: 'P3' } })
    expect(await send(file.text.replace(/^\uFEFF/, ''), true)).toMatchObject({ unchanged: 3, faults: [] })
    const { levels, counts } = await carla.call(parking.stallLevels)
    expect(levels.find(({ level }) => level === 'P3')).toEqual({ level: 'P3', stalls: 3, free: 0 })
    expect(counts.visitor).toBe(1)
  })
})
