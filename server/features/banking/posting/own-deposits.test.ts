/** Deposits that a treasurer posts to their own account: the other members of council are notified, once. */
import { beforeEach, describe, expect, it } from 'vitest'
import { buildings } from '../../../../contract/buildings.ts'
import { banking } from '../../../../contract/banking.ts'
import type { BankAccountStep } from '../../../../contract/banking/bank-account.ts'
import { notifications } from '../../../../contract/notifications.ts'
import type { Caller } from '../../../testing/caller.ts'
import { appointTo } from '../../../testing/council.ts'
import { dismissManager } from '../../../testing/treasurer.ts'
import { withBank } from '../testing/books.ts'

const on = withBank()
const unit = (number: string) => on.books.holdingOf(number)
type Share = readonly [number: string, cents: number]
const pays = (...shares: readonly Share[]) => ({
  ...{ kind: 'payment', way: 'eTransfer' },
  shares: shares.map(([number, cents]) => ({ holdingId: unit(number), cents })),
})

let treasurer: Caller
beforeEach(async () => {
  await appointTo(on.desk.mandeep, 'Olivia', { positions: ['treasurer'] })
  treasurer = await on.world.as('olivia')
})

/** Hands the books to the treasurer: whatever is matched before comes from the manager. */
const handOver = async () => {
  await dismissManager(on.world, 'harbour')
  const sam = await on.world.as('sam', 'harbour')
  const body = { treasurerKeepsBooks: true }
  await sam.call(buildings.change, { params: { id: on.world.cast.buildings.harbour }, body })
}
const steps = (body: BankAccountStep) =>
  treasurer.call(banking.accountStep, { params: { id: on.bank.account._id }, body })
const posts = async (rows: number) => (await steps({ step: 'post', rows })).postings[0]!._id

const inbox = async (who: Caller) =>
  (await who.call(notifications.list, { query: { limit: 100 } })).items
    .filter(({ kind }) => kind === 'books.ownAccount')
    .map(({ title, text, link }) => [title, text, link])

/** Matches rows of the bank, each with its text, amount and shares, and posts them. */
const comes = async (...deposits: readonly (readonly [text: string, ...shares: Share[]])[]) => {
  const sums = deposits.map(([, ...shares]) => shares.reduce((sum, [, cents]) => sum + cents, 0))
  const rows = await on.comes(...deposits.map(([text], i) => ['2026-11-05', text, sums[i]!] as const))
  for (const [text, ...shares] of deposits)
    await on.matches(
      rows.find((row) => row.text === text)!,
      pays(...shares),
    )
}
const title = 'Olivia Owner posted money from a bank file to their own account'

describe('council hears', () => {
  it('of what a treasurer posted to each of their accounts, with the sum, in the inbox and by email', async () => {
    await comes(
      ['MOBILE DEPOSIT', ['703', 4000]],
      ['E-TRANSFER JAMES SMITH', ['703', 500], ['305', 700], ['101', 900]],
      ['E-TRANSFER UNIT 703', ['703', 43_307]],
    )
    await handOver()
    await posts(3)
    const heard = await inbox(on.desk.carla)
    expect(heard).toHaveLength(2)
    expect(heard).toContainEqual([title, 'Unit 305: $7.00.', `/fees/accounts/${unit('305')}`])
    expect(heard).toContainEqual([title, 'Unit 703: $45.00.', `/fees/accounts/${unit('703')}`])
    expect(await inbox(treasurer)).toEqual([])
    await on.world.jobs.drain()
    expect(on.world.mails.filter(({ subject }) => subject.includes(title)).map(({ to }) => to)).toEqual([
      expect.stringContaining('council@parapet.example'),
      expect.stringContaining('council@parapet.example'),
    ])
  })

  it('of another posting, but not that one is undone: nothing comes to the account by that', async () => {
    await comes(['MOBILE DEPOSIT', ['703', 4000]])
    await handOver()
    const postingId = await posts(1)
    await steps({ step: 'undoPosting', postingId })
    expect(await inbox(on.desk.carla)).toHaveLength(1)
    await posts(1)
    expect(await inbox(on.desk.carla)).toHaveLength(2)
  })

  it('once of a deposit that waits, when it is allocated, and of a payment that was recorded before', async () => {
    await comes(['MOBILE DEPOSIT', ['101', 4000]])
    const rows = await on.comes(['2026-11-06', 'BRANCH DEPOSIT', 500], ['2026-11-07', 'CHEQUE DEPOSIT', 600])
    await on.matches(rows[0]!, pays())
    await handOver()
    const { _id: paymentId } = (
      await on.desk.records({ place: { holdingId: unit('703') }, cents: 600, receivedOn: '2026-11-07' }, treasurer)
    ).body.data
    const { _id: id, version } = rows[1]!
    const outcome = { kind: 'recorded', paymentId } as const
    await treasurer.call(banking.rowStep, { params: { id }, body: { step: 'match', version, outcome } })
    await posts(3)
    const waiting = await on.books.query('select id from ledger_payments where unplaced_cents = 500')
    const step = { step: 'place', holdingId: unit('703'), cents: 500 }
    expect((await on.desk.payment(waiting[0].id, step, treasurer)).status).toBe(200)
    expect((await inbox(on.desk.carla)).map(([words, text]) => `${words}: ${text}`)).toEqual([
      'Olivia Owner allocated a payment to their own account: Unit 703: $5.00.',
      'Olivia Owner allocated a payment to their own account: Unit 703: $6.00.',
    ])
  })
})

describe('council hears nothing', () => {
  it('of deposits that the bank’s text gives to their account, nor of the accounts of others', async () => {
    const { paymentCode } = await on.desk.account(unit('703'))
    await comes(
      [`BILL PAYMENT ${paymentCode}`, ['703', 200]],
      ['E-TRANSFER OLIVIA OWNER', ['703', 43_307], ['305', 100]],
      ['E-TRANSFER UNIT 305', ['305', 37_841]],
      ['MOBILE DEPOSIT', ['101', 4000]],
    )
    await handOver()
    await posts(4)
    expect(await inbox(on.desk.carla)).toEqual([])
  })

  it('where someone posts who doesn’t own the account', async () => {
    await comes(['MOBILE DEPOSIT', ['703', 4000]])
    expect((await on.steps({ step: 'post', rows: 1 })).status).toBe(200)
    expect(await inbox(on.desk.carla)).toEqual([])
  })
})
