/** Deposits of bookings in the books: held until they are returned as credit, or kept as a fee. */
import { beforeEach, describe, expect, it } from 'vitest'
import { notifications } from '../../../contract/notifications.ts'
import type { Holding } from '../../../contract/ledger/holding.ts'
import { addLounge, unitOf } from '../../testing/amenities.ts'
import { book, dayOf, read, span, take, tryStep } from '../../testing/bookings.ts'
import { withBooks } from '../../testing/books.ts'
import type { Caller } from '../../testing/caller.ts'
import { openDesk } from '../../testing/ledger-desk.ts'

const on = withBooks()
const costs = { feeCents: 5000, depositCents: 20_000, authorityKind: 'bylaw', authority: '7.2' } as const
let desk: Awaited<ReturnType<typeof openDesk>>
let theo: Caller
let [lounge, of305] = ['', '']

beforeEach(async () => {
  desk = await openDesk(on.world)
  theo = await on.world.as('theo')
  lounge = await addLounge(desk.mandeep, costs)
  of305 = await unitOf(theo, '305')
  await desk.stepBooks({ step: 'setAutomatic', bookings: true, stallRentsFrom: null })
})

const account = (number: string): Promise<Holding> => desk.account(on.books.holdingOf(number))
const owed = async (number: string) =>
  (await account(number)).charges.map(({ type, words, openCents, dueOn }) => [type, words, openCents, dueOn])
const wish = (inDays = 12) => ({ amenityId: lounge, unitId: of305, ...span(dayOf(on.world, inDays)) })
const fee = ['userFee', 'Lounge, Dec 2, 2026', 5000, '2026-12-02']
const funds = async () => (await desk.books()).funds[0]!

describe('a deposit', () => {
  /** A booking that is over, its deposit and fee paid. */
  const over = async () => {
    const made = await book(theo, wish())
    on.world.clock.set('2026-12-02T23:00:00.000Z')
    desk = await openDesk(on.world)
    await take(desk.mandeep, made._id, 'complete')
    return made._id
  }

  it('is held, no income, until it is returned as credit', async () => {
    const id = await over()
    await desk.records({ cents: 25_000, receivedOn: '2026-12-02', place: { holdingId: on.books.holdingOf('305') } })
    expect(await owed('305')).toEqual([])
    expect(await funds()).toMatchObject({ cashCents: 25_000, owedCents: 20_000, balanceCents: 5000 })
    expect(await take(desk.mandeep, id, 'returnDeposit')).toMatchObject({ deposit: 'returned' })
    expect(await account('305')).toMatchObject({ creditCents: 20_000, dueCents: 0 })
    expect(await funds()).toMatchObject({ owedCents: 20_000, balanceCents: 5000 })
  })

  it('is income once it is kept: what was paid pays for that, before anything else', async () => {
    const id = await over()
    await desk.records({ cents: 25_000, receivedOn: '2026-12-02', place: { holdingId: on.books.holdingOf('305') } })
    // An older debt, which the freed deposit would pay first if it were credit.
    await desk.charges(on.books.holdingOf('305'), { cents: 40_000 })
    const kept = await take(desk.mandeep, id, 'keepDeposit', 'The carpet was burnt')
    expect(kept).toMatchObject({ deposit: 'kept', charge: { openCents: 0 } })
    expect(await account('305')).toMatchObject({ dueCents: 40_000, creditCents: 0 })
    expect(await funds()).toMatchObject({ cashCents: 25_000, owedCents: 0, receivableCents: 40_000 })
    expect((await funds()).balanceCents).toBe(65_000)
  })

  it('that wasn’t paid is owed once it is kept, and told to the owners', async () => {
    const id = await over()
    await take(desk.mandeep, id, 'keepDeposit', 'The carpet was burnt')
    expect(await owed('305')).toEqual([fee, ['userFee', 'Deposit kept: Lounge, Dec 2, 2026', 20_000, '2026-12-02']])
    const olivia = await on.world.as('olivia')
    expect((await olivia.call(notifications.list)).items[0]).toMatchObject({
      text: expect.stringContaining('Deposit kept: Lounge, Dec 2, 2026'),
    })
  })

  it('that was partly paid pays for itself first once it is kept', async () => {
    const id = await over()
    await desk.records({ cents: 17_000, receivedOn: '2026-12-02', place: { holdingId: on.books.holdingOf('305') } })
    await take(desk.mandeep, id, 'keepDeposit', 'The carpet was burnt')
    expect((await owed('305')).map(([type, , openCents]) => [type, openCents])).toEqual([['userFee', 8000]])
  })

  it('that was paid asks owners for nothing more once it is kept, until the bank returns that payment', async () => {
    const id = await over()
    await desk.records({ cents: 25_000, receivedOn: '2026-12-02', place: { holdingId: on.books.holdingOf('305') } })
    const olivia = await on.world.as('olivia')
    const news = async () => (await olivia.call(notifications.list)).items.length
    const before = await news()
    await take(desk.mandeep, id, 'keepDeposit', 'The carpet was burnt')
    expect(await news()).toBe(before)
    const [receipt] = (await account('305')).receipts
    await desk.payment(receipt!.paymentId!, { step: 'return', reason: 'NSF' })
    expect((await owed('305')).map(([, words, openCents]) => [words, openCents])).toEqual([
      ['Lounge, Dec 2, 2026', 5000],
      ['Deposit kept: Lounge, Dec 2, 2026', 20_000],
    ])
  })

  it('that was written off can be returned, and not kept', async () => {
    const id = await over()
    const holdingId = on.books.holdingOf('305')
    const found = (await account('305')).charges.find(({ type }) => type === 'deposit')!
    const given = { chargeId: found._id, cents: 20_000, decidedOn: '2026-12-02', decision: 'Council, Dec 2, 2026' }
    expect(await desk.step(holdingId, { step: 'writeOff', ...given })).toMatchObject({ status: 200 })
    expect(await funds()).toMatchObject({ owedCents: 0, balanceCents: 5000 })
    expect(await tryStep(desk.mandeep, id, 'keepDeposit', 'Late')).toMatchObject({ status: 409 })
    expect(await take(desk.mandeep, id, 'returnDeposit')).toMatchObject({ deposit: 'returned' })
    expect(await account('305')).toMatchObject({ creditCents: 0, dueCents: 5000 })
  })

  it('that was cancelled on the account can be returned, and not kept', async () => {
    const id = await over()
    const found = (await account('305')).charges.find(({ type }) => type === 'deposit')!
    const gone = { step: 'cancelCharge', chargeId: found._id, reason: 'Paid in cash' }
    await desk.step(on.books.holdingOf('305'), gone)
    expect(await tryStep(desk.mandeep, id, 'keepDeposit', 'Late')).toMatchObject({ status: 409 })
    expect(await read(desk.mandeep, id)).toMatchObject({ deposit: 'due' })
    expect(await take(desk.mandeep, id, 'returnDeposit')).toMatchObject({ deposit: 'returned' })
  })
})
