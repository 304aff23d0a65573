// Runs on both versions of PostgreSQL: triggers and locks.
/** What many do with a special levy at the same moment happens once. */
import { expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { untilWaiting } from '../../testing/locks.ts'
import { allocateSilently, placePayment, recordPayment } from '../ledger/ledger.ts'
import { withLevies } from './testing/levies.ts'

const on = withLevies()

const ofStatus = (answers: readonly { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

it('two who approve a levy approve it once', async () => {
  const { _id, version } = await on.levies.drafted({ dueDays: ['2026-11-20'] })
  const body = { step: 'approve', approvedOn: '2026-11-15', resolution: 'AGM', version }
  const answers = await Promise.all([0, 1].map(() => on.levies.sends('POST', `/api/levies/${_id}/steps`, body)))
  expect(ofStatus(answers)).toEqual([200, 409])
  expect(await on.books.query(`select name from ledger_funds where kind = 'levy'`)).toEqual([{ name: 'Roof' }])
  expect(await on.books.query('select count(*)::integer as count from ledger_items')).toEqual([{ count: 5 }])
})

it('twenty runs of the job charge each unit once', async () => {
  await on.levies.approved({ dueDays: ['2026-11-21', '2026-11-22'] })
  on.world.clock.set('2026-11-23T20:00:00.000Z')
  await Promise.all(Array.from({ length: 20 }, () => on.levies.runJob()))
  const [charged] = await on.books.query(
    'select count(*)::integer as count, sum(cents)::integer as cents from ledger_items',
  )
  expect(charged).toEqual({ count: 10, cents: 25_000_000 })
})

it('a surplus that many refund at once is refunded once', async () => {
  const levy = await on.levies.approved({ totalCents: 1_000_000, dueDays: ['2026-11-20'] })
  await on.levies.pays('703', 50_000)
  const { _id, version } = await on.levies.step(levy, { step: 'finish' })
  const path = `/api/levies/${_id}/steps`
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => on.levies.sends('POST', path, { step: 'refund', cents: 50_000, version })),
  )
  expect(ofStatus(answers)).toEqual([200, 409, 409, 409, 409])
  // 703 was charged 2,000.00. Nothing was spent, so all of it goes back: 1,500.00 pays what it still owed, 500.00 is credit.
  expect((await on.levies.get(levy)).money).toMatchObject({ paidCents: 200_000, refundedCents: 200_000 })
  expect(await on.books.creditOf(on.olivia)).toBe(50_000)
})

it('a refund that waits for a payment under way sees what it paid of the levy', async () => {
  const levy = await on.levies.approved({ totalCents: 1_000_000, dueDays: ['2026-11-20'] })
  await on.levies.pays('703', 50_000)
  const { _id, version } = await on.levies.step(levy, { step: 'finish' })
  const { pool } = on.world.connection
  const client = await pool.connect()
  await client.query('begin')
  await client.query('select from levies where id = $1 for update', [_id])
  const refunding = on.levies.sends('POST', `/api/levies/${_id}/steps`, { step: 'refund', cents: 50_000, version })
  await untilWaiting(pool, 1)
  await inTransaction(on.books.ctx, async (tx) => {
    const day = '2026-11-20'
    const of = { way: 'cheque', payer: null, memo: null, day, valueDay: day, source: 'test' } as const
    const paymentId = (await recordPayment(tx, { ...of, cents: 10_000 }))!
    const placing = { paymentId, holdingId: on.olivia, cents: 10_000, day, instruction: null }
    await allocateSilently(tx, await placePayment(tx, placing), day)
    // The refund has read the levy, and waits for the account.
    await client.query('commit')
    client.release()
    await untilWaiting(pool, 1)
  })
  expect(await refunding).toMatchObject({
    ...{ status: 409, body: { error: 'The surplus is $600.00 now, not $500.00. Review it, then continue.' } },
  })
})

it('money that is spent while the levy is completed and refunded goes one way only', async () => {
  const bank = await on.levies.bank()
  const levy = await on.levies.approved({ totalCents: 100_000, dueDays: ['2026-11-20'] })
  const [{ cents }] = await on.books.query('select cents::integer as cents from ledger_items where holding_id = $1', [
    on.olivia,
  ])
  await on.levies.pays('703', cents)
  const row = await bank.comes(-cents)
  const outcome = { kind: 'category', categoryId: bank.expense._id, levyId: levy._id }
  expect((await bank.matches(row, outcome)).status).toBe(200)
  const path = `/api/levies/${levy._id}/steps`
  const finishAndRefund = async () => {
    await on.levies.sends('POST', path, { step: 'finish', version: levy.version })
    return on.levies.sends('POST', path, { step: 'refund', cents, version: levy.version + 1 })
  }
  const [posted, refunded] = await Promise.all([bank.steps({ step: 'post', rows: 1 }), finishAndRefund()])
  expect(ofStatus([posted, refunded])).toEqual([200, 409])
  expect((await on.levies.get(levy)).money).toMatchObject({
    ...{ paidCents: cents, balanceCents: 0 },
    ...(posted.status === 200 ? { spentCents: cents, refundedCents: 0 } : { spentCents: 0, refundedCents: cents }),
  })
})

it('a step that waits for spending under way sees what is left after it', async () => {
  const bank = await on.levies.bank()
  const levy = await on.levies.approved({ totalCents: 100_000, dueDays: ['2026-11-20'] })
  await on.levies.pays('703', 5000)
  const row = await bank.comes(-3000)
  const outcome = { kind: 'category', categoryId: bank.expense._id, levyId: levy._id }
  await bank.matches(row, outcome)
  const { pool } = on.world.connection
  const client = await pool.connect()
  await client.query('begin')
  // Posting holds the levy by then, and waits.
  await client.query('lock table bank_postings in exclusive mode')
  const posting = bank.steps({ step: 'post', rows: 1 })
  await untilWaiting(pool, 1)
  const finishing = on.levies.sends('POST', `/api/levies/${levy._id}/steps`, { step: 'finish', version: 2 })
  await untilWaiting(pool, 2)
  await client.query('commit')
  client.release()
  expect((await posting).status).toBe(200)
  expect((await finishing).body.data).toMatchObject({ state: 'finished', surplus: { cents: 2000 } })
})
