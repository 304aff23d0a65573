/** Amenities over HTTP that rest on a bylaw or rule of the register: what is filled in, refused, said of it, and kept. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { bookings } from '../../../../contract/bookings.ts'
import { AmenityFields, type Amenity } from '../../../../contract/bookings/amenity.ts'
import type { Bylaw } from '../../../../contract/bylaws/bylaw.ts'
import { amenityBody, bookIt, makeAmenity, unitOf } from '../../../testing/amenities.ts'
import { registerOf } from '../../../testing/bylaws.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let carla: Caller
let register: ReturnType<typeof registerOf>
beforeEach(async () => {
  world = await openWorld()
  carla = await world.as('carla')
  register = registerOf(await world.as('mandeep'))
})
afterEach(() => world.close())

const fees = { number: '14 (3)', heading: 'Amenities', text: 'The lounge costs $50.', filedOn: '2024-11-03' }
const pool = { number: '2', heading: 'Pool', text: 'A key costs $20.', passedOn: '2026-05-01' }
const addBylaw = async (more: object = {}): Promise<Bylaw> => (await register.add('bylaw', { ...fees, ...more }))[0]!
const addRule = async (more: object = {}): Promise<Bylaw> => (await register.add('rule', { ...pool, ...more }))[0]!

const change = (amenity: Amenity, more: object) => {
  const kept = Object.fromEntries(
    Object.keys(AmenityFields.shape).map((name) => [name, amenity[name as keyof Amenity]]),
  )
  const body = { ...kept, version: amenity.version, ...more } as never
  return carla.try(bookings.changeAmenity, { params: { id: amenity._id }, body })
}
const refusal = async (more: object): Promise<unknown> => {
  const { status, body } = await carla.send('POST', '/api/amenities', { body: amenityBody(more) })
  return [status, body.errors]
}
const fault = (message: unknown) => [400, [{ field: 'bylawId', message }]]
const read = (amenity: Amenity, who = carla) => who.call(bookings.amenity, { params: { id: amenity._id } })

describe('an amenity that rests on a text', () => {
  it('takes its kind and number from the register', async () => {
    const bylaw = await addBylaw()
    const typed = { authorityKind: 'rule', authority: 'Something else' } as const
    const made = await makeAmenity(carla, { feeCents: 5000, bylawId: bylaw._id, ...typed })
    expect(made).toMatchObject({
      ...{ authorityKind: 'bylaw', authority: '14 (3)', bylawId: bylaw._id },
      bylaw: { _id: bylaw._id, kind: 'bylaw', number: '14 (3)', heading: 'Amenities', state: 'inForce', endedOn: null },
    })
    expect((await read(made, await world.as('olivia'))).bylaw).toEqual(made.bylaw)
    const free = await change(made, { bylawId: null, authorityKind: 'rule', authority: 'Rule 9' })
    expect(free.body.data).toMatchObject({ bylawId: null, bylaw: null, authorityKind: 'rule', authority: 'Rule 9' })
  })

  it('says so in its history, also where the next text has the same number', async () => {
    const old = await addBylaw()
    const made = await makeAmenity(carla, { feeCents: 5000, bylawId: old._id })
    const next = await addBylaw({ filedOn: '2026-11-18', replacesId: old._id })
    expect((await change(made, { bylawId: next._id })).status).toBe(200)
    const params = { subject: 'amenity', id: made._id } as const
    const [last] = (await carla.call(audit.history, { params, query: {} })).items
    expect(last!.fields).toEqual([
      {
        field: 'bylaw',
        before: 'Bylaw 14 (3): Amenities, in force since Nov 3, 2024',
        after: 'Bylaw 14 (3): Amenities, in force since Nov 18, 2026',
      },
    ])
  })

  it('is refused where the text isn’t in force today', async () => {
    const waiting = await addBylaw({ number: '15', filedOn: null, passedOn: '2026-11-03' })
    expect(await refusal({ feeCents: 500, bylawId: waiting._id })).toEqual(fault('Bylaw 15 isn’t in force yet.'))
    const old = await addBylaw()
    await register.step(old, { step: 'repeal', endedOn: '2026-11-19', reason: 'Resolution 4' })
    expect(await refusal({ bylawId: old._id })).toEqual(fault('Bylaw 14 (3) was repealed on Nov 19, 2026.'))
    const lapsed = await addRule({ passedOn: '2025-03-01' })
    expect(await refusal({ bylawId: lapsed._id })).toEqual(fault('Rule 2 lapsed on Feb 28, 2026.'))
  })

  it('asks for money only by a rule that is ratified', async () => {
    const rule = await addRule()
    const refused = fault(
      expect.stringMatching(/^Rule 2 isn’t ratified yet.*Strata Property Regulation, s\. 6\.9\)\.$/),
    )
    expect(await refusal({ feeCents: 500, bylawId: rule._id })).toEqual(refused)
    expect(await refusal({ depositCents: 500, bylawId: rule._id })).toEqual(refused)
    expect(await makeAmenity(carla, { bylawId: rule._id })).toMatchObject({ bylaw: { state: 'toRatify' } })
    await register.step(rule, { step: 'ratify', ratifiedOn: '2026-11-10' })
    expect(await makeAmenity(carla, { feeCents: 500, bylawId: rule._id })).toMatchObject({
      ...{ authorityKind: 'rule', authority: '2', bylaw: { state: 'inForce' } },
    })
  })

  it('rests on no text of another building, and on none that isn’t there', async () => {
    const ada = registerOf(await world.as('ada'))
    const [theirs] = await ada.add('bylaw', fees)
    const unknown = fault('This isn’t in the register. Choose another one.')
    expect(await refusal({ bylawId: theirs!._id })).toEqual(unknown)
    expect(await refusal({ bylawId: '01990000-0000-7000-8000-000000000001' })).toEqual(unknown)
  })
})

describe('a text that has ended since', () => {
  it('is said to be replaced, with the one in its place, and nothing is switched off', async () => {
    const old = await addBylaw()
    const made = await makeAmenity(carla, { feeCents: 5000, bylawId: old._id })
    const between = await addBylaw({ filedOn: '2026-11-10', replacesId: old._id })
    const next = await addBylaw({ number: '14 (4)', filedOn: '2026-11-18', replacesId: between._id })
    const found = await read(made)
    expect(found.bylaw).toMatchObject({ state: 'replaced', endedOn: '2026-11-10', replacedBy: { number: '14 (4)' } })
    expect(found.canBook).toBe(true)
    const olivia = await world.as('olivia')
    const unit = await unitOf(olivia, '703')
    await bookIt(olivia, made, unit, ['2026-12-01T09:00', '2026-12-01T11:00'])
    await register.step(next, { step: 'repeal', endedOn: '2026-11-20', reason: 'Resolution 5' })
    expect((await read(made)).bylaw).toMatchObject({ state: 'replaced', replacedBy: null })
  })

  it('stays while other things change, but no other fee rests on it', async () => {
    const old = await addBylaw()
    const made = await makeAmenity(carla, { feeCents: 5000, bylawId: old._id })
    await register.step(old, { step: 'repeal', endedOn: '2026-11-19', reason: 'Resolution 4' })
    const { data } = (await change(made, { place: 'Roof' })).body
    expect(data).toMatchObject({ place: 'Roof', bylaw: { state: 'repealed' } })
    for (const more of [{ feeCents: 6000 }, { feePer: 'hour' }, { depositCents: 100 }])
      expect((await change(data, more)).body.errors).toEqual([
        { field: 'bylawId', message: 'Bylaw 14 (3) was repealed on Nov 19, 2026.' },
      ])
    expect((await change(data, { feeCents: 0 })).status).toBe(200)
  })
})

describe('the text’s page', () => {
  it('lists the amenities that rest on it to those who manage, and can’t be removed', async () => {
    const bylaw = await addBylaw()
    const lounge = await makeAmenity(carla, { name: 'Lounge', feeCents: 5000, bylawId: bylaw._id })
    const attic = await makeAmenity(carla, { name: 'Attic', bylawId: bylaw._id })
    await carla.call(bookings.retireAmenity, { params: { id: attic._id }, body: { reason: '', version: 1 } })
    expect((await register.get(bylaw)).citedBy).toEqual([
      { what: 'Amenity', name: 'Lounge', path: `/bookings/manage/${lounge._id}` },
      { what: 'Amenity out of service', name: 'Attic', path: `/bookings/manage/${attic._id}` },
    ])
    expect((await registerOf(await world.as('olivia')).get(bylaw)).citedBy).toEqual([])
    expect(await register.refused(bylaw, { step: 'discard' })).toEqual([409, expect.stringContaining('cite this')])
  })

  it('is removed, or an amenity rests on it, when both come at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const bylaw = await addBylaw({ number: `${round}` })
      const [made, [removed]] = await Promise.all([
        refusal({ feeCents: 500, bylawId: bylaw._id }),
        register.refused(bylaw, { step: 'discard' }),
      ])
      expect([
        [[200, undefined], 409],
        [fault(expect.stringContaining('isn’t in the register')), 200],
      ]).toContainEqual([made, removed])
    }
  })
})

describe('a booking', () => {
  it('keeps the bylaw it was made by, also once a replacement with the same number took its place', async () => {
    const bylaw = await addBylaw()
    const olivia = await world.as('olivia')
    const made = await makeAmenity(carla, { feeCents: 5000, bylawId: bylaw._id })
    const times = ['2026-12-01T09:00', '2026-12-01T11:00'] as const
    const mine = await bookIt(olivia, made, await unitOf(olivia, '703'), times)
    expect(mine).toMatchObject({ authority: 'Bylaw 14 (3)', bylawId: bylaw._id })
    const next = await addBylaw({ filedOn: '2026-11-18', replacesId: bylaw._id })
    expect((await change(made, { bylawId: next._id })).status).toBe(200)
    expect(await olivia.call(bookings.get, { params: { id: mine._id } })).toMatchObject({
      ...{ authority: 'Bylaw 14 (3)', bylawId: bylaw._id },
    })
    const later = ['2026-12-02T09:00', '2026-12-02T11:00'] as const
    expect(await bookIt(olivia, made, await unitOf(olivia, '703'), later)).toMatchObject({
      ...{ authority: 'Bylaw 14 (3)', bylawId: next._id },
    })
    expect((await register.get(bylaw)).citedBy).toEqual([
      { what: 'Booking', name: `${made.name}, unit 703, Dec 1, 2026`, path: `/bookings/${mine._id}` },
    ])
    expect((await register.get(next)).citedBy).toMatchObject([{ what: 'Amenity', name: made.name }])
  })

  it('names no bylaw where it costs nothing', async () => {
    const bylaw = await addBylaw()
    const olivia = await world.as('olivia')
    const free = await makeAmenity(carla, { bylawId: bylaw._id })
    const times = ['2026-12-01T09:00', '2026-12-01T11:00'] as const
    expect(await bookIt(olivia, free, await unitOf(olivia, '703'), times)).toMatchObject({
      authority: '',
      bylawId: null,
    })
  })
})
