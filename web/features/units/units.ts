/** What other features take of units: choosing some of them, the building's façade, facts by name, and what one lets neighbours see. */
export { Facade } from './facade.tsx'
export { Facts } from './facts.tsx'
export { MySharing } from './person/my-sharing.tsx'
export { UnitPicker } from './unit-picker.tsx'
export { useAllUnits } from './use-all-units.ts'
