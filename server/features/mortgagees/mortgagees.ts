/** Lenders with a mortgage on a unit that asked for copies of notices, and until when their requests count. */
export { mortgageesToday } from './agenda.ts'
export { addMortgagee, changeMortgagee } from './keeping.ts'
export { mortgageesLeaving } from './leaving.ts'
export { mortgageesCopied, mortgageesListed, type CopiedMortgagee } from './listed.ts'
export { mortgageeRecordNames } from './names-store.ts'
export { getMortgagee, listMortgagees } from './reading.ts'
export { stepMortgagee } from './steps.ts'
