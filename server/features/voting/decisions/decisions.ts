/** The register of what council decided: numbered without gaps, and ratified by meetings where it must be. */
export { decisionNames } from './names-store.ts'
export { exportDecision, exportRegister } from './papers.ts'
export { ratifyDecisions } from './ratifying.ts'
export { countRegister, getDecision, listDecisions, requireDecision } from './reading.ts'
export type { KnownDecision as RegisteredDecision } from './store.ts'
export { correctDecision, writeDecision } from './writing.ts'
