/** What other features take of mortgagees: those of one unit. */
export { UnitMortgagees } from './unit-mortgagees.tsx'
