import { parkingViolationKind } from '../parking/parking-kinds.ts'
import { violationKind } from './violation-kind.ts'
import type { CaseEvent } from './violation.ts'

const steps = violationKind.history.actions
const ofVehicle = parkingViolationKind.history.actions

/** What the lines of the story of a case are called: as in the history of the case, and in that of its parking violation. */
export const eventLabels: Readonly<Record<CaseEvent['kind'], string>> = {
  ...steps,
  vehicleSeen: ofVehicle['seen again'],
  vehicleNoticed: ofVehicle.noticed,
  towRequested: ofVehicle['tow requested'],
  parkingClosed: 'Parking violation closed',
}
