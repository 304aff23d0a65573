/** What other features take of the ledger: the tabs of fees, the accounts of owners to choose from, and what they make stale. */
export { ChargeWordsFields } from './dialogs/charge-fields.tsx'
export { FeesTabs } from './fees-tabs.tsx'
export { useHoldings } from './payments/use-holdings.ts'
export { shownOfLedger } from './shown.ts'
export { ownersWords } from './words.ts'
