import { api } from '../../../api/api.ts'

/** What is stale after something of stalls was written. */
export const shownOfStalls = [
  api.parking.listStalls,
  api.parking.stallLevels,
  api.parking.stallMap,
  api.parking.getStall,
  api.parking.listWaits,
  api.parking.myStalls,
  api.audit.history,
]
