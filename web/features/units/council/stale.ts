import { api } from '../../../api/api.ts'

/** What shows who is on council, and is stale once a term was written; one's own role stands with the buildings. */
export const staleAfterTerm = [
  api.units.council,
  api.units.pastTerms,
  api.units.candidate,
  api.units.officeHolders,
  api.units.directory,
  api.units.person,
  api.buildings.mine,
  api.audit.history,
]
