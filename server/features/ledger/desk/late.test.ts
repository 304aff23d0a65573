/** What a bylaw sets for late and returned payments: the rules of a building, the interest of a month, the returned fee. */
import { beforeEach, describe, expect, it } from 'vitest'
import { ledger } from '../../../../contract/ledger.ts'
import { openDesk } from '../../../testing/ledger-desk.ts'
import { withBooks } from '../../../testing/books.ts'
import { allocate } from '../ledger.ts'
import { accrueEverywhere, accrueIn } from './accruing.ts'

const on = withBooks()
let desk: Awaited<ReturnType<typeof openDesk>>
beforeEach(async () => {
  desk = await openDesk(on.world)
})

const interest = { bps: 1000, per: 'year', from: '2026-01-01', authority: 'Bylaw 4 (2)' }
const returnedFee = { cents: 4500, authority: 'Bylaw 5 (2)' }
const sets = (body: object) => desk.stepBooks({ step: 'setLateRules', interest: null, returnedFee: null, ...body })

const accrues = (now: string) => accrueIn({ ...on.books.ctx, now: `${now}T20:00:00.000Z`, actor: 'test' })
/** What was charged as interest and isn't undone, with its day. */
const charged = () =>
  on.books.query(
    `select type, due_on as day, cents::integer as cents from ledger_items
     where for_item_id is not null and undone_entry_id is null order by id`,
  )
const paysOn = (day: string, cents: number) => desk.records({ cents, receivedOn: day, place: { holdingId: on.olivia } })

describe('the rules', () => {
  it('are none at first, are set by who keeps the books, and say what they rest on', async () => {
    expect((await desk.books()).lateRules).toEqual({ interest: null, interestRules: [], returnedFee: null })
    expect((await sets({ interest, returnedFee })).status).toBe(200)
    const { per: _, ...kept } = interest
    expect(await desk.carla.call(ledger.books)).toMatchObject({
      lateRules: { interest: kept, interestRules: [kept], returnedFee },
      interestMostBps: 1000,
    })
    expect((await sets({})).body.data.lateRules).toEqual({
      ...{ interest: null, returnedFee: null },
      interestRules: [{ bps: 0, from: '2026-11-20', authority: '' }, kept],
    })
  })

  it('row 21: take a monthly rate by the year, and none above what the law allows', async () => {
    expect((await sets({ interest: { ...interest, bps: 80, per: 'month' } })).body.data.lateRules.interest.bps).toBe(
      960,
    )
    expect(await sets({ interest: { ...interest, bps: 150, per: 'month' } })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'interest.bps', message: expect.stringContaining('at most 10% a year') }] },
    })
  })

  it.each<[string, object]>([
    ['a rate of nothing', { interest: { ...interest, bps: 0 } }],
    ['no bylaw', { interest: { ...interest, authority: '' } }],
    ['no first day', { interest: { ...interest, from: undefined } }],
    ['a fee of nothing', { returnedFee: { ...returnedFee, cents: 0 } }],
    ['a fee without a bylaw', { returnedFee: { ...returnedFee, authority: ' ' } }],
  ])('are refused with %s', async (_what, body) => {
    expect((await sets(body)).status).toBe(400)
  })
})

describe('interest', () => {
  const late = () => on.books.owes(on.olivia, 'strataFee', '2026-01-01', 42_745)

  it('row 19: on 427.45 paid after 89 days comes to 10.42, charged by the month and once', async () => {
    await sets({ interest })
    await late()
    await accrues('2026-02-10')
    expect(await charged()).toEqual([{ type: 'feeInterest', day: '2026-02-01', cents: 363 }])
    await paysOn('2026-03-31', 42_745)
    for (const day of ['2026-04-01', '2026-04-02', '2026-06-01']) await accrues(day)
    expect((await charged()).reduce((sum, { cents }) => sum + cents, 0)).toBe(1042)
    expect(await charged()).toHaveLength(2)
    const { charges } = await desk.account(on.olivia)
    expect(charges.at(-1)).toMatchObject({
      words: 'Interest to Mar 31, 2026: strataFee of 2026-01-01',
      authority: 'Bylaw 4 (2)',
      isLienable: true,
    })
  })

  it('row 20: after a part was paid comes to 8.01, rounded once', async () => {
    await sets({ interest })
    await late()
    await paysOn('2026-02-15', 20_000)
    await paysOn('2026-03-31', 22_745)
    await accrues('2026-04-01')
    expect(await charged()).toEqual([{ type: 'feeInterest', day: '2026-04-01', cents: 801 }])
  })

  it('row 22: is nothing without a bylaw, on a fine, on interest, and before the bylaw', async () => {
    await late()
    await accrues('2026-04-01')
    await sets({ interest: { ...interest, from: '2026-01-02' } })
    await on.books.owes(on.olivia, 'fine', '2026-01-05', 20_000)
    await accrues('2026-04-01')
    expect(await charged()).toEqual([])
    await on.books.owes(on.olivia, 'specialLevy', '2026-01-05', 100_000)
    await accrues('2026-04-01')
    await accrues('2026-05-01')
    expect((await charged()).map(({ type }) => type)).toEqual(['levyInterest', 'levyInterest'])
  })

  it('row 16: is nothing on a fee of Apr 1 that was paid on Mar 28, or on Mar 31 and recorded on Apr 3', async () => {
    await sets({ interest })
    const isNow = async (day: string) => {
      on.world.clock.set(`${day}T20:00:00.000Z`)
      desk = await openDesk(on.world)
    }
    const april = '2027-04-01'
    await isNow('2027-03-28')
    await paysOn('2027-03-28', 43_307)
    expect(await desk.account(on.olivia)).toMatchObject({ dueCents: 0, creditCents: 43_307 })
    await on.books.owes(on.olivia, 'strataFee', april, 43_307)
    const [onTime, tooLate] = [on.books.holdingOf('305'), on.books.holdingOf('804')]
    for (const holding of [onTime, tooLate]) await on.books.owes(holding, 'strataFee', april, 43_307)
    await isNow('2027-03-31')
    await on.world.jobs.runNow('ledger.follow')
    expect(await desk.account(on.olivia)).toMatchObject({ laterCents: 43_307, creditCents: 43_307 })
    await isNow(april)
    await on.world.jobs.runNow('ledger.follow')
    expect(await desk.account(on.olivia)).toMatchObject({ dueCents: 0, creditCents: 0 })
    await isNow('2027-04-03')
    for (const [holdingId, receivedOn] of [
      [onTime, '2027-03-31'],
      [tooLate, '2027-04-03'],
    ] as const)
      await desk.records({ receivedOn, place: { holdingId } })
    await accrues('2027-05-01')
    // Two days of the one that the bank had on Apr 3.
    expect(await charged()).toEqual([{ type: 'feeInterest', day: '2027-05-01', cents: 24 }])
    expect((await desk.account(tooLate)).laterCents).toBe(24)
  })

  it('row 17: of a locked January is taken back in March, when its payment of Jan 20 is found', async () => {
    await sets({ interest })
    await on.books.owes(on.olivia, 'strataFee', '2027-01-01', 42_745)
    for (const day of ['2027-02-01', '2027-03-01']) await accrues(day)
    expect((await charged()).map(({ cents }) => cents)).toEqual([363, 328])
    on.world.clock.set('2027-03-03T20:00:00.000Z')
    desk = await openDesk(on.world)
    expect((await desk.stepBooks({ step: 'lock', month: '2027-01-01' })).status).toBe(200)
    await paysOn('2027-01-20', 42_745)
    await accrues('2027-03-03')
    // 19 days are left of it.
    expect(await charged()).toEqual([{ type: 'feeInterest', day: '2027-03-01', cents: 223 }])
    const entries = await on.books.query(
      `select e.day, e.value_day as "valueDay", split_part(e.source, ':', 1) as source, r.day as reverses
       from ledger_entries e left join ledger_entries r on r.id = e.reverses_id
       where e.recorded_at >= '2027-03-03' order by e.id`,
    )
    const [march, none] = ['2027-03-03', { valueDay: null, reverses: null }]
    expect(entries).toEqual([
      { ...none, day: march, valueDay: '2027-01-20', source: 'hand' },
      { ...none, day: march, source: 'receipt' },
      { ...none, day: march, source: 'allocation' },
      { ...none, day: march, source: 'reversal', reverses: '2027-03-01' },
      { ...none, day: march, source: 'reversal', reverses: '2027-02-01' },
      { ...none, day: '2027-03-01', source: 'interest' },
    ])
    expect((await desk.account(on.olivia)).dueCents).toBe(223)
  })

  it('row 17: after the day of a payment that was found late is taken back', async () => {
    await sets({ interest })
    await late()
    await accrues('2026-03-01')
    expect(await charged()).toMatchObject([{ cents: 691 }])
    await paysOn('2026-01-20', 42_745)
    // However long ago the bank had it.
    await accrues('2026-11-20')
    expect(await charged()).toEqual([{ type: 'feeInterest', day: '2026-11-01', cents: 223 }])
    expect((await desk.account(on.olivia)).dueCents).toBe(223)
  })

  it('goes with a charge that is cancelled', async () => {
    await sets({ interest })
    const chargeId = await late()
    await accrues('2026-03-01')
    await paysOn('2026-11-05', 20_000)
    await desk.step(on.olivia, { step: 'cancelCharge', chargeId, reason: 'Never owed' })
    await accrues('2026-11-20')
    expect(await charged()).toEqual([])
    expect(await desk.account(on.olivia)).toMatchObject({ dueCents: 0, creditCents: 20_000 })
  })

  it('that someone cancelled is waived, and what council wrote off stays so', async () => {
    await sets({ interest })
    await late()
    await accrues('2026-02-10')
    const waived = (await desk.account(on.olivia)).charges.find(({ type }) => type === 'feeInterest')
    await desk.step(on.olivia, { step: 'cancelCharge', chargeId: waived!._id, reason: 'Waived' })
    await accrues('2026-03-10')
    expect(await charged()).toEqual([{ type: 'feeInterest', day: '2026-03-01', cents: 328 }])
    const given = (await desk.account(on.olivia)).charges.find(({ type }) => type === 'feeInterest')
    const decision = { decidedOn: '2026-11-03', decision: 'Settled' }
    await desk.step(on.olivia, { step: 'writeOff', chargeId: given!._id, cents: 328, ...decision })
    await paysOn('2026-01-20', 42_745)
    await accrues('2026-11-20')
    expect(await desk.account(on.olivia)).toMatchObject({ dueCents: 0, creditCents: 0 })
  })

  it('keeps the rate of its due day: a later rule is for later charges, and none rewrites what was charged', async () => {
    await sets({ interest: { ...interest, bps: 500 } })
    await late()
    await accrues('2026-02-10')
    const before = await charged()
    expect((await sets({ interest })).body.errors).toEqual([
      { field: 'interest.from', message: expect.stringContaining('Choose a later one.') },
    ])
    expect((await sets({ interest: { ...interest, from: '2026-01-02' } })).status).toBe(200)
    await accrues('2026-02-11')
    expect(await charged()).toEqual(before)
    await on.books.owes(on.olivia, 'strataFee', '2026-02-01', 42_745)
    await accrues('2026-03-10')
    expect((await charged()).map(({ cents }) => cents)).toEqual([182, 163, 328])
  })

  it('is corrected after the bylaw was switched off, and new charges bear none', async () => {
    await sets({ interest })
    const chargeId = await late()
    await accrues('2026-11-20')
    await sets({})
    expect((await desk.books()).lateRules.interest).toBeNull()
    await desk.step(on.olivia, { step: 'cancelCharge', chargeId, reason: 'Never owed' })
    await on.books.owes(on.olivia, 'strataFee', '2026-11-20', 42_745)
    await accrues('2027-03-01')
    expect(await charged()).toEqual([])
  })

  it('that was paid bears none in the next year', async () => {
    await sets({ interest })
    await on.books.owes(on.olivia, 'strataFee', '2026-01-01', 1_000_000)
    await accrues('2027-01-05')
    expect(await charged()).toMatchObject([{ cents: 100_000 }])
    const one = (await desk.account(on.olivia)).charges.find(({ type }) => type === 'feeInterest')
    const paid = await on.books.pays(on.olivia, 100_000, '2027-01-01')
    const shares = [{ itemId: one!._id, cents: 100_000 }]
    await allocate(on.books.ctx, { receiptId: paid.receiptId, shares, day: '2027-01-01', instruction: 'Interest' })
    await accrues('2028-01-05')
    expect((await charged()).reduce((sum, { cents }) => sum + cents, 0)).toBe(200_000)
  })

  it('is charged once by many runs at once, and its owners hear of it', async () => {
    await sets({ interest })
    await late()
    await Promise.all(Array.from({ length: 20 }, () => accrueEverywhere(on.world.context())))
    expect(await charged()).toMatchObject([{ day: '2026-11-01', cents: 3560 }])
  })
})

describe('row 15: a payment that the bank returns', () => {
  const returned = async () => {
    await desk.charges(on.olivia)
    const { _id } = (await desk.records({ place: { holdingId: on.olivia } })).body.data
    return desk.payment(_id, { step: 'return', reason: 'Insufficient funds' })
  }

  it('costs 45.00 by a bylaw, which no lien secures', async () => {
    await sets({ returnedFee })
    expect((await returned()).status).toBe(200)
    expect((await desk.account(on.olivia)).charges).toMatchObject([
      { type: 'strataFee', openCents: 43_307 },
      { type: 'returnedPayment', openCents: 4500, authority: 'Bylaw 5 (2)', isLienable: false, dueOn: '2026-11-20' },
    ])
  })

  it('costs nothing without one', async () => {
    await returned()
    expect((await desk.account(on.olivia)).charges).toMatchObject([{ type: 'strataFee' }])
  })
})
