/** What other features take of units: choosing some, the façade, facts by name, the council, what one has and shows neighbours. */
export { CouncilSection } from './council/council-section.tsx'
export { Facade } from './facade.tsx'
export { Facts } from './facts.tsx'
export { MyPlace } from './mine/my-place.tsx'
export { useMyPlaceSubjects } from './mine/use-my-place.ts'
export { MySharing } from './person/my-sharing.tsx'
export { UnitPicker } from './unit-picker.tsx'
export { useAllUnits } from './use-all-units.ts'
