import { api } from '../../api/api.ts'

/** What is stale after something was charged, paid or locked. */
export const shownOfLedger = [
  api.ledger.mine,
  api.ledger.holdings,
  api.ledger.receivables,
  api.ledger.holding,
  api.ledger.statement,
  api.ledger.payments,
  api.ledger.books,
  api.adjustments.get,
  api.collections.list,
  api.collections.get,
  api.collections.mine,
  api.budget.runs,
  api.spending.mine,
  api.audit.history,
]
