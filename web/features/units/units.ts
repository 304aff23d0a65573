/** What other features take of units: choosing some of them, and the building's façade. */
export { Facade } from './facade.tsx'
export { UnitPicker } from './unit-picker.tsx'
export { useAllUnits } from './use-all-units.ts'
