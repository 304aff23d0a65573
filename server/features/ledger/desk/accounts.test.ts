/** Accounts of owners over HTTP: who reads which, what is charged by hand and cancelled, and what a payment pays. */
import { beforeEach, describe, expect, it } from 'vitest'
import { ledger } from '../../../../contract/ledger.ts'
import { audit } from '../../../../contract/audit.ts'
import { addPerson, startOwnership } from '../../units/units.ts'
import { charge, holdingsOn, settleHoldings } from '../ledger.ts'
import { openDesk } from '../../../testing/ledger-desk.ts'
import { withBooks } from '../../../testing/books.ts'
import { followEverywhere } from './desk.ts'

const on = withBooks()
let desk: Awaited<ReturnType<typeof openDesk>>
beforeEach(async () => {
  desk = await openDesk(on.world)
})

describe('who reads an account', () => {
  it('its owner, council and who keeps the books; no one else', async () => {
    const other = on.books.holdingOf('101')
    await desk.charges(on.olivia)
    const path = (id: string) => ledger.holding.path.replace(':id', id)
    const answers = async (name: 'olivia' | 'theo' | 'mia' | 'carla' | 'mandeep', id: string) => {
      const who = await on.world.as(name, 'harbour')
      const paths = [path(id), `${path(id)}/statement`, `${path(id)}/statement/file`]
      return Promise.all(paths.map(async (one) => (await who.send('GET', one)).status))
    }
    for (const name of ['olivia', 'carla', 'mandeep'] as const)
      expect(await answers(name, on.olivia)).toEqual([200, 200, 200])
    for (const name of ['theo', 'mia'] as const) expect(await answers(name, on.olivia)).toEqual([404, 404, 404])
    expect(await answers('olivia', other)).toEqual([404, 404, 404])
  })

  it('a seller reads theirs on, and a buyer begins at nothing', async () => {
    await desk.charges(on.olivia)
    const { query, ctx } = on.books
    const [{ id: unitId }] = await query('select id from units where unit_number = $1 and building_id = $2', [
      ...['703', ctx.building._id],
    ])
    await query(`update ownerships set to_date = '2026-11-09' where unit_id = $1`, [unitId])
    const personId = await addPerson(ctx, { firstName: 'Bea', lastName: 'Buyer', email: 'bea@example.ca' })
    await startOwnership(ctx, { unitId, personId, from: '2026-11-10' })
    await query('update people set account_id = $1 where id = $2', [on.world.cast.accounts.mia, personId])
    expect(await settleHoldings(ctx)).toEqual([])
    const bought = (await holdingsOn(ctx, '2026-11-20')).get(unitId)!
    expect(bought).not.toBe(on.olivia)
    const mia = await on.world.as('mia')
    expect(await mia.call(ledger.mine)).toMatchObject([{ _id: bought, dueCents: 0, charges: [], from: '2026-11-10' }])
    expect((await mia.send('GET', ledger.holding.path.replace(':id', on.olivia))).status).toBe(404)
    const own = await desk.olivia.call(ledger.mine)
    expect(own.map(({ _id, dueCents }) => [_id === on.olivia, dueCents])).toEqual([
      [false, 0],
      [true, 43_307],
    ])
    expect((await desk.olivia.send('GET', ledger.holding.path.replace(':id', bought))).status).toBe(404)
    const listed = async (shows: 'former' | 'unsettled') =>
      (await desk.mandeep.call(ledger.holdings, { query: { shows } })).items.map(({ _id, to }) => [_id, to])
    for (const shows of ['former', 'unsettled'] as const)
      expect(await listed(shows)).toEqual([[on.olivia, '2026-11-09']])
    await desk.records({ place: { holdingId: on.olivia } })
    expect(await listed('former')).toEqual([[on.olivia, '2026-11-09']])
    expect(await listed('unsettled')).toEqual([])
  })

  it('only a building that lets its management keep the books has it do so', async () => {
    await on.books.query(`update buildings set permissions = '{"management":{"billing":false}}' where id = $1`, [
      on.books.ctx.building._id,
    ])
    const path = ledger.holding.path.replace(':id', on.olivia)
    const { mandeep } = desk
    expect((await mandeep.send('GET', path)).status).toBe(404)
    for (const list of [ledger.holdings, ledger.receivables, ledger.payments, ledger.books])
      expect((await mandeep.send('GET', list.path)).status).toBe(403)
    expect((await desk.step(on.olivia, { step: 'cancelCharge', chargeId: on.olivia, reason: 'No' })).status).toBe(403)
    expect((await desk.carla.send('GET', path)).status).toBe(200)
  })

  it('council reads, and writes nothing', async () => {
    const id = on.olivia
    expect(await desk.account(id, desk.carla)).toMatchObject({ can: { keep: false } })
    expect(await desk.account(id)).toMatchObject({ can: { keep: true } })
    const refusals = await Promise.all([
      desk.step(id, { step: 'charge' }, desk.carla),
      desk.records({}, desk.carla),
      desk.payment(id, { step: 'return', reason: 'No' }, desk.carla),
      desk.stepBooks({ step: 'lock', month: '2026-10-01' }, desk.carla),
    ])
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })
})

describe('a charge by hand', () => {
  it('is owed from its day on, with what it rests on', async () => {
    await desk.charges(on.olivia, { type: 'administration', words: 'Fob', authority: 'Bylaw 3 (2)', cents: 5000 })
    const after = await desk.charges(on.olivia, { dueOn: '2026-12-01', words: 'Strata fee, December 2026' })
    expect(after).toMatchObject({
      ...{ dueCents: 5000, laterCents: 43_307, lienableCents: 0, dueSince: '2026-11-01' },
      charges: [
        { type: 'administration', words: 'Fob', authority: 'Bylaw 3 (2)', openCents: 5000, isLienable: false },
        { words: 'Strata fee, December 2026', isLienable: true },
      ],
    })
    const { items } = await desk.mandeep.call(audit.history, {
      params: { subject: 'holding', id: on.olivia },
      query: {},
    })
    expect(items[1]).toMatchObject({
      action: 'charged',
      fields: expect.arrayContaining([{ field: 'words', before: null, after: 'Fob' }]),
    })
  })

  it.each<[string, object, string]>([
    ['an amount of nothing', { cents: 0 }, 'cents'],
    ['less than nothing', { cents: -100 }, 'cents'],
    ['half a cent', { cents: 10.5 }, 'cents'],
    ['more than any', { cents: 2_000_000_000 }, 'cents'],
    ['no authority', { authority: ' ' }, 'authority'],
    ['no description', { words: '' }, 'words'],
    ['a day that is none', { dueOn: '2026-02-30' }, 'dueOn'],
    ['a fine, which violations decide', { type: 'fine' }, 'type'],
    ['interest, which is computed', { type: 'feeInterest' }, 'type'],
    ['something unknown', { type: 'tip' }, 'type'],
  ])('is refused with %s', async (_what, more, field) => {
    const usual = {
      step: 'charge',
      type: 'userFee',
      words: 'Lounge',
      authority: 'Rule 4',
      dueOn: '2026-11-01',
      cents: 1,
    }
    const answer = await desk.step(on.olivia, { ...usual, ...more })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } })
    expect((await desk.account(on.olivia)).charges).toEqual([])
  })

  it('row 18: for a locked month says which, and the first open day', async () => {
    await desk.charges(on.olivia, { dueOn: '2026-09-01' })
    await desk.stepBooks({ step: 'lock', month: '2026-10-01' })
    const body = {
      step: 'charge',
      type: 'userFee',
      words: 'Lounge',
      authority: 'Rule 4',
      dueOn: '2026-10-15',
      cents: 1,
    }
    expect(await desk.step(on.olivia, body)).toMatchObject({
      ...{ status: 409, body: { error: 'October 2026 is locked. The first open day is Nov 1, 2026.' } },
    })
  })

  it('row 28: brought forward from other books, its type and day stay, and its month may be locked', async () => {
    await desk.charges(on.olivia, { dueOn: '2026-09-01', cents: 100 })
    await desk.stepBooks({ step: 'lock', month: '2026-10-01' })
    const brought = { isBroughtForward: true, authority: 'Previous records', cents: 41_350 }
    for (const month of ['05', '06', '07'])
      await desk.charges(on.olivia, { ...brought, dueOn: `2026-${month}-01`, words: `Strata fee of ${month}` })
    const split = await desk.charges(on.olivia, { ...brought, type: 'openingBalance', dueOn: '2026-07-01', cents: 5 })
    expect(split).toMatchObject({ dueCents: 124_155, lienableCents: 124_150, dueSince: '2026-05-01' })
    expect(split.ages).toEqual({ upTo30: 0, upTo60: 0, upTo90: 100, over90: 124_055 })
  })

  it('is cancelled with a reason, once; what paid a part of it is credit', async () => {
    const chargeId = (await desk.charges(on.olivia)).charges[0]!._id
    const cancel = { step: 'cancelCharge', chargeId, reason: 'Charged twice' }
    expect(await desk.step(on.olivia, { ...cancel, reason: '' })).toMatchObject({ status: 400 })
    expect(await desk.step(on.books.holdingOf('101'), cancel)).toMatchObject({ status: 409 })
    await desk.records({ place: { holdingId: on.olivia }, cents: 10_000 })
    const cancelled = await desk.step(on.olivia, cancel)
    expect(cancelled).toMatchObject({ status: 200, body: { data: { dueCents: 0, charges: [], creditCents: 10_000 } } })
    expect(await desk.step(on.olivia, cancel)).toMatchObject({ status: 409 })
  })

  it('that is brought forward was due before today, so that no fine is charged so', async () => {
    const usual = {
      step: 'charge',
      type: 'fine',
      words: 'Noise',
      authority: 'Bylaw 3',
      cents: 1,
      isBroughtForward: true,
    }
    for (const dueOn of ['2026-11-20', '2027-03-01'])
      expect(await desk.step(on.olivia, { ...usual, dueOn })).toMatchObject({
        ...{ status: 400, body: { errors: [{ field: 'dueOn' }] } },
      })
  })

  it('of many is summed up whole, however many are listed', async () => {
    const { ctx, funds, accounts } = on.books
    const parts = [{ fundId: funds.operating, accountId: accounts.otherIncome, cents: 100 }]
    const of = {
      holdingId: on.olivia,
      type: 'userFee',
      words: 'Lounge',
      authority: 'Rule 4',
      dueOn: '2026-11-01',
    } as const
    await charge(
      ctx,
      Array.from({ length: 205 }, (_, index) => ({ ...of, source: `lounge:${index}`, parts })),
    )
    const account = await desk.account(on.olivia)
    expect([account.dueCents, account.charges.length]).toEqual([20_500, 200])
    expect(await desk.mandeep.call(ledger.receivables)).toMatchObject({ dueCents: 20_500 })
  })
})

describe('what a payment pays', () => {
  it('row 13: 700.00 with a word pays what the word says, to the cent', async () => {
    const second = on.books.holdingOf('305')
    const [own] = (await desk.charges(on.olivia)).charges
    const [other] = (await desk.charges(second, { cents: 37_841 })).charges
    const { body } = await desk.records({ cents: 70_000, memo: null })
    expect(body.data).toMatchObject({ unplacedCents: 70_000, receipts: [] })
    const word = '703 first'
    const place = { step: 'place', instruction: word }
    const shares = (chargeId: string, cents: number) => ({ shares: [{ chargeId, cents }] })
    const first = { ...place, holdingId: on.olivia, cents: 43_307, ...shares(own!._id, 43_307) }
    expect((await desk.payment(body.data._id, first)).body.data).toMatchObject({ unplacedCents: 26_693 })
    const rest = { ...place, holdingId: second, ...shares(other!._id, 26_693) }
    expect((await desk.payment(body.data._id, rest)).body.data).toMatchObject({ unplacedCents: 0 })
    expect(await desk.account(on.olivia)).toMatchObject({ dueCents: 0, creditCents: 0 })
    expect(await desk.account(second)).toMatchObject({ dueCents: 11_148, receipts: [{ instruction: word }] })
  })

  it('row 9 to 11: never a fine without a word; with one, it may', async () => {
    const fine = { type: 'fine', isBroughtForward: true, words: 'Noise', authority: 'Bylaw 3', dueOn: '2026-10-10' }
    await desk.charges(on.olivia, { ...fine, cents: 20_000 })
    await desk.records({ place: { holdingId: on.olivia } })
    const { charges, receipts, creditCents } = await desk.account(on.olivia)
    expect([charges[0]!.openCents, charges[0]!.isOnWord, creditCents]).toEqual([20_000, true, 43_307])
    const apply = { step: 'apply', receiptId: receipts[0]!._id, shares: [{ chargeId: charges[0]!._id, cents: 20_000 }] }
    expect((await desk.step(on.olivia, apply)).body.error).toBe(
      'Fines and enforcement costs are paid only if the payer says so.',
    )
    const said = await desk.step(on.olivia, { ...apply, instruction: 'For the fine, by email of November 6' })
    expect(said.body.data).toMatchObject({ dueCents: 0, creditCents: 23_307 })
  })

  it('is freed for something else in one step, and what is left pays what is due', async () => {
    await desk.charges(on.olivia, { words: 'November' })
    await desk.records({ place: { holdingId: on.olivia } })
    const { charges, receipts } = await desk.charges(on.olivia, { type: 'userFee', words: 'Lounge', cents: 5000 })
    const free = { step: 'free', allocationId: receipts[0]!.paid[0]!._id, reason: 'For the lounge' }
    const other = { shares: [{ chargeId: charges[0]!._id, cents: 5000 }], instruction: 'By email' }
    expect((await desk.step(on.olivia, { ...free, shares: [{ chargeId: charges[0]!._id, cents: 5001 }] })).status).toBe(
      409,
    )
    const freed = await desk.step(on.olivia, { ...free, ...other })
    expect(freed.body.data).toMatchObject({ creditCents: 38_307, charges: [{ words: 'November', openCents: 43_307 }] })
    expect(freed.body.data.receipts[0].paid).toMatchObject([{ words: 'Lounge', cents: 5000 }])
    await followEverywhere(on.world.context())
    expect((await desk.account(on.olivia)).charges).toMatchObject([{ words: 'November', openCents: 5000 }])
  })

  it('is never only noted: a word needs its amounts', async () => {
    const [open] = (await desk.charges(on.olivia)).charges
    const place = { holdingId: on.olivia, instruction: 'For the fine only' }
    expect(await desk.records({ place })).toMatchObject({ status: 400 })
    const { _id } = (await desk.records({ payer: 'Someone' })).body.data
    expect(await desk.payment(_id, { step: 'place', ...place })).toMatchObject({ status: 400 })
    const shares = [{ chargeId: open!._id, cents: 100 }]
    expect(await desk.payment(_id, { step: 'place', ...place, shares })).toMatchObject({ status: 200 })
  })

  it('row 16: paid ahead it is credit, and pays on the due day by itself', async () => {
    await desk.records({ place: { holdingId: on.olivia } })
    await desk.charges(on.olivia, { dueOn: '2026-12-01' })
    expect(await desk.account(on.olivia)).toMatchObject({ dueCents: 0, laterCents: 43_307, creditCents: 43_307 })
    on.world.clock.advance(11 * 24 * 60 * 60 * 1000)
    await followEverywhere(on.world.context())
    const { receipts, ...after } = await (
      await on.world.as('olivia')
    ).call(ledger.holding, { params: { id: on.olivia } })
    expect(after).toMatchObject({ dueCents: 0, laterCents: 0, creditCents: 0, charges: [] })
    expect(receipts[0]!.paid).toMatchObject([{ words: 'Strata fee, November 2026', cents: 43_307 }])
  })

  it.each([
    ['more than is left of it', 409, [50_000]],
    ['the same charge twice', 400, [100, 100]],
    ['nothing', 400, []],
  ])('isn’t %s', async (_what, status, amounts) => {
    await desk.records({ place: { holdingId: on.olivia } })
    const { charges, receipts } = await desk.charges(on.olivia, { dueOn: '2026-12-01', cents: 60_000 })
    const shares = amounts.map((cents) => ({ chargeId: charges[0]!._id, cents }))
    expect((await desk.step(on.olivia, { step: 'apply', receiptId: receipts[0]!._id, shares })).status).toBe(status)
  })
})
