// Runs on both versions of PostgreSQL: triggers and locks.
/** Rows that many post at the same moment come into the books once. */
import { expect, it } from 'vitest'
import { withBank } from '../testing/books.ts'

const on = withBank()
const countOf = async (table: string): Promise<number> =>
  (await on.books.query(`select count(*)::integer as count from ${table}`))[0].count

it('twenty who post at once post each row once', async () => {
  const rows = await on.comes(
    ...['101', '102', '305', '703', '804'].map((unit, i) => ['2026-11-05', `E-TRANSFER ${unit}`, 1000 + i] as const),
    ['2026-11-06', 'E-TRANSFER UNKNOWN', 500],
  )
  for (const [i, row] of rows.entries()) {
    const shares = i < 5 ? row.proposal!.outcome : { kind: 'payment', way: 'other', shares: [] }
    expect((await on.matches(row, shares)).status).toBe(200)
  }
  const answers = await Promise.all(Array.from({ length: 20 }, () => on.steps({ step: 'post', rows: 6 })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect([await countOf('ledger_payments'), await countOf('bank_postings')]).toEqual([6, 1])
})

it('a row that is matched otherwise while it is posted is one or the other', async () => {
  const [row] = await on.comes(['2026-11-05', 'E-TRANSFER 703', 1000])
  const outcome = { kind: 'payment', way: 'other', shares: [] }
  const matched = (await on.matches(row!, outcome)).body.data
  const [post, reset] = await Promise.all([
    on.steps({ step: 'post', rows: 1 }),
    on.matches(matched, { kind: 'ignored', reason: 'A mistake' }),
  ])
  expect([post.status, reset.status].toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await countOf('ledger_payments')).toBe(post.status === 200 ? 1 : 0)
})

it('twenty who undo a posting at once undo it once, while another posts', async () => {
  const [row] = await on.comes(['2026-11-05', 'E-TRANSFER 703', 1000])
  await on.matches(row!, row!.proposal!.outcome)
  const { data } = (await on.steps({ step: 'post', rows: 1 })).body
  const undo = () => on.steps({ step: 'undoPosting', postingId: data.postings[0]._id })
  const answers = await Promise.all(Array.from({ length: 20 }, undo))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await on.bank.shown()).matched).toBe(1)
  expect(await countOf('ledger_payments where not is_withdrawn')).toBe(0)
})
