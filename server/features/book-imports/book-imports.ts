/** Balances of previous records: tried, compared with what the old books say, and brought into the ledger. */
export { bookImportNames, hiddenBookImports } from './names-store.ts'
export { getImport, listImports } from './reading.ts'
export { downloadTemplate, offerImports, startImport, tryTable } from './starting.ts'
export { stepImport, sweepImports, sweepJob } from './steps.ts'
