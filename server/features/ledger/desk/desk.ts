/** What people do with the ledger: owners read theirs, council reads all of it, and those who keep the books change it. */
export { accrueEverywhere, accrueJob } from './accruing.ts'
export { ledgerToday } from './agenda.ts'
export { followEverywhere, followJob, ledgerLeaving } from './following.ts'
export { wordCharges, wordReturns } from './messages.ts'
export { hiddenLedger, ledgerNames } from './names-store.ts'
export { wordOwnSteps } from './own-steps.ts'
export { ledgerRoutes } from './routes.ts'
export { feesOfUnit } from './unit-panel.ts'
