import { corporationName } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'
import { planNumberOf, postalAddressOf } from '../../buildings/buildings.ts'

/** Who writes the letters of a building: its corporation by its name in law, its plan's number, and its address. */
export const corporationOf = async ({ db, building: { _id, name, jurisdiction } }: InBuilding) => {
  const planNumber = await planNumberOf(db, _id)
  const address = await postalAddressOf(db, _id)
  return { corporation: corporationName(jurisdiction, { planNumber, name }), planNumber, address }
}
