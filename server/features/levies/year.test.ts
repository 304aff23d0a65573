/**
 * A year of Harbour View’s 64 units: the months of a budget, a special levy in three instalments, late payers and their
 * interest, a fine, returned payments and their fees, a sale and a refund. Each cent is where it is on paper.
 */
import { expect, it } from 'vitest'
import { harbourLots } from '../../testing/lots.ts'
import { fundsOn, verifyLedger } from '../ledger/ledger.ts'
import { withLevies } from './testing/levies.ts'
import { openYear } from './testing/year.ts'

const on = withLevies()

const months = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}`)
const [lot8, lot9, lot49] = [7, 8, 48]

/** Lots by how their owners pay: by debit on the first, late and too little, a quarter at once, or never. */
const lotsBy = Map.groupBy(harbourLots.keys(), (lot) =>
  lot % 32 === 31 ? 'never' : lot % 16 === 7 ? 'late' : lot % 8 === 3 ? 'quarterly' : 'debit',
)

/** Compares the books with the paper; answers the figures. */
const agree = async ({ figures, paper }: Awaited<ReturnType<typeof openYear>>) => {
  const found = await figures()
  const onPaper = paper.figures()
  expect(found).toEqual(onPaper)
  for (const [index, { receivable }] of found.funds.entries()) {
    const ofHoldings = Object.entries(onPaper.owed).filter(([key]) => key.endsWith(` ${index}`))
    expect(ofHoldings.reduce((sum, [, cents]) => sum + cents, 0)).toBe(receivable)
  }
  expect(await verifyLedger(on.books.ctx)).toMatchObject({ fault: null })
  return found
}

it('a year of 64 units is in the books as it is on paper, to the cent', async () => {
  const year = await openYear(on)
  const { paper, feeOf, instalmentOf, isNow } = year
  let toReturn: (() => Promise<void>)[] = []
  let paysFine: Awaited<ReturnType<typeof year.fines>> | undefined
  let halfYear: Awaited<ReturnType<typeof agree>> | undefined
  for (const [index, month] of months.entries()) {
    await isNow(`${month}-01`)
    await year.begins(month)
    await year.debits(lotsBy.get('debit')!.map((lot) => ({ lot, cents: feeOf(lot) + instalmentOf(lot, month) })))

    await isNow(`${month}-05`)
    if (month === '2027-07') await year.locks('2027-06-01')
    for (const returns of toReturn) await returns()
    toReturn = []
    if (month === '2027-04') await year.pays(lot8, feeOf(lot8) * 3, '2027-03-20')
    if (month === '2027-07') await year.pays(lot49, 5421)

    await isNow(`${month}-20`)
    if (month === '2027-02') paysFine = await year.fines(lot9, '2027-02-10', 20_000)
    if (month === '2027-07') {
      await year.sells('2027-07-10')
      await year.refunds('703', 5421)
    }
    for (const lot of lotsBy.get('late')!) {
      const returns = await year.pays(lot, feeOf(lot) - 1000)
      if (index % 5 === 0) toReturn.push(returns)
    }

    await isNow(`${month}-28`)
    if (index % 3 === 2)
      for (const lot of lotsBy.get('quarterly')!) await year.pays(lot, feeOf(lot) * 3 + instalmentOf(lot, month) + 500)
    if (month === '2027-06') halfYear = await agree(year)
  }
  await isNow('2027-12-30')
  await paysFine!(25_000)

  const { funds, credit } = await agree(year)
  expect(paper.corrections()).toBeGreaterThan(0)
  expect(funds.map(({ income }) => income).slice(1)).toEqual([241_667 * 12, 25_000_000])
  expect(credit).not.toHaveProperty('703')
  // June was locked; payments of it were returned in July.
  const june = (await fundsOn(on.books.ctx, '2027-06-30')).filter(({ kind }) => kind !== 'trust')
  expect(june.map(({ cashCents, receivableCents }) => [cashCents, receivableCents])).toEqual(
    halfYear!.funds.map(({ cash, receivable }) => [cash, receivable]),
  )
}, 120_000)
