import { api } from '../../api/api.ts'

/** What is stale after an approval was recorded or withdrawn. */
export const shownOfSpending = [api.spending.report, api.audit.history]
