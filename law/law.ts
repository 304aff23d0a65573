/** The rules of British Columbia and Alberta as pure functions; depends on nothing and is asked by everything. */
export { jurisdictionOf, jurisdictions, type Jurisdiction } from './jurisdiction.ts'
export { labelsFor, type Label, type Labels } from './labels.ts'
export { privacyRegimeOf, type PrivacyRegime } from './privacy.ts'
