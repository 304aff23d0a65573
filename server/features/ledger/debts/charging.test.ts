// Runs on both versions of PostgreSQL: triggers and locks.
/** Debts: charged once, in their funds, to who holds the unit that day; undone, and never changed. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../../db/ids.ts'
import { addPerson, endOwnership, startOwnership } from '../../units/units.ts'
import { goodsAndServicesTax } from '../../../../law/law.ts'
import { withBooks } from '../../../testing/books.ts'
import {
  allocate,
  allocateSilently,
  charge,
  holdingsOn,
  placePayment,
  settleHoldings,
  statementOf,
  undoCharge,
} from '../ledger.ts'

const fee = 43_307
/** Unit 703: 391.07 for the operating fund and 42.00 for the reserve. */
const [feeOperating, feeReserve] = [39_107, 4200] as const

const opened = withBooks()

const owesFee = (dueOn: string, holding = opened.olivia) =>
  opened.books.owes(holding, 'strataFee', dueOn, feeOperating, feeReserve)
const silently = async (holding: string, cents: number, day: string) => {
  const { receiptId, paymentId } = await opened.books.pays(holding, cents, day)
  await allocateSilently(opened.books.ctx, receiptId, day)
  return { receiptId, paymentId }
}
const close = (through: string) => opened.books.query('update ledger_books set locked_through = $1', [through])

describe('charges', () => {
  it('are charged once for what they stand for', async () => {
    const parts = [{ fundId: opened.books.funds.operating, accountId: opened.books.accounts.fees, cents: fee }]
    const one = {
      holdingId: opened.olivia,
      type: 'strataFee' as const,
      words: 'Strata fee',
      authority: 'Budget 2027',
      parts,
    }
    const run = () => charge(opened.books.ctx, [{ ...one, dueOn: '2026-12-01', source: 'fee:2026-12:703' }])
    const made = await Promise.all(Array.from({ length: 20 }, run))
    expect(made.filter(({ size }) => size === 1)).toHaveLength(1)
  })

  it('with tax are paid with it: a commercial unit, 433.07 and 21.65', async () => {
    const [fund, tax] = [opened.books.funds.operating, opened.books.accounts.tax]
    const parts = [
      { fundId: fund, accountId: opened.books.accounts.fees, cents: fee },
      { fundId: fund, accountId: tax, cents: goodsAndServicesTax(fee).cents },
    ]
    const one = {
      holdingId: opened.olivia,
      type: 'strataFee' as const,
      words: 'Strata fee',
      authority: 'Budget 2027',
      parts,
    }
    const [id] = (await charge(opened.books.ctx, [{ ...one, dueOn: '2027-01-01', source: 'fee:1' }])).values()
    expect(await opened.books.openOf(id!)).toEqual([45_472])
    await silently(opened.olivia, 45_472, '2027-01-01')
    expect(await opened.books.openOf(id!)).toEqual([0])
  })

  it('from before the books began are entered later, and are due since then', async () => {
    await close('2026-12-31')
    const parts = [{ fundId: opened.books.funds.operating, accountId: opened.books.accounts.opening, cents: 41_350 }]
    const one = {
      holdingId: opened.olivia,
      type: 'strataFee' as const,
      words: 'Opening balance',
      authority: 'Previous books',
    }
    const [id] = (
      await charge(opened.books.ctx, [{ ...one, parts, dueOn: '2026-10-01', day: '2027-01-01', source: 'opening:1' }])
    ).values()
    expect(await opened.books.query('select due_on as "dueOn" from ledger_items where id = $1', [id])).toEqual([
      { dueOn: '2026-10-01' },
    ])
  })

  it('for a month that is locked are refused by its name', async () => {
    await close('2026-12-31')
    await expect(owesFee('2026-12-01')).rejects.toMatchObject({
      status: 409,
      message: 'December 2026 is locked. The first open day is Jan 1, 2027.',
    })
  })

  it('before a sale stay with the seller, and those after it are the buyer’s', async () => {
    const [{ id: unitId }] = await opened.books.query(`select unit_id as id from ledger_holdings where id = $1`, [
      opened.olivia,
    ])
    await owesFee('2027-04-01')
    const owned = await opened.books.query('select id from ownerships where unit_id = $1 and to_date is null', [unitId])
    for (const { id } of owned) await endOwnership(opened.books.ctx, { id, to: '2027-04-15' })
    const personId = await addPerson(opened.books.ctx, { firstName: 'Bea', lastName: 'Buyer' })
    await startOwnership(opened.books.ctx, { unitId, personId, from: '2027-04-16' })
    await settleHoldings(opened.books.ctx)
    const buyer = (await holdingsOn(opened.books.ctx, '2027-05-01')).get(unitId)!
    await owesFee('2027-05-01', buyer)
    const owed = async (holding: string) =>
      (await statementOf(opened.books.ctx, holding, { from: '2027-01-01', to: '2027-12-31' })).lines.map(
        ({ day }) => day,
      )
    expect([await owed(opened.olivia), await owed(buyer)]).toEqual([['2027-04-01'], ['2027-05-01']])
  })

  it.each([
    'update ledger_items set cents = 1',
    'delete from ledger_payments',
    `update ledger_receipts set holding_id = null`,
    'update ledger_item_parts set cents = 1',
    'truncate ledger_allocations',
    'truncate ledger_items cascade',
  ])('and payments are never changed: %s', async (text) => {
    await owesFee('2027-04-01')
    await silently(opened.olivia, fee, '2027-04-01')
    await expect(opened.books.query(text)).rejects.toThrow('never changed')
  })

  it.each([
    'ledger_items set open_cents = 0',
    'ledger_receipts set left_cents = 0',
    'ledger_payments set unplaced_cents = 0',
  ])('and payments are counted by no one but the database: %s', async (text) => {
    await owesFee('2027-04-01')
    await opened.books.comesIn(fee, '2027-04-01')
    await opened.books.pays(opened.olivia, fee, '2027-04-01')
    await expect(opened.books.query(`update ${text}`)).rejects.toThrow('counted, never written')
  })

  it('that were undone stay so, and are owed by no one', async () => {
    const [april, may] = [await owesFee('2027-04-01'), await owesFee('2027-05-01')]
    await undoCharge(opened.books.ctx, { itemId: april, words: 'Charged twice' })
    await silently(opened.olivia, fee, '2027-05-01')
    expect(await opened.books.openOf(april, may)).toEqual([fee, 0])
    expect(
      (await statementOf(opened.books.ctx, opened.olivia, { from: '2027-01-01', to: '2027-12-31' })).closingCents,
    ).toBe(0)
    await expect(opened.books.query('update ledger_items set undone_entry_id = null')).rejects.toThrow('stays so')
    const { receiptId } = await opened.books.pays(opened.olivia, fee, '2027-05-02')
    const shares = [{ itemId: april, cents: 1 }]
    for (const call of [
      () => undoCharge(opened.books.ctx, { itemId: april, words: 'Again' }),
      () => undoCharge(opened.books.ctx, { itemId: may, words: 'It was paid' }),
      () => allocate(opened.books.ctx, { receiptId, shares, day: '2027-05-02', instruction: null }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 409 })
    await expect(undoCharge(opened.books.ctx, { itemId: newId(), words: 'Nothing' })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('of the building next door are not there', async () => {
    const parts = [{ fundId: opened.books.funds.operating, accountId: opened.books.accounts.fees, cents: fee }]
    const one = {
      type: 'strataFee' as const,
      words: 'Fee',
      authority: 'Budget',
      dueOn: '2027-01-01',
      source: 'fee',
      parts,
    }
    await expect(charge(opened.books.ctx, [{ ...one, holdingId: newId() }])).rejects.toMatchObject({ status: 404 })
    const paymentId = await opened.books.comesIn(fee, '2027-04-01')
    const placing = { paymentId, cents: fee, day: '2027-04-01', instruction: '' }
    await expect(placePayment(opened.books.ctx, { ...placing, holdingId: newId() })).rejects.toMatchObject({
      status: 404,
    })
    for (const wrong of [{ cents: 0.5 }, { day: '2027-03-31' }])
      await expect(
        placePayment(opened.books.ctx, { ...placing, ...wrong, holdingId: opened.olivia }),
      ).rejects.toMatchObject({ status: 400 })
    await placePayment(opened.books.ctx, { ...placing, holdingId: opened.olivia })
  })

  it('aren’t paid before the money came in', async () => {
    const april = await owesFee('2027-04-01')
    const { receiptId } = await opened.books.pays(opened.olivia, fee, '2027-04-10')
    const shares = [{ itemId: april, cents: fee }]
    await expect(
      allocate(opened.books.ctx, { receiptId, shares, day: '2027-04-09', instruction: null }),
    ).rejects.toMatchObject({
      status: 400,
    })
  })

  it('whose parts don’t add up are refused by the database', async () => {
    const item = await owesFee('2027-04-01')
    await expect(
      opened.books.query(
        `insert into ledger_item_parts select building_id, item_id, $2, cents from ledger_item_parts where item_id = $1 limit 1`,
        [item, opened.books.funds.trust],
      ),
    ).rejects.toThrow('add up')
  })
})
