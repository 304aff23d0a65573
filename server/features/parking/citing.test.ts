/** Stall fees and tows over HTTP that rest on a bylaw or rule of the register: what is filled in, refused, and listed. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parking } from '../../../contract/parking.ts'
import type { Stall } from '../../../contract/parking/stalls.ts'
import { notifications } from '../../../contract/notifications.ts'
import type { Violation } from '../../../contract/parking/violation.ts'
import { units } from '../../../contract/units.ts'
import { newId } from '../../db/ids.ts'
import { registerOf } from '../../testing/bylaws.ts'
import type { Caller } from '../../testing/caller.ts'
import { fileOf, plainPicture } from '../../testing/pictures.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let mandeep: Caller
let register: ReturnType<typeof registerOf>
let unitId: string
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  register = registerOf(mandeep)
  unitId = (await mandeep.call(units.list, { query: { search: '703' } })).items[0]!._id
})
afterEach(() => world.close())

const stalls = { number: '31', heading: 'Stalls', text: 'A stall costs $45 a month.', filedOn: '2024-11-03' }
const addBylaw = async (more: object = {}) => (await register.add('bylaw', { ...stalls, ...more }))[0]!
const addRule = async () =>
  (await register.add('rule', { number: '4', heading: 'Stalls', text: '$45.', passedOn: '2026-05-01' }))[0]!
const dayMs = 24 * 60 * 60 * 1000
const repeal = { step: 'repeal', endedOn: '2026-11-19', reason: 'Resolution 4' } as const
const fault = (message: unknown) => [400, [{ field: 'bylawId', message }]]

describe('the fee of a stall', () => {
  const terms = { basis: 'rented', feeCents: 4500, from: '2026-11-01', until: '2027-10-31' } as const
  let number = 11
  const addStall = () =>
    mandeep.call(parking.addStall, { body: { level: 'P1', number: String((number += 1)), tenure: 'common_property' } })
  const give = ({ _id, version }: Stall, more: object) =>
    mandeep.try(parking.assignStall, {
      params: { id: _id },
      body: { ...terms, unitId, version, ...more },
    })
  const given = async (more: object): Promise<Stall> => {
    const stall = await addStall()
    expect((await give(stall, more)).status).toBe(200)
    return mandeep.call(parking.getStall, { params: { id: stall._id } })
  }

  it('is named by the register', async () => {
    const bylaw = await addBylaw()
    const stall = await given({ bylawId: bylaw._id, authority: 'Something else' })
    expect(stall.assignments).toMatchObject([{ bylawId: bylaw._id, authority: 'Bylaw 31', feeCents: 4500 }])
    expect((await given({ authority: 'Bylaw 7' })).assignments).toMatchObject([{ bylawId: null, authority: 'Bylaw 7' }])
  })

  it('rests on no text that has ended, nor on a rule that isn’t ratified, nor on one of another building', async () => {
    const stall = await addStall()
    const refusal = async (bylawId: string, more: object = {}) => {
      const { status, body } = await give(stall, { bylawId, ...more })
      return [status, body.errors]
    }
    const old = await addBylaw()
    await register.step(old, repeal)
    const ended = fault('Bylaw 31 was repealed on Nov 19, 2026.')
    expect(await refusal(old._id)).toEqual(ended)
    const rule = await addRule()
    expect(await refusal(rule._id)).toEqual(fault(expect.stringContaining('Rule 4 isn’t ratified yet')))
    const [theirs] = await registerOf(await world.as('ada')).add('bylaw', stalls)
    expect(await refusal(theirs!._id)).toEqual(fault(expect.stringContaining('isn’t in the register')))
    const { version } = await mandeep.call(parking.getStall, { params: { id: stall._id } })
    const offered = await mandeep.try(parking.offerStall, {
      params: { id: stall._id },
      body: { ...terms, bylawId: old._id, version },
    })
    expect([offered.status, offered.body.errors]).toEqual(ended)
    const free = { basis: 'council_approval', feeCents: null }
    expect((await given({ ...free, bylawId: rule._id })).assignments).toMatchObject([{ authority: 'Rule 4' }])
  })

  it('passes to the next term while its text is in force', async () => {
    const bylaw = await addBylaw()
    const stall = await given({ bylawId: bylaw._id })
    const renew = async (until: string) => {
      const { assignments } = await mandeep.call(parking.getStall, { params: { id: stall._id } })
      const { _id: assignmentId, version } = assignments[0]!
      const params = { id: stall._id, assignmentId }
      return mandeep.try(parking.renewAssignment, { params, body: { until, version } })
    }
    expect((await renew('2028-10-31')).body.data.assignments[0]).toMatchObject({ bylawId: bylaw._id })
    await register.step(bylaw, repeal)
    const refused = await renew('2029-10-31')
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Bylaw 31 was repealed on Nov 19, 2026. Assign the stall for the next term under the bylaw or rule that allows the fee now.',
    ])
  })

  it('passes from an offer to the unit that accepts it', async () => {
    const bylaw = await addBylaw()
    const olivia = await world.as('olivia')
    await olivia.call(parking.joinWaits, { body: { unitId } })
    const stall = await addStall()
    const body = { ...terms, bylawId: bylaw._id, version: stall.version }
    const { offer } = await mandeep.call(parking.offerStall, { params: { id: stall._id }, body })
    expect(offer).toMatchObject({ bylawId: bylaw._id, authority: 'Bylaw 31' })
    await olivia.call(parking.acceptOffer, { params: { id: offer!._id }, body: { version: offer!.version } })
    const { assignments } = await mandeep.call(parking.getStall, { params: { id: stall._id } })
    expect(assignments).toMatchObject([{ bylawId: bylaw._id, authority: 'Bylaw 31' }])
  })

  /** An offer to unit 703 under a bylaw, which is repealed then. */
  const offeredThenRepealed = async (more: object = {}) => {
    const bylaw = await addBylaw()
    const olivia = await world.as('olivia')
    await olivia.call(parking.joinWaits, { body: { unitId } })
    const stall = await addStall()
    const body = { ...terms, bylawId: bylaw._id, days: 3, version: stall.version, ...more }
    const { offer } = await mandeep.call(parking.offerStall, { params: { id: stall._id }, body })
    await register.step(bylaw, repeal)
    const accept = () =>
      olivia.try(parking.acceptOffer, { params: { id: offer!._id }, body: { version: offer!.version } })
    return { bylaw, olivia, stall, offer: offer!, accept }
  }
  const news = async () => (await mandeep.call(notifications.list)).items.map(({ title, text }) => [title, text])
  const stopped = ({ number: of }: Stall) => [
    `Stall P1-${of} wasn’t offered to the next in line`,
    'The bylaw or rule that allows the fee is no longer in force. Offer the stall under one that is.',
  ]

  it('isn’t accepted once its bylaw was repealed, and nothing is changed by trying', async () => {
    const { stall, accept } = await offeredThenRepealed()
    const refused = await accept()
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'The bylaw that allows the fee was repealed on Nov 19, 2026. The people who manage parking need to update the offer.',
    ])
    const { assignments, heldFor } = await mandeep.call(parking.getStall, { params: { id: stall._id } })
    expect([assignments, heldFor]).toEqual([[], '703'])
  })

  it('doesn’t matter to an offer that costs nothing', async () => {
    const { accept } = await offeredThenRepealed({ basis: 'council_approval', feeCents: null })
    expect((await accept()).status).toBe(200)
  })

  it('isn’t passed on to the next in line once its bylaw was repealed, and those who manage parking hear why', async () => {
    const { bylaw, olivia, stall, offer } = await offeredThenRepealed()
    const { items } = await mandeep.call(units.list, { query: { search: '101' } })
    await mandeep.call(parking.joinWaits, { body: { unitId: items[0]!._id } })
    await olivia.call(parking.declineOffer, { params: { id: offer._id }, body: { version: offer.version } })
    expect((await mandeep.call(parking.getStall, { params: { id: stall._id } })).heldFor).toBeNull()
    expect(await news()).toContainEqual(stopped(stall))
    expect((await register.get(bylaw)).citedBy).toMatchObject([{ what: 'Past stall offer' }])
  })

  it('isn’t passed on when the offer expires either', async () => {
    const { stall } = await offeredThenRepealed()
    const { items } = await mandeep.call(units.list, { query: { search: '101' } })
    await mandeep.call(parking.joinWaits, { body: { unitId: items[0]!._id } })
    world.clock.advance(3 * dayMs + 1)
    mandeep = await world.as('mandeep')
    await world.jobs.runNow('parking.passOnOffers')
    expect((await mandeep.call(parking.getStall, { params: { id: stall._id } })).heldFor).toBeNull()
    expect(await news()).toContainEqual(stopped(stall))
  })

  it('is listed on the text’s page, also when it is over, and the text can’t be removed', async () => {
    const bylaw = await addBylaw()
    const stall = await given({ bylawId: bylaw._id })
    const citations = async () => (await register.get(bylaw)).citedBy
    expect(await citations()).toEqual([
      { what: 'Stall fee', name: `Stall P1-${stall.number}, unit 703`, path: `/parking-management?stall=${stall._id}` },
    ])
    expect((await register.refused(bylaw, { step: 'discard' }))[0]).toBe(409)
    const { _id: assignmentId, version } = stall.assignments[0]!
    await mandeep.call(parking.endAssignment, {
      params: { id: stall._id, assignmentId },
      body: { on: '2026-11-20', reason: 'Sold the car', version },
    })
    expect(await citations()).toHaveLength(1)
    world.clock.advance(dayMs)
    register = registerOf(await world.as('mandeep'))
    expect(await citations()).toEqual([
      {
        what: 'Past stall term',
        name: `Stall P1-${stall.number}, unit 703, Nov 1, 2026 to Nov 20, 2026`,
        path: `/parking-management?stall=${stall._id}`,
      },
    ])
    expect((await register.refused(bylaw, { step: 'discard' }))[0]).toBe(409)
  })

  it('is listed with its offer, and with a term that was called off before it began', async () => {
    const bylaw = await addBylaw()
    const stall = await given({ bylawId: bylaw._id, from: '2026-12-01' })
    const { _id: assignmentId, version } = stall.assignments[0]!
    const ending = { on: '2026-11-20', reason: 'Sold the car', version }
    await mandeep.call(parking.endAssignment, { params: { id: stall._id, assignmentId }, body: ending })
    world.clock.advance(1000)
    await mandeep.call(parking.joinWaits, { body: { unitId } })
    const { _id: id, number: held, version: seen } = await addStall()
    await mandeep.call(parking.offerStall, { params: { id }, body: { ...terms, bylawId: bylaw._id, version: seen } })
    const { citedBy } = await register.get(bylaw)
    expect(citedBy.map(({ what, name }) => [what, name])).toEqual([
      ['Stall offer', `Stall P1-${held}, unit 703, Nov 1, 2026 to Oct 31, 2027`],
      ['Cancelled stall term', `Stall P1-${stall.number}, unit 703, Dec 1, 2026 to Oct 31, 2027`],
    ])
  })
})

describe('a tow', () => {
  const photo = async (name: string) => fileOf(await plainPicture(40, 30).png().toBuffer(), `${name}.png`, 'image/png')
  const noticed = async (): Promise<Violation> => {
    const body = { licensePlate: 'TOW 1', kind: 'blocking', key: newId() } as const
    const { _id: id, version } = await mandeep.call(parking.report, { body, files: [await photo('car')] })
    const notice = { noticeAt: world.clock.now(), version }
    const one = await mandeep.call(parking.giveNotice, { params: { id }, body: notice, files: [await photo('notice')] })
    world.clock.advance(25 * 60 * 60 * 1000)
    mandeep = await world.as('mandeep')
    register = registerOf(mandeep)
    return one
  }
  const request = async ({ _id, version }: Violation, bylawId: string) =>
    mandeep.try(parking.requestTow, {
      params: { id: _id },
      body: {
        ...{ bylaw: 'Something else', authorisedBy: 'Carla Council', company: 'Seaside Towing', costCents: 18_000 },
        ...{ bylawId, version },
      },
      files: [await photo('sign')],
    })

  it('rests on a text that was in force on the day the vehicle was seen', async () => {
    const ended = await addBylaw()
    const filed = await addBylaw({ number: '32', filedOn: null, passedOn: '2026-11-01' })
    const one = await noticed()
    await register.step(ended, { ...repeal, endedOn: '2026-11-21' })
    await register.step(filed, { step: 'file', filedOn: '2026-11-21', filingNumber: '' })
    const late = await request(one, filed._id)
    expect([late.status, late.body.errors]).toEqual(fault('Bylaw 32 wasn’t in force before Nov 21, 2026.'))
    const made = await request(one, ended._id)
    expect(made.body.data.tow).toMatchObject({ bylawId: ended._id, bylaw: 'Bylaw 31', company: 'Seaside Towing' })
    expect((await register.get(ended)).citedBy).toEqual([
      { what: 'Tow request', name: `Violation V-${one.number}`, path: `/parking/violations/${one._id}` },
    ])
  })
})
