import { api } from '../../../api/api.ts'

/** What is stale after a pass was made or changed. */
export const shownOfPasses = [
  api.parking.registering,
  api.parking.recent,
  api.parking.myPasses,
  api.parking.listPasses,
  api.parking.spaces,
]
