/** Debits of a file come from the bank as one deposit: matched with them, and entered once. */
import { beforeEach, expect, it } from 'vitest'
import type { DebitRun } from '../../../../contract/debits/debit-run.ts'
import { withDebits } from '../../../testing/debits.ts'
import { withBank } from '../testing/books.ts'

const on = withBank()
const debiting = withDebits(on)
const day = '2026-11-20'
const total = 43_307 + 37_841
let run: DebitRun

beforeEach(async () => {
  await debiting.saves()
  for (const [number, cents] of [
    ['703', 43_307],
    ['305', 37_841],
  ] as const) {
    await on.books.owes(on.books.holdingOf(number), 'strataFee', day, cents)
    await debiting.signed(number, { startsOn: day, isNoticeWaived: true })
  }
  await debiting.notifies(day)
  run = await debiting.step(await debiting.makes(day), { step: 'enter' })
})

it('a deposit of their total is certainly theirs, and enters nothing again', async () => {
  const [row] = await on.comes([day, 'PAD DEPOSIT 0007', total])
  expect(row!.proposal).toEqual({
    outcome: { kind: 'debits', runId: run._id },
    confidence: 'certain',
    reason: 'The 2 debits of Nov 20, 2026 come to exactly $811.48.',
  })
  expect(row!.run).toEqual({ _id: run._id, on: day, count: 2, cents: total })
  await on.matches(row!, row!.proposal!.outcome)
  const before = await on.books.query('select count(*)::integer as count from ledger_entries')
  expect((await on.steps({ step: 'post', rows: 1 })).body.data).toMatchObject({
    ...{ toMatch: 0, matched: 0, unpostedCents: 0, booksCents: total },
    postings: [{ rows: 1, cents: 0 }],
  })
  expect(await on.books.query('select count(*)::integer as count from ledger_entries')).toEqual(before)
  expect(await debiting.refused(run, { step: 'cancel', reason: 'Refused' })).toEqual([
    409,
    'These debits are matched with a deposit of the bank. Match that transaction again first.',
  ])
})

it('a second deposit of the same amount isn’t theirs, nor is one of another amount', async () => {
  const [first, second, other] = await on.comes(
    [day, 'PAD DEPOSIT A', total],
    [day, 'PAD DEPOSIT B', total],
    [day, 'PAD DEPOSIT C', total - 1],
  )
  expect(second!.proposal?.outcome.kind).not.toBe('debits')
  const outcome = { kind: 'debits', runId: run._id } as const
  expect((await on.matches(first!, outcome)).status).toBe(200)
  expect((await on.matches(second!, outcome)).body.error).toBe(
    'Another transaction is already matched with these debits.',
  )
  expect((await on.matches(other!, outcome)).status).toBe(400)
})

it('a deposit of one owner isn’t taken for a debit of theirs', async () => {
  const [row] = await on.comes([day, 'E-TRANSFER OLIVIA OWNER 703', 43_307])
  expect(row!.proposal?.outcome).toMatchObject({ kind: 'payment' })
})
