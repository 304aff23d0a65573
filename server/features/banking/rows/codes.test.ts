/** Payment codes in a file from the bank, over HTTP. */
import { expect, it } from 'vitest'
import { ledger } from '../../../../contract/ledger.ts'
import { sell } from '../../../testing/moves.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { settleHoldings } from '../../ledger/ledger.ts'
import { withBank } from '../testing/books.ts'

const on = withBank()
const unit = (number: string) => on.books.holdingOf(number)
const codeOf = async (holdingId: string) => (await on.desk.account(holdingId)).paymentCode
const pays = (holdingId: string, cents: number) => ({ kind: 'payment', shares: [{ holdingId, cents }] })

it('a code in the message, or in a biller’s column for it, decides, and the rest of the text doesn’t', async () => {
  await on.desk.charges(unit('703'))
  await on.desk.charges(unit('305'), { cents: 37_841 })
  const code = await codeOf(unit('703'))
  const content = [
    'Date,Description,Reference number,Customer account,Amount',
    `2026-11-05,E-TRANSFER OLIVIA OWNER ${code.slice(0, 4)} ${code.slice(4)},C1,,100.00`,
    `2026-11-06,BILL PAYMENT,C2,0000${await codeOf(unit('305'))},378.41`,
  ].join('\n')
  await on.bank.adds(content)
  const [said, beside] = await on.rows()
  expect(said!.proposal).toMatchObject({
    ...{ outcome: pays(unit('703'), 10_000), confidence: 'certain' },
    reason: 'The payment code is that of 703. 703 owes $433.07.',
  })
  expect(beside!.proposal).toMatchObject({ outcome: pays(unit('305'), 37_841), confidence: 'certain' })
  await on.steps({ step: 'acceptCertain' })
  await on.steps({ step: 'post', rows: 2 })
  expect((await on.desk.account(unit('703'))).dueCents).toBe(33_307)
  expect((await on.desk.account(unit('305'))).dueCents).toBe(0)
})

it('a code that a seller still pays with is for the seller, also once they are settled', async () => {
  const seller = unit('703')
  await on.desk.charges(seller)
  const code = await codeOf(seller)
  await sell(on.desk.mandeep, { unitNumber: '703', on: '2026-11-10', sellers: ['Olivia Owner'] })
  const found = async (search: string) => (await on.desk.mandeep.call(ledger.holdings, { query: { search } })).items
  const items = await found('703')
  expect(items).toHaveLength(1)
  expect(items[0]!.paymentCode).not.toBe(code)
  // The whole code finds the seller's account, though today's owners are listed.
  expect((await found(code)).map(({ _id }) => _id)).toEqual([seller])
  const [first] = await on.comes(['2026-11-12', `E-TRANSFER ${code}`, 43_307])
  expect(first!.proposal).toMatchObject({ outcome: pays(seller, 43_307), confidence: 'certain' })
  expect(first!.proposal!.reason).toBe('The payment code is that of former owners of 703, who owe $433.07.')
  await on.steps({ step: 'acceptCertain' })
  await on.steps({ step: 'post', rows: 1 })
  const [again] = await on.comes(['2026-11-13', `E-TRANSFER ${code}`, 5000])
  expect(again!.proposal).toMatchObject({ outcome: pays(seller, 5000), confidence: 'likely' })
})

it('a code of the building next door says nothing', async () => {
  const prairie = await findCurrentBuilding(on.world.platform.db, on.world.cast.buildings.prairie)
  await settleHoldings({ ...on.books.ctx, building: prairie! })
  const ben = await on.world.as('ben')
  const [own] = await ben.call(ledger.mine)
  const [row] = await on.comes(['2026-11-12', `DEPOSIT ${own!.paymentCode}`, 31_234])
  expect(row!.proposal).toBeNull()
  const { items } = await on.desk.mandeep.call(ledger.holdings, { query: { search: own!.paymentCode } })
  expect(items).toEqual([])
})
