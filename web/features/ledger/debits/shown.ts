import { api } from '../../../api/api.ts'

/** What is stale after an agreement began or ended. */
export const shownOfAgreements = [api.debits.mine, api.debits.agreements, api.debits.next, api.audit.history]
