import { beforeEach } from 'vitest'
import { spending } from '../../../../contract/spending.ts'
import type { FundReport, SpendingFund } from '../../../../contract/spending/report.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { withBooks } from '../../../testing/books.ts'
import type { Answer, Caller } from '../../../testing/caller.ts'
import { addCategories, chartOf, post } from '../../ledger/ledger.ts'

/** Posts an expense of a fund, as the bank would; answers its entry. */
export const spend = async (
  ctx: InBuilding,
  { day, fund, category, cents }: { day: string; fund: SpendingFund; category: string; cents: number },
): Promise<string> => {
  const { funds, accounts } = await chartOf(ctx)
  const [added] = await addCategories(ctx, [{ kind: 'expense', name: category }])
  const of = { fundId: funds[fund], holdingId: null }
  const source = `test:${newId()}`
  const entry = {
    ...{ day, source, words: category },
    lines: [
      { ...of, accountId: added!._id, cents },
      { ...of, accountId: accounts.bank, cents: -cents },
    ],
  }
  return (await post(ctx, [entry])).get(source)!
}

type Opened = ReturnType<typeof withBooks> & {
  mandeep: Caller
  /** Spends from a fund; answers the entry. */
  spends: (day: string, cents: number, fund?: SpendingFund, category?: string) => Promise<string>
  report: (year?: string, who?: Caller) => Promise<FundReport>
  steps: (id: string, body: object, who?: Caller) => Promise<Answer>
}

/** The books of Harbour View, for each test, with short ways to spend and to report; they must add up after it. */
export const withSpending = (): Opened => {
  const opened = withBooks() as Opened
  beforeEach(async () => {
    opened.mandeep = await opened.world.as('mandeep', 'harbour')
    opened.spends = (day, cents, fund = 'operating', category = 'Awning') =>
      spend(opened.books.ctx, { day, fund, category, cents })
    opened.report = (year, who = opened.mandeep) =>
      who.call(spending.report, { query: year === undefined ? {} : { year } })
    opened.steps = (id, body, who = opened.mandeep) => who.send('POST', `/api/spending/${id}/steps`, { body })
  })
  return opened
}
