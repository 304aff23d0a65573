/** A payment without a word waits for its payer, who says what it is for; nobody else can. */
import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { banking } from '../../../../contract/banking.ts'
import { ledger } from '../../../../contract/ledger.ts'
import { notifications } from '../../../../contract/notifications.ts'
import { withBooks } from '../../../testing/books.ts'
import { tellAsked } from '../banking.ts'

const on = withBooks()
let second: string
let paymentId: string

const asks = (payment: string, ...holdings: readonly string[]) =>
  on.books.query(
    `insert into bank_questions (building_id, payment_id, holding_id) select $1, $2, h from unnest($3::uuid[]) as h`,
    [on.books.ctx.building._id, payment, holdings],
  )
const says = async (shares: readonly [holdingId: string, cents: number][], name: 'olivia' | 'mia' = 'olivia') => {
  const who = await on.world.as(name, 'harbour')
  const body = { shares: shares.map(([holdingId, cents]) => ({ holdingId, cents })) }
  return who.send('POST', banking.say.path.replace(':id', paymentId), { body })
}
const waitingOf = async (name: 'olivia' | 'mia' | 'theo' | 'carla') =>
  (await on.world.as(name, 'harbour')).call(banking.waiting)

beforeEach(async () => {
  second = on.books.holdingOf('305')
  await on.books.owes(on.olivia, 'strataFee', '2026-11-01', 39_107, 4200)
  await on.books.owes(second, 'strataFee', '2026-11-01', 37_841)
  await on.books.owes(second, 'strataFee', '2026-12-01', 37_841)
  await on.books.owes(second, 'fine', '2026-11-01', 20_000)
  paymentId = await on.books.comesIn(70_000, '2026-11-03')
  await asks(paymentId, on.olivia, second)
})

// A fine is paid only on the payer's word: it isn't counted as due here, and stays open.
describe('row 13: 700.00 without a word', () => {
  it('waits for its payer, who says “703 first”: 433.07 and 266.93 are placed', async () => {
    // Due more than a month from now, so it isn't offered.
    await on.books.owes(second, 'strataFee', '2027-01-01', 37_841)
    expect(await waitingOf('olivia')).toEqual([
      {
        ...{ _id: paymentId, receivedOn: '2026-11-03', way: 'eTransfer', cents: 70_000, unplacedCents: 70_000 },
        holdings: [
          { holdingId: second, unitNumber: '305', dueCents: 37_841, laterCents: 37_841 },
          { holdingId: on.olivia, unitNumber: '703', dueCents: 43_307, laterCents: 0 },
        ],
      },
    ])
    const answer = await says([
      [on.olivia, 43_307],
      [second, 26_693],
    ])
    expect(answer).toMatchObject({ status: 200, body: { data: null } })
    const olivia = await on.world.as('olivia', 'harbour')
    const own = await olivia.call(ledger.mine)
    expect(own.map(({ unit, dueCents, creditCents }) => [unit.unitNumber, dueCents, creditCents])).toEqual([
      ['305', 11_148 + 20_000, 0],
      ['703', 0, 0],
    ])
    expect(own[0]!.receipts[0]!.instruction).toBe('$266.93 for 305')
    expect(await waitingOf('olivia')).toEqual([])
    const mandeep = await on.world.as('mandeep', 'harbour')
    const { items } = await mandeep.call(audit.history, { params: { subject: 'payment', id: paymentId }, query: {} })
    expect(items.map(({ action, by }) => [action, by])).toEqual([
      ['placed', 'Olivia Owner'],
      ['placed', 'Olivia Owner'],
    ])
  })

  it('goes on waiting with what she leaves open, and pays each cent once', async () => {
    expect(await says([[on.olivia, 43_307]])).toMatchObject({
      status: 200,
      body: { data: { cents: 70_000, unplacedCents: 26_693 } },
    })
    expect(await says([[second, 26_694]])).toMatchObject({
      ...{ status: 409, body: { error: 'That comes to $266.94, and $266.93 is left of this payment.' } },
    })
    const answers = await Promise.all(Array.from({ length: 8 }, () => says([[second, 26_693]])))
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toEqual([200])
    expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true)
    expect(await on.books.creditOf(second)).toBe(0)
  })

  it('is no business of anyone else', async () => {
    for (const name of ['mia', 'theo', 'carla'] as const) expect(await waitingOf(name)).toEqual([])
    expect((await says([[on.olivia, 100]], 'mia')).status).toBe(404)
  })

  it('isn’t for someone who owns only one of the units in question', async () => {
    await asks(paymentId, on.books.holdingOf('101'))
    expect(await waitingOf('olivia')).toEqual([])
    expect((await says([[on.olivia, 100]])).status).toBe(404)
  })

  it('stops waiting when the manager allocates it, or the bank returns it', async () => {
    const mandeep = await on.world.as('mandeep', 'harbour')
    const other = await on.books.comesIn(5000, '2026-11-04')
    await asks(other, on.olivia, second)
    const step = (id: string, body: object) =>
      mandeep.send('POST', ledger.paymentStep.path.replace(':id', id), { body })
    await step(paymentId, { step: 'place', holdingId: on.olivia })
    await step(other, { step: 'return', reason: 'NSF' })
    expect(await waitingOf('olivia')).toEqual([])
    expect((await says([[second, 100]])).status).toBe(404)
  })

  it.each<[string, () => [string, number][], number]>([
    ['no unit', () => [], 400],
    ['a unit of hers that isn’t in question', () => [[on.books.holdingOf('101'), 100]], 400],
    ['nothing', () => [[on.olivia, 0]], 400],
    [
      'one unit twice',
      () => [
        [on.olivia, 100],
        [on.olivia, 200],
      ],
      400,
    ],
    ['more than came', () => [[on.olivia, 70_001]], 409],
  ])('is refused with %s', async (_what, shares, status) => {
    expect((await says(shares())).status).toBe(status)
    expect(await waitingOf('olivia')).toMatchObject([{ unplacedCents: 70_000 }])
  })
})

it('asks its payer, and says so once it was applied', async () => {
  await tellAsked(on.books.ctx, [paymentId])
  const olivia = await on.world.as('olivia', 'harbour')
  const told = async () =>
    (await olivia.call(notifications.list, { query: {} })).items
      .filter(({ kind }) => kind === 'fees.asked')
      .map(({ title, text }) => [title, text])
  expect(await told()).toEqual([
    [
      'Which unit is your payment of $700.00 for?',
      'It was received on Nov 3, 2026. Tell us which unit to apply it to: 305 or 703.',
    ],
  ])
  const theo = await on.world.as('theo', 'harbour')
  expect(
    (await theo.call(notifications.list, { query: {} })).items.filter(({ kind }) => kind === 'fees.asked'),
  ).toEqual([])
  await says([[on.olivia, 70_000]])
  expect(await told()).toMatchObject([['Your payment of $700.00 was applied', expect.any(String)]])
})
