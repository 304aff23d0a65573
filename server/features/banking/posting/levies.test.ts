/** Spending from a special levy at the bank: for its purpose, and never more than it has. */
import { beforeEach, describe, expect, it } from 'vitest'
import { banking } from '../../../../contract/banking.ts'
import { ledger } from '../../../../contract/ledger.ts'
import { levies } from '../../../../contract/levies.ts'
import type { Levy } from '../../../../contract/levies/levy.ts'
import { addCategories, post } from '../../ledger/ledger.ts'
import { withBank } from '../testing/books.ts'

const on = withBank()
let levy: Levy
let expense: string
let income: string

const roof = { name: 'Roof', purpose: 'A new roof', totalCents: 1_000_000, division: 'entitlement' } as const
const drafted = () => on.desk.mandeep.call(levies.draft, { body: { ...roof, dueDays: ['2026-11-10'] } })
const get = () => on.desk.mandeep.call(levies.get, { params: { id: levy._id } })
const steps = async (body: object) => {
  const { version } = await get()
  return on.desk.mandeep.send('POST', `/api/levies/${levy._id}/steps`, { body: { ...body, version } })
}
const spend = (levyId: string | null = levy._id, categoryId = expense) => ({ kind: 'category', categoryId, levyId })
const errorOf = async (answer: Promise<{ status: number; body: { error: string } }>) => {
  const { status, body } = await answer
  return [status, body.error]
}

beforeEach(async () => {
  const [roofing, grants] = await addCategories(on.books.ctx, [
    { kind: 'expense', name: 'Roofing' },
    { kind: 'income', name: 'Grants' },
  ])
  expense = roofing!._id
  income = grants!._id
  const { _id, version } = await drafted()
  const body = { step: 'approve', approvedOn: '2026-11-01', resolution: 'AGM', version } as const
  levy = (await on.desk.mandeep.call(levies.step, { params: { id: _id }, body }))!
  // 100.00 is paid into it.
  await on.desk.records({ cents: 10_000, place: { holdingId: on.olivia } })
})

describe('matching', () => {
  it('names the levy, and takes only an expense of the operating account', async () => {
    const [row] = await on.comes(['2026-11-12', 'ROOFER', -6000])
    expect(row).toMatchObject({ levy: null })
    const matched = (await on.matches(row!, spend())).body.data
    expect(matched).toMatchObject({ levy: { _id: levy._id, name: 'Roof' }, outcome: { levyId: levy._id } })
    expect((await on.rows('matched'))[0]).toMatchObject({ levy: { name: 'Roof' } })
    const [, text] = await errorOf(on.matches(matched, spend(levy._id, income)))
    expect(text).toBe('Choose an expense to spend from a special levy')
    const plain = (await on.matches(matched, spend(null))).body.data
    expect(plain).toMatchObject({ levy: null, outcome: { levyId: null } })
    const draft = await drafted()
    expect(await errorOf(on.matches(plain, spend(draft._id)))).toEqual([
      409,
      'Owners haven’t approved the special levy “Roof” yet.',
    ])
    expect((await on.matches(plain, spend('01890000-0000-7000-8000-000000000000'))).status).toBe(404)
    await steps({ step: 'finish' })
    expect(await errorOf(on.matches(plain, spend()))).toEqual([
      409,
      'The special levy “Roof” is completed, so nothing more can be spent from it.',
    ])
  })

  it('isn’t for the reserve’s account', async () => {
    const body = { name: 'Reserve', lastDigits: '990', fund: 'reserve' } as const
    const { _id } = await on.desk.mandeep.call(banking.addAccount, { body })
    const files = [new File(['Date,Description,Amount\n2026-11-12,ROOFER,-10.00\n'], 'a.csv')]
    const file = await on.desk.mandeep.call(banking.tryFile, { params: { id: _id }, body: {}, files })
    const adding = { step: 'add', version: file.version } as const
    await on.desk.mandeep.call(banking.fileStep, { params: { id: file._id }, body: adding })
    const { items } = await on.desk.mandeep.call(banking.rows, { params: { id: _id }, query: {} })
    expect(await errorOf(on.matches(items[0]!, spend()))).toEqual([
      400,
      'A special levy is spent from the operating account only',
    ])
  })
})

describe('posting', () => {
  it('spends from the levy’s own fund, and undoing brings it back', async () => {
    const [row] = await on.comes(['2026-11-12', 'ROOFER', -6000])
    await on.matches(row!, spend())
    const posted = (await on.steps({ step: 'post', rows: 1 })).body.data
    expect((await get()).money).toMatchObject({ paidCents: 10_000, spentCents: 6000, balanceCents: 4000 })
    const fund = async (kind: string) =>
      (await on.desk.mandeep.call(ledger.books)).funds.find((one) => one.kind === kind)!
    expect((await fund('levy')).cashCents).toBe(4000)
    expect((await fund('operating')).cashCents).toBe(0)
    // 100.00 came in before the bank's file did.
    expect((await on.bank.shown()).booksCents).toBe(4000)
    expect((await on.rows('posted'))[0]).toMatchObject({ levy: { name: 'Roof' } })
    expect((await on.steps({ step: 'undoPosting', postingId: posted.postings[0]._id })).status).toBe(200)
    const undone = await get()
    expect([undone.money.spentCents, undone.spending]).toEqual([0, []])
  })

  it('never spends more than owners paid, and nothing once it is completed', async () => {
    const rows = await on.comes(['2026-11-12', 'ROOFER 1', -6000], ['2026-11-12', 'ROOFER 2', -4001])
    for (const row of rows) await on.matches(row, spend())
    expect(await errorOf(on.steps({ step: 'post', rows: 2 }))).toEqual([
      409,
      'The special levy “Roof” would be $0.01 short. Only what owners paid into it can be spent.',
    ])
    await steps({ step: 'finish' })
    expect(await errorOf(on.steps({ step: 'post', rows: 2 }))).toEqual([
      409,
      'The special levy “Roof” is completed, so nothing more can be spent from it.',
    ])
    expect((await get()).money).toMatchObject({ spentCents: 0, balanceCents: 10_000 })
  })

  it('can’t be undone once the levy is completed, and takes what comes back to it then', async () => {
    const { openCents } = (await on.desk.account(on.olivia)).charges[0]!
    await on.desk.records({ cents: openCents, place: { holdingId: on.olivia } })
    const [row] = await on.comes(['2026-11-12', 'ROOFER REFUND', 2500])
    await on.matches(row!, spend())
    const posted = (await on.steps({ step: 'post', rows: 1 })).body.data
    expect((await get()).money).toMatchObject({ spentCents: -2500, balanceCents: 12_500 + openCents })
    await steps({ step: 'finish' })
    const undo = { step: 'undoPosting' as const, postingId: posted.postings[0]._id }
    expect(await errorOf(on.steps(undo))).toEqual([409, 'The special levy “Roof” is completed. Reopen it first.'])
    expect((await steps({ step: 'refund', cents: 12_500 + openCents })).status).toBe(200)
    expect(await errorOf(on.steps(undo))).toEqual([409, 'The special levy “Roof” is completed. Reopen it first.'])
  })

  it('can’t take back a payment whose money was spent', async () => {
    const [paid] = await on.comes(['2026-11-13', 'DEPOSIT', 5000])
    const share = { holdingId: on.olivia, cents: 5000 }
    await on.matches(paid!, { kind: 'payment', way: 'cheque', shares: [share] })
    const posted = (await on.steps({ step: 'post', rows: 1 })).body.data
    const body = { step: 'undoPosting' as const, postingId: posted.postings[0]._id }
    const { fundId } = (await on.books.query('select fund_id as "fundId" from levies where id = $1', [levy._id]))[0]
    const { accounts, funds } = on.books
    // As if another bank account had spent it: 120.00 of the 150.00 that came in.
    const lines = [
      { accountId: expense, fundId, holdingId: null, cents: 12_000 },
      { accountId: accounts.interfund, fundId, holdingId: null, cents: -12_000 },
      { accountId: accounts.interfund, fundId: funds.operating, holdingId: null, cents: 12_000 },
      { accountId: accounts.bank, fundId: funds.operating, holdingId: null, cents: -12_000 },
    ]
    await post(on.books.ctx, [{ day: '2026-11-14', source: 'test:roofer', words: 'Roofer', lines }])
    expect(await errorOf(on.steps(body))).toEqual([
      409,
      'The special levy “Roof” would be $20.00 short. Only what owners paid into it can be spent.',
    ])
    const { receipts } = await on.desk.account(on.olivia)
    const [latest] = receipts
    const removing = on.desk.payment(latest!.paymentId!, {
      step: 'remove',
      receiptId: latest!._id,
      reason: 'Not theirs',
    })
    expect((await removing).status).toBe(409)
    expect((await on.desk.payment(latest!.paymentId!, { step: 'return', reason: 'NSF' })).status).toBe(200)
    expect((await get()).money.balanceCents).toBe(-2000)
  })

  it('takes money back for a levy that is completed', async () => {
    await steps({ step: 'finish' })
    const [row] = await on.comes(['2026-11-15', 'ROOFER REFUND', 2500])
    expect((await on.matches(row!, spend())).status).toBe(200)
    expect((await on.steps({ step: 'post', rows: 1 })).status).toBe(200)
    expect((await get()).surplus).toMatchObject({ cents: 12_500 })
  })
})
