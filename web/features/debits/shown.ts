import { api } from '../../api/api.ts'
import { shownOfAgreements, shownOfLedger } from '../ledger/ledger.ts'

/** What is stale after the settings of debits were saved. */
export const shownOfSettings = [api.debits.settings, api.debits.next, api.debits.mine, api.audit.history]

/** What is stale after a file was made. */
export const shownOfRuns = [api.debits.runs, api.debits.run, ...shownOfAgreements]

/** What is stale after debits were entered in the books, or taken out of them. */
export const shownOfEntered = [...shownOfRuns, ...shownOfLedger, api.banking.accounts, api.spending.report]
