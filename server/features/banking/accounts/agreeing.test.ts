// Runs on both versions of PostgreSQL: how it finds the file that covers a day.
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
const left = 'Post what is left, or say why the month is locked anyway.'
const october = 'Date,Description,Amount,Balance\n2026-10-05,E-TRANSFER 703,433.07,433.07\n'

it('is refused while a transaction isn’t posted, and goes through once it is', async () => {
  await on.bank.adds(`${october}2026-11-02,INTEREST,1.00,434.07`)
  const open = 'Operating account: 1 transaction through Oct 31, 2026 isn’t posted yet.'
  expect(await lock()).toEqual([409, 'BANK_OPEN', `${open} ${left}`])
  const [row] = await on.rows()
  await on.matches(row!, row!.proposal!.outcome)
  expect((await lock())[1]).toBe('BANK_OPEN')
  await on.steps({ step: 'post', rows: 1 })
  expect((await lock())[0]).toBe(200)
})

it('is refused while files end before it does, or the balances differ', async () => {
  const [row] = await on.comes(['2026-10-05', 'E-TRANSFER 703', 43_307])
  await on.matches(row!, row!.proposal!.outcome)
  await on.steps({ step: 'post', rows: 1 })
  expect(await lock()).toEqual([409, 'BANK_OPEN', `Operating account: the bank files end on Oct 5, 2026. ${left}`])
  await on.bank.adds('Date,Description,Amount,Balance\n2026-11-01,FEE,-2.00,500.00')
  const differs = 'Operating account: the bank has $68.93 more than the books as of Nov 1, 2026.'
  expect(await lock()).toEqual([409, 'BANK_OPEN', `${differs} ${left}`])
})

it('goes through with the reason, which stays in the history', async () => {
  await on.bank.adds(october)
  expect((await lock({ bankReason: ' ' }))[1]).toBe('BANK_OPEN')
  expect((await lock({ bankReason: 'The branch corrects this in November' }))[0]).toBe(200)
  const of = { params: { subject: 'books', id: on.books.ctx.building._id }, query: {} } as const
  const [line] = (await on.desk.mandeep.call(audit.history, of)).items
  expect(line).toMatchObject({
    action: 'locked',
    fields: expect.arrayContaining([
      expect.objectContaining({ field: 'bankReason', after: 'The branch corrects this in November' }),
    ]),
  })
})

it('doesn’t ask about an account whose files begin later, or that has none', async () => {
  expect((await lock({ month: '2026-09-01' }))[1]).not.toBe('BANK_OPEN')
  await on.comes(['2026-11-05', 'E-TRANSFER 703', 43_307])
  expect((await lock())[0]).toBe(200)
})
