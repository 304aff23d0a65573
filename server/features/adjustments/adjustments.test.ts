/** What a sale brings up: which side bears a unit's fees and special levies, on screen and as a PDF. */
import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { withBooks } from '../../testing/books.ts'
import { withBudgets } from '../../testing/budgets.ts'
import type { Caller } from '../../testing/caller.ts'
import { openDesk } from '../../testing/ledger-desk.ts'
import { completeHarbour } from '../../testing/lots.ts'
import { sell } from '../../testing/moves.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { holdingsOn, settleHoldings } from '../ledger/ledger.ts'
import { approvesLevy, figuresOf, paperOf, refusalOf, type Of } from './testing/sales.ts'

const on = withBooks()
let desk: Awaited<ReturnType<typeof openDesk>>
beforeEach(async () => {
  desk = await openDesk(on.world)
})

const april = { words: 'Strata fee, April 2027', dueOn: '2027-04-01' }
const of = (day?: string): Of => ({ holdingId: on.olivia, ...(day !== undefined && { on: day }) })

/** Brings the clock to a day; sessions of before have ended by then. */
const comes = async (day: string): Promise<void> => {
  on.world.clock.set(`${day}T20:00:00.000Z`)
  desk = await openDesk(on.world)
}

/** Sells unit 703 to Noor; answers her account. */
const sells = async (day: string): Promise<string> => {
  await sell(desk.mandeep, { unitNumber: '703', on: day, sellers: ['Olivia Owner'] })
  const [{ id }] = await on.books.query('select id from units where unit_number = $1 and building_id = $2', [
    ...['703', on.books.ctx.building._id],
  ])
  return (await holdingsOn(on.books.ctx, day)).get(id)!
}

describe('row 5: the fee of April, $433.07, and a sale on April 16', () => {
  it('is divided by days between the two, and the seller still owes all of it', async () => {
    await desk.charges(on.olivia, april)
    await comes('2027-04-20')
    const bought = await sells('2027-04-16')
    expect(await figuresOf(desk.mandeep, of())).toMatchObject({
      ...{ on: '2027-04-16', owners: ['Olivia Owner'], unit: { unitNumber: '703' } },
      rows: [
        {
          ...{ kind: 'fee', words: 'Strata fee, April 2027', dueOn: '2027-04-01', cents: 43_307 },
          ...{ sellerCents: 21_654, buyerCents: 21_653, owedBy: 'seller', isCharged: true },
          days: { seller: 15, month: 30 },
        },
      ],
      account: { dueCents: 43_307, creditCents: 0 },
      net: { by: 'buyer', cents: 21_653 },
    })
    expect(await desk.account(on.olivia)).toMatchObject({ dueCents: 43_307, to: '2027-04-15' })
    expect(await desk.account(bought)).toMatchObject({ dueCents: 0, creditCents: 0 })
  })

  it('is on one page for the lawyers of both', async () => {
    await desk.charges(on.olivia, april)
    await desk.charges(on.olivia, { words: 'Strata fee, May 2027', dueOn: '2027-05-01', cents: 100 })
    await desk.records({ cents: 50_000, place: { holdingId: on.olivia } })
    const { text, totalPages } = await paperOf(desk.mandeep, of('2027-04-16'))
    expect(totalPages).toBe(1)
    for (const words of [
      'Harbour View',
      'Figures for a statement of adjustments, unit 703',
      'Seller: Olivia Owner',
      'Adjustment date: Apr 16, 2027',
      'Strata fee, April 2027 Seller 15 of 30 days, buyer 15 Apr 1, 2027 $433.07 $216.54 $216.53 Seller',
      'Strata fee, May 2027 Not divided: it’s for the next month May 1, 2027 $1.00 $1.00 Seller',
      'Buyer credits seller $216.53 for April 2027.',
      'As of Nov 20, 2026, the seller owes $433.07 due before Apr 16, 2027. It stays on the seller’s account.',
      'Charges that are added after Nov 20, 2026 aren’t included.',
      'The seller has a credit of $500.00, which stays on their account.',
      'The strata corporation doesn’t prorate strata fees. These figures are for the parties’ adjustment; the contract of sale decides.',
      'Strata fee, May 2027: $1.00 was charged to the seller, but it’s the buyer’s.',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
    expect(text).not.toContain('s. 109')
  })

  it('is the seller’s to get back from the buyer who was charged: a fee due after the sale', async () => {
    await comes('2027-04-20')
    const bought = await sells('2027-04-10')
    await desk.charges(bought, { ...april, dueOn: '2027-04-12' })
    expect(await figuresOf(desk.mandeep, of('2027-04-16'))).toMatchObject({
      rows: [{ sellerCents: 21_654, buyerCents: 21_653, owedBy: 'buyer', isCharged: true }],
      account: { dueCents: 0 },
      net: { by: 'seller', cents: 21_654 },
    })
    expect((await paperOf(desk.mandeep, of('2027-04-16'))).text).toContain('Seller credits buyer $216.54')
  })

  it('isn’t an amount of previous records, nor what a locked month left out', async () => {
    const before = { isBroughtForward: true, words: 'Owed before', dueOn: '2026-10-10', cents: 1000 }
    await desk.charges(on.olivia, before)
    expect(await figuresOf(desk.mandeep, of('2026-10-16'))).toMatchObject({ rows: [], account: { dueCents: 1000 } })
    const { text } = await paperOf(desk.mandeep, of('2026-10-16'))
    expect(text).toContain('No fee is on record for October 2026.')
    await completeHarbour(on.world)
    await withBudgets(on.world, desk.mandeep).approved('2026-07-01', { feesFrom: '2026-10-01', catchUpOn: null })
    expect((await figuresOf(desk.mandeep, of('2026-10-16'))).rows).toHaveLength(2)
    await on.books.query(`update ledger_books set locked_through = '2026-10-31'`)
    expect((await figuresOf(desk.mandeep, of('2026-10-16'))).rows).toMatchObject([{ kind: 'nextFee' }])
  })

  it('isn’t there where it was cancelled', async () => {
    const { charges } = await desk.charges(on.olivia, april)
    await desk.step(on.olivia, { step: 'cancelCharge', chargeId: charges[0]!._id, reason: 'Twice' })
    expect(await figuresOf(desk.mandeep, of('2027-04-16'))).toMatchObject({ rows: [], net: null })
    expect((await paperOf(desk.mandeep, of('2027-04-16'))).text).toContain('No fee for April 2027 is on record yet.')
  })
})

describe('what the seller owes from the adjustment date on', () => {
  it('is in a row or in a sentence, also in the PDF', async () => {
    const suite = { type: 'userFee', authority: 'Bylaw 12' }
    await desk.charges(on.olivia, april)
    await desk.charges(on.olivia, { ...suite, words: 'Guest suite', dueOn: '2027-04-10', cents: 500 })
    await desk.charges(on.olivia, { ...suite, words: 'Guest suite', dueOn: '2027-04-16', cents: 412 })
    await desk.charges(on.olivia, { ...suite, words: 'Moving fee', dueOn: '2027-04-20', cents: 500 })
    await desk.charges(on.olivia, { words: 'Strata fee, June 2027', dueOn: '2027-06-01', cents: 100 })
    const { account } = await figuresOf(desk.mandeep, of('2027-04-16'))
    expect(account).toEqual({
      ...{ dueCents: 43_807, creditCents: 0 },
      later: [
        { words: 'Guest suite', dueOn: '2027-04-16', cents: 412, isForPeriod: false },
        { words: 'Moving fee', dueOn: '2027-04-20', cents: 500, isForPeriod: false },
        { words: 'Strata fee, June 2027', dueOn: '2027-06-01', cents: 100, isForPeriod: true },
      ],
    })
    const text = (await paperOf(desk.mandeep, of('2027-04-16'))).text.replaceAll(/\s+/g, ' ')
    for (const words of [
      'The seller also owes $9.12 of charges that aren’t divided by time and stay on the seller’s account: Guest suite, $4.12, due Apr 16, 2027; Moving fee, $5.00, due Apr 20, 2027.',
      'These figures don’t divide $1.00 that is also owed on the seller’s account: Strata fee, June 2027, $1.00, due Jun 1, 2027.',
    ])
      expect(text).toContain(words)
  })
})

describe('a fee that isn’t charged yet', () => {
  const rowsOn = async (day: string) => {
    const { rows, net } = await figuresOf(desk.mandeep, of(day))
    return [rows.map((row) => [row.kind, row.dueOn, row.sellerCents, row.buyerCents, row.owedBy, row.isCharged]), net]
  }

  it('follows from the budget, and will be charged to the owner of its due day, with the fee of the month after', async () => {
    await completeHarbour(on.world)
    await withBudgets(on.world, desk.mandeep).approved('2026-07-01', { feesFrom: '2027-02-01', catchUpOn: null })
    expect(await rowsOn('2027-04-16')).toEqual([
      [
        ['fee', '2027-04-01', 21_654, 21_653, 'seller', false],
        ['nextFee', '2027-05-01', 0, 43_307, 'buyer', false],
      ],
      { by: 'buyer', cents: 21_653 },
    ])
    expect((await paperOf(desk.mandeep, of('2027-04-16'))).text).toContain('Seller, not charged yet')
    expect((await rowsOn('2027-04-01'))[1]).toBeNull()
    expect(await rowsOn('2027-01-16')).toEqual([[['nextFee', '2027-02-01', 0, 43_307, 'buyer', false]], null])
  })
})

describe('row 6: a special levy of $4,345.26 in three instalments, and a sale on the day of the second', () => {
  it('is the seller’s before that day, and the buyer’s from it on (s. 109)', async () => {
    await completeHarbour(on.world)
    await approvesLevy(desk.mandeep, '2026-11-15')
    const { rows, levyReason, net } = await figuresOf(desk.mandeep, of('2027-06-01'))
    expect(rows.map((row) => [row.words, row.dueOn, row.sellerCents, row.buyerCents])).toEqual([
      ['Roof, instalment 1 of 3', '2027-03-01', 144_842, 0],
      ['Roof, instalment 2 of 3', '2027-06-01', 0, 144_842],
      ['Roof, instalment 3 of 3', '2027-09-01', 0, 144_842],
    ])
    expect([levyReason?.source, net]).toEqual(['Strata Property Act, s. 109', null])
    const { text, totalPages } = await paperOf(desk.mandeep, of('2027-06-01'))
    expect([totalPages, text.includes('(Strata Property Act, s. 109).')]).toEqual([1, true])
    expect(text).toContain('Unconfirmed: we haven’t compared this rule')
    const day = '2027-03-01'
    const [first] = (await figuresOf(desk.mandeep, of(day))).rows
    expect(first).toMatchObject({ dueOn: day, sellerCents: 0, buyerCents: 144_842, owedBy: 'buyer', isCharged: false })
  })

  it('in Alberta cites no act, and speaks of contributions', async () => {
    const prairie = await on.world.as('mandeep', 'prairie')
    const building = (await findCurrentBuilding(on.world.platform.db, on.world.cast.buildings.prairie))!
    await settleHoldings({ ...on.books.ctx, building })
    const [holdingId] = (await holdingsOn({ ...on.books.ctx, building }, '2026-11-20')).values()
    await approvesLevy(prairie, '2026-11-15')
    const { rows, levyReason, notes } = await figuresOf(prairie, { holdingId: holdingId!, on: '2027-06-01' })
    expect(rows.map(({ sellerCents, buyerCents }) => [sellerCents > 0, buyerCents > 0])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ])
    expect(levyReason).toBeNull()
    expect(notes[0]).toMatch(/^The condominium corporation doesn’t prorate contributions\./)
    const { text } = await paperOf(prairie, { holdingId: holdingId!, on: '2027-06-01' })
    expect([text.includes('109'), text.includes('Strata')]).toEqual([false, false])
  })
})

describe('the figures of an account', () => {
  it('are read by council and those who keep the books, and by no one else', async () => {
    const query = of('2027-04-16')
    const statusesOf = async (who: Caller) =>
      Promise.all(
        ['/api/adjustments', '/api/adjustments/file'].map(
          async (path) => (await who.send('GET', path, { query })).status,
        ),
      )
    for (const who of [desk.mandeep, desk.carla]) expect(await statusesOf(who)).toEqual([200, 200])
    for (const who of [desk.olivia, await on.world.as('theo')]) expect(await statusesOf(who)).toEqual([403, 403])
    expect(await statusesOf(await on.world.as('mandeep', 'prairie'))).toEqual([404, 404])
    await on.books.query(`update buildings set permissions = '{"management":{"billing":false}}' where id = $1`, [
      on.books.ctx.building._id,
    ])
    expect(await statusesOf(desk.mandeep)).toEqual([403, 403])
  })

  it('are for a date within five years back and two ahead', async () => {
    const range = 'Choose a day from Nov 20, 2021 to Nov 20, 2028'
    for (const [day, status] of [
      ['2021-11-20', 200],
      ['2028-11-20', 200],
      ['2021-11-19', 400],
      ['2028-11-21', 400],
    ] as const)
      expect([day, await refusalOf(desk.mandeep, of(day))]).toEqual([day, [status, status === 200 ? undefined : range]])
    expect((await figuresOf(desk.mandeep, of())).on).toBe('2026-11-20')
  })

  it('are the seller’s: those of the buyer begin after they bought, and the seller’s end a month after', async () => {
    const bought = await sells('2026-11-10')
    expect((await figuresOf(desk.mandeep, of())).on).toBe('2026-11-10')
    expect(await refusalOf(desk.mandeep, of('2026-12-11'))).toMatchObject([
      400,
      expect.stringContaining('Dec 10, 2026'),
    ])
    expect(await refusalOf(desk.mandeep, of('2026-10-08'))).toMatchObject([400, expect.stringContaining('Oct 9, 2026')])
    expect(await refusalOf(desk.mandeep, { holdingId: bought, on: '2026-11-10' })).toEqual([
      400,
      'These owners bought on Nov 10, 2026. For that sale, open the account of the owners before them.',
    ])
    expect(await refusalOf(desk.mandeep, { holdingId: bought, on: '2026-11-11' })).toEqual([200, undefined])
  })

  it('are named in what platform staff viewed', async () => {
    const sam = await on.world.as('sam', 'harbour')
    await figuresOf(sam, of())
    const { items } = await desk.mandeep.call(audit.list, { query: {} })
    expect(items.flatMap(({ reads }) => reads)).toMatchObject([{ what: 'holding.one', records: 1, names: ['703'] }])
  })
})
