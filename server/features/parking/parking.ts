/** Parking: visitors and the spaces that they share, the patrol, and what stands where it should not. */
export { parkingCiting } from './citing.ts'
export { hiddenParking, parkingNames } from './names-store.ts'
export {
  hiddenStalls,
  stallJobs,
  stallNames,
  stallsHeld,
  stallsLeaving,
  stallsOfUnit,
  stallsToday,
  wordStalls,
} from './stalls/stalls.ts'
export { chargeRents, chargeRentsJob, rentsMissing } from './rents/rents.ts'
export { eraseJob, erasePlates } from './retention.ts'
export { parkingOfUnit } from './unit-panel.ts'
export { parkingToday } from './violations/agenda.ts'
export { tellUnit, wordReports, wordViolations } from './violations/messages.ts'
export { closeWithCase } from './violations/steps.ts'
export { vehicleOf } from './violations/vehicles.ts'
export { parkingFigures } from './visitors/figures.ts'
export { visitorsLeaving } from './visitors/leaving.ts'
export { remindJob, remindOfEnds, wordPasses } from './visitors/messages.ts'
