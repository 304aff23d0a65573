/** Sales: what each side bears of a unit's fees and special levies. The ledger prorates nothing; the parties settle it. */
export { downloadAdjustments } from './file.ts'
export { getAdjustments } from './reading.ts'
