import { api } from '../../api/api.ts'
import { shownOfLedger } from '../ledger/ledger.ts'

/** What is stale after opening balances were tried, or read in another way. */
export const shownOfTrial = [api.bookImports.list, api.bookImports.one]

/** What is stale after opening balances came into the books, or were taken out. */
export const shownOfBalances = [
  ...shownOfTrial,
  ...shownOfLedger,
  api.bookImports.offer,
  api.banking.accounts,
  api.spending.report,
]
