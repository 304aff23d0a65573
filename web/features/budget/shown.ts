import { api } from '../../api/api.ts'

/** What is stale after a budget was written. */
export const shownOfBudgets = [
  api.budget.mine,
  api.budget.list,
  api.budget.get,
  api.budget.fees,
  api.budget.runs,
  api.audit.history,
]

/** What is stale after fees were charged. */
export const shownOfRuns = [
  api.budget.runs,
  api.ledger.mine,
  api.ledger.holdings,
  api.ledger.receivables,
  api.ledger.holding,
  api.ledger.statement,
  api.ledger.books,
  api.audit.history,
]
