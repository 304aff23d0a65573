import { api } from '../../api/api.ts'
import { shownOfLedger } from '../ledger/ledger.ts'

/** What is stale after an account or a file of the bank changed. */
export const shownOfBank = [
  api.banking.accounts,
  api.banking.files,
  api.banking.file,
  api.banking.rows,
  api.banking.expenses,
  api.audit.history,
]

/** What is stale after bank transactions came into the books, or were taken out. */
export const shownOfPosting = [...shownOfBank, ...shownOfLedger, api.levies.list, api.levies.get, api.levies.mine]
