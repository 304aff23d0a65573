/** Fees and deposits of bookings in the books: charged once confirmed, and cancelled in time. */
import { beforeEach, describe, expect, it } from 'vitest'
import { bookings } from '../../../contract/bookings.ts'
import { notifications } from '../../../contract/notifications.ts'
import type { Holding } from '../../../contract/ledger/holding.ts'
import { addLounge, unitOf } from '../../testing/amenities.ts'
import { book, dayOf, read, span, take, tryBook, wait } from '../../testing/bookings.ts'
import { withBooks } from '../../testing/books.ts'
import type { Caller } from '../../testing/caller.ts'
import { openDesk } from '../../testing/ledger-desk.ts'
import { letOut, sell } from '../../testing/moves.ts'
import { tiedUnit } from '../../testing/ties.ts'

const on = withBooks()
const costs = { feeCents: 5000, depositCents: 20_000, authorityKind: 'bylaw', authority: '7.2' } as const
let desk: Awaited<ReturnType<typeof openDesk>>
let theo: Caller
let [lounge, of305, of703] = ['', '', '']

const switchOn = (isOn: boolean) => desk.stepBooks({ step: 'setAutomatic', bookings: isOn, stallRentsFrom: null })

beforeEach(async () => {
  desk = await openDesk(on.world)
  theo = await on.world.as('theo')
  lounge = await addLounge(desk.mandeep, costs)
  ;[of305, of703] = [await unitOf(theo, '305'), await unitOf(desk.olivia, '703')]
  await switchOn(true)
})

const account = (number: string): Promise<Holding> => desk.account(on.books.holdingOf(number))
const owed = async (number: string) =>
  (await account(number)).charges.map(({ type, words, openCents, dueOn }) => [type, words, openCents, dueOn])
const wish = (inDays = 12) => ({ amenityId: lounge, unitId: of305, ...span(dayOf(on.world, inDays)) })
const fee = ['userFee', 'Lounge, Dec 2, 2026', 5000, '2026-12-02']
const deposit = ['deposit', 'Deposit: Lounge, Dec 2, 2026', 20_000, '2026-12-02']

describe('a booking that costs something', () => {
  it('is charged to the owners of its unit once it is confirmed, on the day it begins', async () => {
    const preview = await theo.call(bookings.preview, { body: wish() })
    expect(preview).toMatchObject({ isCharged: true, feeCents: 5000, depositCents: 20_000 })
    const made = await book(theo, wish())
    expect(made).toMatchObject({ isCharged: true, charge: null, deposit: 'due' })
    expect(await owed('305')).toEqual([fee, deposit])
    expect((await account('305')).charges[0]!.authority).toBe('Bylaw 7.2')
    expect((await read(desk.mandeep, made._id)).charge).toEqual({
      ...{ holdingId: on.books.holdingOf('305'), openCents: 25_000 },
    })
    const { items } = await desk.olivia.call(notifications.list)
    expect(items.map(({ title }) => title)).toEqual([
      'New charge for unit 305: $200.00',
      'New charge for unit 305: $50.00',
    ])
  })

  it('isn’t news to the owner who booked it, and is to one for whom someone did', async () => {
    await book(desk.olivia, { ...wish(), unitId: of703 })
    const titles = async () =>
      (await desk.olivia.call(notifications.list)).items.map(({ title, text }) => [title, text])
    expect(await titles()).toEqual([])
    const residents = await desk.mandeep.call(bookings.residents, { query: { unitId: of703 } })
    const forAccountId = residents[0]!._id
    await book(desk.mandeep, { ...wish(13), unitId: of703, forAccountId })
    expect(await titles()).toEqual([
      [
        'Lounge is booked for you',
        expect.stringContaining('A fee of $50.00 and a deposit of $200.00 were charged to unit 703’s account.'),
      ],
    ])
  })

  it('isn’t charged while it isn’t confirmed, or where the books don’t say so', async () => {
    const asked = await addLounge(desk.mandeep, { ...costs, name: 'Hall', needsApproval: true })
    const made = await book(theo, { ...wish(), amenityId: asked })
    expect(made).toMatchObject({ status: 'requested', isCharged: false })
    expect(await owed('305')).toEqual([])
    await switchOn(false)
    await book(theo, wish())
    expect(await owed('305')).toEqual([])
    await switchOn(true)
    expect(await take(desk.mandeep, made._id, 'approve')).toMatchObject({ isCharged: true })
    expect(await owed('305')).toEqual([
      ['userFee', 'Hall, Dec 2, 2026', 5000, '2026-12-02'],
      ['deposit', 'Deposit: Hall, Dec 2, 2026', 20_000, '2026-12-02'],
    ])
  })

  it('is charged once, even if it is booked many times at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => tryBook(theo, wish())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await owed('305')).toEqual([fee, deposit])
  })
})

describe('a series', () => {
  it('charges each date, tells the owners of the first, and the resident of all', async () => {
    const residents = await desk.mandeep.call(bookings.residents, { query: { unitId: of305 } })
    const forAccountId = residents.find(({ name }) => name === 'Theo Tenant')!._id
    const body = { ...wish(), forAccountId, rulesVersion: 0, every: 1, unit: 'weeks', times: 3 } as const
    await desk.mandeep.call(bookings.repeat, { body })
    expect(await owed('305')).toHaveLength(6)
    const told = async (who: Caller) => (await who.call(notifications.list)).items
    expect((await told(desk.olivia)).map(({ title }) => title)).toEqual([
      'New charge for unit 305: $200.00',
      'New charge for unit 305: $50.00',
    ])
    expect((await told(theo))[0]!.text).toMatch(/In all, \$750\.00 was charged to unit 305’s account\.$/)
  })
})

describe('a unit without an owner on record', () => {
  it('isn’t charged, and the preview says so', async () => {
    const { unitId } = await tiedUnit(on.world, '902', [])
    const body = { ...wish(), unitId }
    expect(await desk.mandeep.call(bookings.preview, { body })).toMatchObject({ isCharged: false, feeCents: 5000 })
    expect(await book(desk.mandeep, body)).toMatchObject({ status: 'active', isCharged: false })
  })
})

describe('an offer', () => {
  it('is charged once it is confirmed', async () => {
    const first = await book(desk.mandeep, { ...wish(), unitId: of703 })
    const { _id } = await wait(theo, wish())
    await take(desk.mandeep, first._id, 'cancel')
    expect([(await read(theo, _id)).status, await owed('305')]).toEqual(['offered', []])
    expect(await take(theo, _id, 'accept')).toMatchObject({ status: 'active', isCharged: true })
    expect(await owed('305')).toEqual([fee, deposit])
  })
})

describe('the charges of a booking', () => {
  it('are cancelled with it in time, what was paid becoming credit', async () => {
    const made = await book(theo, wish())
    const holdingId = on.books.holdingOf('305')
    await desk.records({ cents: 5000, place: { holdingId, shares: [] } })
    const charged = (await account('305')).charges.find(({ type }) => type === 'userFee')!
    const [receipt] = (await account('305')).receipts
    const shares = [{ chargeId: charged._id, cents: 5000 }]
    await desk.step(holdingId, { step: 'apply', receiptId: receipt!._id, shares, instruction: 'Lounge' })
    expect(await owed('305')).toEqual([deposit])
    const cancelled = await take(theo, made._id, 'cancel')
    expect(cancelled).toMatchObject({ status: 'cancelled', deposit: 'returned', can: { steps: [] } })
    expect(await account('305')).toMatchObject({ charges: [], creditCents: 5000, laterCents: 0 })
    expect(await read(desk.mandeep, made._id)).toMatchObject({ charge: null, isCharged: false })
  })

  it('stay when it is cancelled late', async () => {
    const strict = await addLounge(desk.mandeep, { ...costs, name: 'Hall', cancelBeforeMinutes: 14 * 24 * 60 })
    const made = await book(theo, { ...wish(), amenityId: strict })
    expect(await take(theo, made._id, 'cancel')).toMatchObject({ isLate: true, deposit: 'due' })
    expect(await owed('305')).toHaveLength(2)
    await take(desk.mandeep, made._id, 'returnDeposit')
    expect(await owed('305')).toEqual([['userFee', 'Hall, Dec 2, 2026', 5000, '2026-12-02']])
  })

  it('are cancelled by management however late, also once the books charge no more', async () => {
    const strict = await addLounge(desk.mandeep, { ...costs, name: 'Hall', cancelBeforeMinutes: 14 * 24 * 60 })
    const made = await book(theo, { ...wish(), amenityId: strict })
    await switchOn(false)
    await take(desk.mandeep, made._id, 'cancel')
    expect(await owed('305')).toEqual([])
  })

  it('are cancelled when the one who booked leaves the unit', async () => {
    await book(theo, wish())
    on.world.clock.set('2026-11-21T20:00:00.000Z')
    desk = await openDesk(on.world)
    await letOut(desk.mandeep, { unitNumber: '305', lastDay: '2026-11-20', leavers: ['Theo Tenant'] })
    expect(await owed('305')).toEqual([])
  })

  it('stay with the owners of the day it was confirmed', async () => {
    const made = await book(theo, wish())
    await sell(desk.mandeep, { unitNumber: '305', on: '2026-11-20', sellers: ['Olivia Owner'] })
    await take(desk.mandeep, made._id, 'cancel')
    expect(await owed('305')).toEqual([])
  })

  it('may have been cancelled on the account before', async () => {
    const made = await book(theo, wish())
    const holdingId = on.books.holdingOf('305')
    for (const { _id: chargeId } of (await account('305')).charges)
      await desk.step(holdingId, { step: 'cancelCharge', chargeId, reason: 'A gift' })
    expect(await take(theo, made._id, 'cancel')).toMatchObject({ status: 'cancelled' })
    expect(await owed('305')).toEqual([])
  })
})
