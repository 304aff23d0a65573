/** The ledger around the product: on a unit’s page, in a manager’s day, at a sale, and when an import is undone. */
import { beforeEach, expect, it } from 'vitest'
import { ledger } from '../../../../contract/ledger.ts'
import { overview } from '../../../../contract/overview.ts'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { importFile } from '../../../testing/imports.ts'
import { deskOf, sell, tieOf } from '../../../testing/moves.ts'
import { addPerson, createUnit, startOwnership } from '../../units/units.ts'
import { charge, holdingsOn, settleHoldings } from '../ledger.ts'
import { openDesk } from '../../../testing/ledger-desk.ts'
import { withBooks } from '../../../testing/books.ts'

const on = withBooks()
let desk: Awaited<ReturnType<typeof openDesk>>
beforeEach(async () => {
  desk = await openDesk(on.world)
})

const unitIdOf = async (number: string): Promise<string> =>
  (
    await on.books.query('select id from units where unit_number = $1 and building_id = $2', [
      ...[number, on.books.ctx.building._id],
    ])
  )[0].id

it('a unit’s page says what its owners owe: to them, and to who reads the books', async () => {
  await desk.charges(on.olivia)
  await desk.charges(on.olivia, { dueOn: '2026-12-01', words: 'December', cents: 100 })
  await desk.records({ cents: 1000, receivedOn: '2026-10-20', place: { holdingId: on.olivia } })
  const panelOf = async (who: Caller, number: string) => {
    const { panels } = await who.call(units.get, { params: { id: await unitIdOf(number) } })
    return panels.find(({ key }) => key === 'fees')
  }
  expect(await panelOf(desk.olivia, '703')).toMatchObject({
    summary: '$423.07 is due.',
    rows: [
      { title: 'Strata fee, November 2026', state: { words: 'Overdue' } },
      { title: 'December', state: { words: 'Not due yet' } },
    ],
    more: { to: '/fees' },
  })
  expect(await panelOf(desk.carla, '703')).toMatchObject({ more: { to: `/fees/accounts/${on.olivia}` } })
  expect(await panelOf(desk.mandeep, '101')).toMatchObject({ summary: 'Nothing is due.', rows: [] })
  expect(await panelOf(desk.olivia, '305')).toBeUndefined()
  expect(await panelOf(await on.world.as('theo'), '305')).toBeUndefined()
})

it('a manager’s day has what is to be allocated, and how many units owe', async () => {
  await desk.charges(on.olivia)
  await desk.charges(on.books.holdingOf('305'))
  await desk.records({ payer: 'Someone', cents: 5000 })
  const dayOf = async (who: Caller) =>
    (await who.call(overview.day)).find(({ building }) => building._id === on.books.ctx.building._id)!
  const { entries, figures } = await dayOf(desk.mandeep)
  expect(entries.filter(({ kind }) => kind === 'fees')).toMatchObject([
    { title: '1 payment to allocate', detail: '$50.00 received, not yet allocated to a unit', standing: 'waiting' },
  ])
  expect(figures.find(({ key }) => key === 'unitsOwing')).toMatchObject({
    value: 2,
    to: '/fees/receivables?shows=owing',
  })
  const carlas = await dayOf(desk.carla)
  expect(carlas.figures.filter(({ key }) => key === 'unitsOwing')).toEqual([])
})

it('a sale names what the seller owes, and opens the buyer’s account at nothing', async () => {
  await desk.charges(on.olivia)
  await desk.charges(on.olivia, { dueOn: '2026-12-01', cents: 100 })
  await desk.records({ cents: 50_000, place: { holdingId: on.olivia } })
  await desk.charges(on.olivia, { type: 'fine', isBroughtForward: true, cents: 200, words: 'Noise' })
  const moves = await deskOf(desk.mandeep, '703')
  const body = {
    completesOn: '2026-11-20',
    sellerIds: [tieOf(moves, 'Olivia Owner', 'owner')],
    endingIds: [],
    buyers: [{ firstName: 'Noor', lastName: 'Nakamura', email: 'noor.nakamura@mail.example' }],
  }
  const plan = await desk.mandeep.try(units.planSale, { params: { id: moves.unit._id }, body })
  for (const words of [
    'They owe $2.00, which remains their debt.',
    'They were charged $1.00',
    'They have a credit of $66.93',
  ])
    expect(plan.text).toContain(words)
  await sell(desk.mandeep, { unitNumber: '703', on: '2026-11-20', sellers: ['Olivia Owner'] })
  const bought = (await holdingsOn(on.books.ctx, '2026-11-20')).get(moves.unit._id)!
  expect(bought).not.toBe(on.olivia)
  expect(await desk.account(bought)).toMatchObject({ owners: ['Noor Nakamura'], dueCents: 0, creditCents: 0 })
  expect(await desk.account(on.olivia)).toMatchObject({ to: '2026-11-19', dueCents: 200, creditCents: 6693 })
  expect((await desk.olivia.call(ledger.mine)).map(({ unit }) => unit.unitNumber)).toEqual(['305', '703'])
})

it('holdings are no use of an import’s units, and go with them; charges are, and stay', async () => {
  const { ctx, accounts, funds } = on.books
  const text = ['unit_number,unit_entitlement,role,first_name,last_name', '1999,10,owner,Kay,Lund'].join('\n')
  const undo = (made: { _id: string; version: number }) =>
    desk.mandeep.try(units.undoImport, { params: { id: made._id }, body: { version: made.version } })
  const first = await importFile(on.world, desk.mandeep, text, true)
  await settleHoldings(ctx)
  expect((await undo(first)).status).toBe(200)
  const again = await importFile(on.world, desk.mandeep, text, true)
  await settleHoldings(ctx)
  const holdingId = (await holdingsOn(ctx, '2026-11-20')).get(await unitIdOf('1999'))!
  const parts = [{ fundId: funds.operating, accountId: accounts.fees, cents: 100 }]
  const of = {
    type: 'strataFee',
    words: 'Fee',
    authority: 'Budget',
    dueOn: '2026-11-01',
    source: 'fee:1',
    parts,
  } as const
  await charge(ctx, [{ ...of, holdingId }])
  const refused = await undo(again)
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'This import can no longer be undone: charges or payments were recorded for its units.',
  ])
})

it('an import that named the owner of a unit that was charged since isn’t undone: a debt keeps its debtor', async () => {
  const { ctx, accounts, funds, query } = on.books
  const unitId = await createUnit(ctx, { unitNumber: '900' })
  const text = ['unit_number,role,first_name,last_name', '900,owner,Kay,Lund'].join('\n')
  const made = await importFile(on.world, desk.mandeep, text, true)
  await settleHoldings(ctx)
  const holdingId = (await holdingsOn(ctx, '2026-11-20')).get(unitId)!
  const parts = [{ fundId: funds.operating, accountId: accounts.fees, cents: 100 }]
  const of = {
    type: 'strataFee',
    words: 'Fee',
    authority: 'Budget',
    dueOn: '2026-11-01',
    source: 'fee:1',
    parts,
  } as const
  await charge(ctx, [{ ...of, holdingId }])
  const params = { id: made._id }
  expect((await desk.mandeep.try(units.undoImport, { params, body: { version: made.version } })).status).toBe(409)
  expect(await query('select from ledger_holders where holding_id = $1', [holdingId])).toHaveLength(1)
})

it('a co-owner who sold their share is no longer named, and the last owner still is', async () => {
  const { ctx, query } = on.books
  const unitId = await unitIdOf('703')
  const personId = await addPerson(ctx, { firstName: 'Ex', lastName: 'Partner' })
  await startOwnership(ctx, { unitId, personId, from: '2025-01-01' })
  await settleHoldings(ctx)
  expect(await desk.account(on.olivia)).toMatchObject({ owners: ['Ex Partner', 'Olivia Owner'] })
  await query(`update ownerships set to_date = '2026-06-30' where person_id = $1`, [personId])
  await settleHoldings(ctx)
  expect(await desk.account(on.olivia)).toMatchObject({ owners: ['Olivia Owner'] })
  await query(`update ownerships set to_date = '2026-11-10' where unit_id = $1 and to_date is null`, [unitId])
  await settleHoldings(ctx)
  await desk.charges(on.olivia)
  expect(await desk.account(on.olivia)).toMatchObject({ owners: ['Olivia Owner'], to: null })
  expect((await desk.olivia.call(ledger.mine)).map(({ unit }) => unit.unitNumber)).toEqual(['305', '703'])
})

it('a sale says nothing of money to who may not read it', async () => {
  await desk.charges(on.olivia)
  await on.books.query(`update buildings set permissions = '{"management":{"billing":false}}' where id = $1`, [
    on.books.ctx.building._id,
  ])
  const moves = await deskOf(desk.mandeep, '703')
  const buyers = [{ firstName: 'Noor', lastName: 'Nakamura', email: 'noor.nakamura@mail.example' }]
  const sellerIds = [tieOf(moves, 'Olivia Owner', 'owner')]
  const body = { completesOn: '2026-11-20', sellerIds, endingIds: [], buyers }
  const plan = await desk.mandeep.try(units.planSale, { params: { id: moves.unit._id }, body })
  expect([plan.status, plan.text.includes('They owe')]).toEqual([200, false])
})
