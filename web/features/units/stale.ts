import { api } from '../../api/api.ts'

/** What shows units, their people and what belongs to them, and is stale once something of it was written. */
export const staleAfterUnit = [
  api.units.get,
  api.units.earlier,
  api.units.list,
  api.units.desk,
  api.units.directory,
  api.units.facade,
  api.units.people,
  api.units.person,
  api.units.myPlace,
  api.units.mySharing,
  api.units.occupancy,
  api.units.occupancyMoves,
  api.units.vacantUnits,
  api.units.endingTenancies,
  api.units.tenantNotices,
  api.units.absentOwners,
  api.audit.history,
]
