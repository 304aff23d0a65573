// Runs on both versions of PostgreSQL: how it finds the files that cover a month.
/** A month is locked once the bank agrees with the books, or someone says why it doesn't. */
import { beforeEach, expect, it } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { withBank } from '../testing/books.ts'

const on = withBank()
beforeEach(() => on.books.owes(on.olivia, 'strataFee', '2026-10-01', 43_307))

const lock = async (more: object = {}) => {
  const { status, body } = await on.desk.stepBooks({ step: 'lock', month: '2026-10-01', ...more })
  return [status, body.code, body.error]
}
const refused = (words: string) => [
  ...[409, 'BANK_OPEN'],
  `Operating account: ${words} Post the rest, or give a reason for locking the month anyway.`,
]
const postAll = async () => {
  const rows = await on.rows()
  for (const row of rows) await on.matches(row, row.proposal?.outcome ?? { kind: 'ignored', reason: 'other' })
  expect((await on.steps({ step: 'post', rows: rows.length })).status).toBe(200)
}
const october = '2026-10-05,E-TRANSFER 703,433.07,433.07'
const adds = (...rows: string[]) => on.bank.adds(['Date,Description,Amount,Balance', ...rows].join('\n'))

it('is refused while a transaction isn’t posted, and goes through once it is', async () => {
  await adds(october, '2026-11-02,INTEREST,1.00,434.07')
  expect(await lock()).toEqual(refused('1 unposted transaction through Oct 31, 2026.'))
  const [row] = await on.rows()
  await on.matches(row!, row!.proposal!.outcome)
  expect((await lock())[1]).toBe('BANK_OPEN')
  await on.steps({ step: 'post', rows: 1 })
  expect((await lock())[0]).toBe(200)
})

it('goes through with a file of the whole month, whenever its last transaction was', async () => {
  await adds(october)
  await postAll()
  expect((await lock())[0]).toBe(200)
})

it('is refused with a file that was added within the month, until the rest is there', async () => {
  on.world.clock.set('2026-10-20T18:00:00.000Z')
  on.desk.mandeep.cookie = (await on.world.as('mandeep', 'harbour')).cookie
  await adds(october)
  await postAll()
  on.world.clock.set('2026-11-20T18:00:00.000Z')
  on.desk.mandeep.cookie = (await on.world.as('mandeep', 'harbour')).cookie
  expect(await lock()).toEqual(refused('bank files end on Oct 5, 2026.'))
  await adds('2026-11-02,INTEREST,1.00,434.07')
  expect((await lock())[0]).toBe(200)
})

it('is refused while the balance differs, as where files of a month are missing', async () => {
  await adds(october)
  await postAll()
  await adds('2026-11-01,FEE,-2.00,500.00')
  // A later balance that differs doesn’t count against one that agrees.
  expect((await lock())[0]).toBe(200)
  await on.desk.stepBooks({ step: 'reopen', month: '2026-10-01', reason: 'Test' })
  await on.books.pays(on.olivia, 1000, '2026-10-20')
  expect(await lock()).toEqual(refused('the bank has $58.93 more than the books on Oct 31, 2026.'))
})

it('goes through with the reason, which stays in the history with what was open', async () => {
  await adds(october)
  expect((await lock({ bankReason: ' ' }))[1]).toBe('BANK_OPEN')
  expect((await lock({ bankReason: 'The branch corrects this in November' }))[0]).toBe(200)
  const of = { params: { subject: 'books', id: on.books.ctx.building._id }, query: {} } as const
  const [line] = (await on.desk.mandeep.call(audit.history, of)).items
  const fields = Object.fromEntries(line!.fields.map(({ field, after }) => [field, after]))
  expect([line!.action, fields['bankOpen'], fields['bankReason']]).toEqual([
    ...['locked', 'Operating account: 1 unposted transaction through Oct 31, 2026.'],
    'The branch corrects this in November',
  ])
})

it('keeps no reason where the bank agrees', async () => {
  await adds(october)
  await postAll()
  expect((await lock({ bankReason: 'Just in case' }))[0]).toBe(200)
  const of = { params: { subject: 'books', id: on.books.ctx.building._id }, query: {} } as const
  const [line] = (await on.desk.mandeep.call(audit.history, of)).items
  expect(line!.fields.map(({ field }) => field)).not.toContain('bankReason')
})

it('doesn’t ask about an account whose files begin later', async () => {
  await on.comes(['2026-11-05', 'E-TRANSFER 703', 43_307])
  expect((await lock())[0]).toBe(200)
})
