/** Money for fines, from the bank's file: only on the payer's word, and never what was meant for fees. */
import { describe, expect, it } from 'vitest'
import { ledger } from '../../../../contract/ledger.ts'
import type { BankRow } from '../../../../contract/banking/bank-row.ts'
import { withBank } from '../testing/books.ts'

const on = withBank()
const fee = 43_307
const unit = () => on.books.holdingOf('703')
const account = () => on.desk.account(unit())
const post = (rows: number) => on.steps({ step: 'post', rows })

const owesFee = (dueOn: string) => on.desk.charges(unit(), { dueOn, words: `Strata fee of ${dueOn}` })
/** A fine of 200.00; answers its id. */
const owesFine = async (dueOn: string, more: object = {}): Promise<string> => {
  const fine = { type: 'fine', isBroughtForward: true, words: 'Noise', authority: 'Bylaw 3', cents: 20_000 }
  const { charges } = await on.desk.charges(unit(), { ...fine, dueOn, ...more })
  return charges.find(({ type }) => type === 'fine')!._id
}
const open = async () => (await account()).charges.map(({ type, openCents }) => [type, openCents])

/** Matches a row with all of it for 703, and posts it. */
const postsFor703 = async (row: BankRow | undefined): Promise<void> => {
  expect(row!.proposal!.outcome).toMatchObject({ kind: 'payment', shares: [{ holdingId: unit(), cents: row!.cents }] })
  expect((await on.matches(row!, row!.proposal!.outcome)).status).toBe(200)
  expect((await post(1)).status).toBe(200)
}

describe('without a word', () => {
  it.each([
    ['a message that says “April”', 'E-TRANSFER 703 APRIL'],
    ['no message', 'E-TRANSFER 703'],
  ])('row 9: the fee of April is paid with %s, and the older fine isn’t', async (_what, text) => {
    await owesFine('2026-03-10')
    await owesFee('2026-04-01')
    await postsFor703((await on.comes(['2026-04-01', text, fee]))[0])
    const { creditCents, receipts } = await account()
    expect([await open(), creditCents]).toEqual([[['fine', 20_000]], 0])
    expect(receipts[0]!.paid.map(({ words }) => words)).toEqual(['Strata fee of 2026-04-01'])
    const { items } = await on.desk.mandeep.call(ledger.payments, { query: {} })
    expect(items).toMatchObject([{ memo: text }])
  })

  it('row 10: 600.00 pays January and a part of February, and nothing of the fine between them', async () => {
    await owesFee('2026-01-01')
    await owesFee('2026-02-01')
    await owesFine('2026-01-15')
    await postsFor703((await on.comes(['2026-02-05', 'E-TRANSFER 703', 60_000]))[0])
    const { receipts, lienableCents, creditCents } = await account()
    expect(receipts[0]!.paid.map(({ words, cents }) => [words, cents])).toEqual([
      ['Strata fee of 2026-01-01', 43_307],
      ['Strata fee of 2026-02-01', 16_693],
    ])
    expect(await open()).toEqual([
      ['fine', 20_000],
      ['strataFee', 26_614],
    ])
    expect([lienableCents, creditCents]).toEqual([26_614, 0])
  })

  it('row 11: where only the fine is open, it is credit', async () => {
    await owesFine('2026-03-10')
    await postsFor703((await on.comes(['2026-04-01', 'E-TRANSFER 703', fee]))[0])
    expect([await open(), (await account()).creditCents]).toEqual([[['fine', 20_000]], fee])
  })

  it('row 12: a pre-authorized debit for strata fees pays the fee, or is credit where only the fine is open', async () => {
    await owesFine('2026-03-10')
    await owesFee('2026-04-01')
    await postsFor703((await on.comes(['2026-04-01', 'PREAUTHORIZED DEBIT STRATA FEES 703', fee]))[0])
    expect([await open(), (await account()).creditCents]).toEqual([[['fine', 20_000]], 0])
    await postsFor703((await on.comes(['2026-05-01', 'PREAUTHORIZED DEBIT STRATA FEES 703', fee]))[0])
    expect([await open(), (await account()).creditCents]).toEqual([[['fine', 20_000]], fee])
    const { items } = await on.desk.mandeep.call(ledger.payments, { query: {} })
    expect(items.map(({ way }) => way)).toEqual(['debit', 'debit'])
  })
})

describe('on the payer’s word', () => {
  const instruction = 'Message of the e-Transfer: for the fine'
  const comes = async (cents: number) => (await on.comes(['2026-11-05', 'E-TRANSFER THEO TENANT FINE', cents]))[0]!
  /** A payment of a whole row for 703, of which the payer said so much is for a charge. */
  const onWord = ({ cents }: BankRow, chargeId: string, said: number, more: object = {}) => ({
    ...{ kind: 'payment', way: 'eTransfer', payer: 'Theo Tenant' },
    shares: [{ holdingId: unit(), cents, word: { charges: [{ chargeId, cents: said }], instruction, ...more } }],
  })

  it('the fine is paid before the fee that is due, and the rest pays the fee', async () => {
    await owesFee('2026-10-01')
    const fine = await owesFine('2026-11-01')
    const row = await comes(25_000)
    const matched = await on.matches(row, onWord(row, fine, 20_000))
    expect(matched.body.data.outcome.shares[0].word).toEqual({
      charges: [{ chargeId: fine, cents: 20_000 }],
      instruction,
    })
    // Of what is matched, the fee gets only what the payer kept from the fine.
    const [next] = await on.comes(['2026-11-06', 'E-TRANSFER 703', 38_307])
    expect(next!.proposal!.reason).toContain('703 owes exactly $383.07')
    expect((await post(1)).status).toBe(200)
    const { receipts, creditCents } = await account()
    expect([await open(), creditCents]).toEqual([[['strataFee', fee - 5000]], 0])
    expect(receipts).toMatchObject([{ payer: 'Theo Tenant', instruction }])
  })

  it('a message that names the case of the fine is proposed as such, and only a person accepts it', async () => {
    const fine = await owesFine('2026-11-01', { words: 'Fine: V-3, Bylaw 3' })
    await owesFee('2026-11-01')
    const [row] = await on.comes(['2026-11-05', 'E-TRANSFER THEO TENANT 703 FINE OF V-3', fee])
    expect(row!.proposal).toMatchObject({
      outcome: { payer: 'THEO TENANT', shares: [{ word: { charges: [{ chargeId: fine, cents: 20_000 }] } }] },
      ...{ confidence: 'likely', reason: 'The message names “V-3”, for which 703 owes $200.00.' },
    })
    await on.steps({ step: 'acceptCertain' })
    expect((await on.bank.shown()).matched).toBe(0)
    await postsFor703(row)
    expect(await open()).toEqual([['strataFee', 20_000]])
  })

  it('is taken out again with its posting, and can be posted again', async () => {
    const fine = await owesFine('2026-11-01')
    const row = await comes(20_000)
    await on.matches(row, onWord(row, fine, 20_000))
    const { postings } = (await post(1)).body.data
    expect(await open()).toEqual([])
    expect((await on.steps({ step: 'undoPosting', postingId: postings[0]._id })).status).toBe(200)
    expect(await open()).toEqual([['fine', 20_000]])
    expect((await post(1)).status).toBe(200)
    expect(await open()).toEqual([])
  })

  it('is refused once the fine was paid otherwise, and nothing is entered', async () => {
    const fine = await owesFine('2026-11-01')
    const row = await comes(20_000)
    await on.matches(row, onWord(row, fine, 20_000))
    const place = { holdingId: unit(), shares: [{ chargeId: fine, cents: 100 }], instruction }
    expect((await on.desk.records({ cents: 100, place })).status).toBe(200)
    const { status, body } = await post(1)
    expect([status, body.error]).toEqual([
      409,
      'The fine or cost that the transaction of Nov 5, 2026 for $200.00 pays has since been paid or cancelled. Match that transaction again.',
    ])
    expect([await open(), (await on.bank.shown()).matched]).toEqual([[['fine', 19_900]], 1])
  })

  it('is refused for more than the unit gets or owes, without words or charges, and for what isn’t a fine of the unit', async () => {
    const fine = await owesFine('2026-11-01')
    const { charges } = await owesFee('2026-11-01')
    const monthly = charges.find(({ type }) => type === 'strataFee')!._id
    const row = await comes(25_000)
    const refused = async (outcome: object) => {
      const { status, body } = await on.matches(row, outcome)
      return [status, body.errors?.[0]?.message ?? body.error]
    }
    const none = [409, 'Choose a fine or an enforcement cost of this unit that is still owed.']
    expect(await refused(onWord(row, fine, 25_001))).toEqual([400, 'This is more than the unit gets'])
    expect(await refused(onWord(row, fine, 20_001))).toEqual([409, 'That’s more than is still owed.'])
    expect(await refused(onWord(row, monthly, 100))).toEqual(none)
    expect((await refused(onWord(row, fine, 100, { instruction: '' })))[0]).toBe(400)
    expect((await refused(onWord(row, fine, 100, { charges: [] })))[0]).toBe(400)
    const other = onWord(row, fine, 100)
    other.shares[0]!.holdingId = on.books.holdingOf('305')
    expect(await refused(other)).toEqual(none)
  })
})
