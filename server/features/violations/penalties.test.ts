/** Fines, costs and facilities denied: what they rest on, once each, and what money that comes in pays. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Violation } from '../../../contract/violations/violation.ts'
import { makeAmenity } from '../../testing/amenities.ts'
import { openBooks } from '../../testing/books.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { allocateSilently, verifyLedger } from '../ledger/ledger.ts'
import { caseDesk } from './testing/case-desk.ts'

let world: World
let desk: Awaited<ReturnType<typeof caseDesk>>
beforeEach(async () => {
  world = await openWorld()
  desk = await caseDesk(world)
})
afterEach(async () => {
  const { fault } = await verifyLedger((await openBooks(world)).ctx)
  await world.close()
  if (fault) throw new Error(`${fault.what}: ${fault.why}`)
})

const costs = {
  step: 'charge',
  cents: 12_345,
  dueOn: '2027-01-15',
  words: 'Cleaned the carpet of the hallway.',
} as const
const denial = async () => ({
  ...{ step: 'deny', from: '2026-12-12', until: '2027-01-12', reason: 'Parties in the lounge.' },
  amenityId: (await makeAmenity(await desk.as('mandeep'), { name: 'Lounge' }))._id,
})
const itemsOf = (id: string): Promise<{ type: string; cents: number; isCancelled: boolean }[]> =>
  desk.query(
    `select i.type, i.cents::int as cents, p.cancelled_on is not null as "isCancelled"
     from violation_penalties p join ledger_items i on i.id = p.item_id where p.violation_id = $1 order by p.nth`,
    [id],
  )

describe('costs and the denial of a facility', () => {
  it('ask for the same steps as a fine, but for its amount and its interval', async () => {
    const { missing, steps, goTo, query, again } = desk
    const deny = await denial()
    await desk.correctBylaw({ fineCents: null })
    const id = await desk.reported()
    const ofFines = new Set(['fine_set', 'amount', 'interval'])
    const seen = new Set<string>()
    const compare = async () => {
      const expected = (await missing(id)).filter((line) => !ofFines.has(line.split(':')[0]!))
      expect(expected).not.toEqual([])
      for (const sent of [costs, deny]) expect(await missing(id, sent as never)).toEqual(expected)
      for (const line of expected) seen.add(line.split(':')[0]!)
    }
    await compare()
    await steps.screen(id, { accused: 'owners', causedBy: 'tenant' })
    await compare()
    await steps.screen(id)
    await steps.particulars(id)
    await desk.step(id, { step: 'requestHearing', on: '2026-11-20', reason: 'I want to explain.' })
    // No route takes a complaint away.
    await query('delete from violation_complaints where violation_id = $1', [id])
    await compare()
    await desk.step(id, { step: 'addComplaint', complainant: 'Hana Sato', receivedOn: '2026-11-20', words: 'Music.' })
    goTo('2026-12-10')
    await steps.decide(id)
    await compare()
    await desk.step(id, { step: 'holdHearing', on: '2026-12-10', words: '' })
    await compare()
    expect([...seen].toSorted()).toEqual(
      [
        ...['complaint', 'rule_in_force', 'right_person', 'particulars', 'delivered', 'landlord_copy', 'answer_open'],
        ...['hearing', 'decision', 'told'],
      ].toSorted(),
    )
    await again(id)
    const later = { dueOn: '2027-02-15', from: '2027-01-12' }
    for (const sent of [costs, deny, costs]) expect(await missing(id, { ...sent, ...later } as never)).toEqual(['200'])
    expect(await missing(id)).toEqual(['fine_set: register'])
    expect(await itemsOf(id)).toEqual([
      { type: 'remedyCost', cents: 12_345, isCancelled: false },
      { type: 'remedyCost', cents: 12_345, isCancelled: false },
    ])
  })

  it('are on the case, and the costs on the account of the owners', async () => {
    const id = await desk.ready()
    const deny = await denial()
    await desk.step(id, costs)
    const { penalties, finedCents } = await desk.step(id, deny as never)
    expect(penalties).toMatchObject([
      { nth: 1, kind: 'charge', cents: 12_345, openCents: 12_345, words: costs.words },
      { nth: 2, kind: 'deny', cents: null, openCents: null, amenity: { name: 'Lounge' }, until: '2027-01-12' },
    ])
    expect(finedCents).toBe(0)
    const books = await openBooks(world)
    const [{ words }] = await books.query(`select words from ledger_items where holding_id = $1`, [
      books.holdingOf('305'),
    ])
    expect(words).toBe('Costs: V-1, Bylaw 4')
  })

  it.each([
    ['due before today', { ...costs, dueOn: '2026-12-09' }, 'dueOn', 'This date is in the past'],
    ['for nothing', { ...costs, cents: 0 }, 'cents', expect.any(String)],
    ['denied from yesterday on', { step: 'deny', from: '2026-12-09' }, 'from', 'This date is in the past'],
    ['denied until before it begins', { step: 'deny', until: '2026-12-11' }, 'until', 'This is before it begins'],
    ['denied for two years', { step: 'deny', until: '2028-12-12' }, 'until', 'Choose at most 366 days'],
  ])('aren’t %s', async (_, more, field, message) => {
    const id = await desk.ready()
    const base = more.step === 'deny' ? await denial() : costs
    const { status, body } = await desk.tryStep(id, { ...base, ...more } as never)
    expect([status, body.errors]).toEqual([400, [{ field, message }]])
  })

  it('of a facility next door is refused', async () => {
    const id = await desk.ready()
    const { _id: amenityId } = await makeAmenity(await world.as('mandeep', 'prairie'))
    expect((await desk.tryStep(id, { ...(await denial()), amenityId } as never)).status).toBe(404)
  })
})

describe('a fine', () => {
  /** Fines twice at once, as two people who have the same page open. */
  const atOnce = async (id: string) => {
    const { version } = await desk.get(id)
    const mandeep = await desk.as('mandeep')
    const body = { ...desk.fining, version }
    return Promise.all([1, 2].map(() => mandeep.send('POST', `/api/violations/${id}/steps`, { body })))
  }

  it('that two impose at once is on the account once', async () => {
    const id = await desk.ready()
    const answers = await atOnce(id)
    expect(
      answers.map(({ status, body }) => String(body.code ?? status)).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['200', 'STALE'])
    expect(answers.find(({ status }) => status === 409)!.body.current.penalties).toHaveLength(1)
    expect(await itemsOf(id)).toEqual([{ type: 'fine', cents: 20_000, isCancelled: false }])
  })

  it('is imposed again on the same day once it was cancelled, under a number of its own', async () => {
    const id = await desk.ready()
    await desk.step(id, desk.fining)
    expect(await desk.missing(id)).toEqual(['interval: wait'])
    const cancelled = await desk.step(id, { step: 'cancelPenalty', nth: 1, reason: 'The wrong amount.' })
    expect(cancelled).toMatchObject({ finedCents: 0, next: { do: 'fine' } })
    const { penalties } = await desk.step(id, { ...desk.fining, cents: 15_000 })
    expect(penalties.map(({ nth, cents, openCents, cancelledOn }) => [nth, cents, openCents, cancelledOn])).toEqual([
      [1, 20_000, null, '2026-12-10'],
      [2, 15_000, 15_000, null],
    ])
    const again = await desk.tryStep(id, { step: 'cancelPenalty', nth: 1, reason: 'Again.' })
    expect([again.status, again.body.error]).toEqual([409, 'This penalty was cancelled already.'])
  })

  it('is the later one after fines of the same people under the same text in other cases', async () => {
    await desk.correctBylaw({ fineCents: 15_000, laterFineCents: 20_000 })
    const first = await desk.ready()
    expect(await desk.missing(first)).toEqual(['amount: fine'])
    await desk.step(first, { ...desk.fining, cents: 15_000 })
    const second = await desk.reported()
    await desk.steps.screen(second)
    const { fineMostCents } = await desk.steps.particulars(second)
    const other = await desk.reported()
    await desk.steps.screen(other, { unitId: await desk.unitId('703'), accused: 'owners' })
    const ofAnother = await desk.steps.particulars(other)
    expect([fineMostCents, ofAnother.fineMostCents]).toEqual([20_000, 15_000])
    await desk.step(first, { step: 'cancelPenalty', nth: 1, reason: 'Council was mistaken.' })
    expect((await desk.get(second)).fineMostCents).toBe(15_000)
  })
})

describe('money that comes in without a word', () => {
  const fineItem = async (id: string): Promise<string> =>
    (await desk.query('select item_id from violation_penalties where violation_id = $1', [id]))[0].item_id
  const openCentsOf = ({ penalties }: Violation) => penalties.map(({ openCents }) => openCents)

  it('pays the strata fee and nothing of the fine, which is due before it', async () => {
    const id = await desk.ready()
    await desk.step(id, desk.fining)
    desk.goTo('2027-02-03')
    const books = await openBooks(world)
    const holding = books.holdingOf('305')
    const fee = await books.owes(holding, 'strataFee', '2027-02-01', 43_307)
    const { receiptId } = await books.pays(holding, 43_307, '2027-02-03')
    await allocateSilently(books.ctx, receiptId, '2027-02-03')
    expect(await books.openOf(fee, await fineItem(id))).toEqual([0, 20_000])
    expect(await books.creditOf(holding)).toBe(0)
    expect(openCentsOf(await desk.get(id))).toEqual([20_000])
  })

  it('stays credit where only the fine is open, and where the fine comes after it', async () => {
    const id = await desk.ready()
    await desk.step(id, desk.fining)
    desk.goTo('2027-02-03')
    const books = await openBooks(world)
    const holding = books.holdingOf('305')
    const { receiptId } = await books.pays(holding, 43_307, '2027-02-03')
    await allocateSilently(books.ctx, receiptId, '2027-02-03')
    expect([await books.openOf(await fineItem(id)), await books.creditOf(holding)]).toEqual([[20_000], 43_307])
    await desk.step(id, { step: 'seeAgain', on: '2027-02-03', words: 'Music again.' })
    await desk.step(id, { ...desk.fining, dueOn: '2027-02-03' })
    expect(openCentsOf(await desk.get(id))).toEqual([20_000, 20_000])
    expect(await books.creditOf(holding)).toBe(43_307)
  })

  it('pays it by the payer’s word, and is credit again once the fine is cancelled', async () => {
    const id = await desk.ready()
    await desk.step(id, desk.fining)
    desk.goTo('2027-02-03')
    const books = await openBooks(world)
    const holding = books.holdingOf('305')
    const { receiptId } = await books.pays(holding, 20_000, '2027-02-03')
    const shares = [{ chargeId: await fineItem(id), cents: 20_000 }]
    const mandeep = await desk.as('mandeep')
    const path = `/api/ledger/holdings/${holding}/steps`
    const body = { step: 'apply', receiptId, shares, instruction: 'For the fine' }
    expect((await mandeep.send('POST', path, { body })).status).toBe(200)
    expect(openCentsOf(await desk.get(id))).toEqual([0])
    await desk.step(id, { step: 'cancelPenalty', nth: 1, reason: 'Council was mistaken.' })
    expect(await books.creditOf(holding)).toBe(20_000)
  })
})
