import { stallRoutes as routes } from '../../../../contract/parking/stall-routes.ts'
import { bind } from '../../../http/bind.ts'
import { assignStall, endAssignment, renewAssignment } from './assigning.ts'
import { importStalls } from './importing.ts'
import { addStall, changeStall, placeStall, removeStall } from './keeping.ts'
import { myStalls } from './mine.ts'
import { getStall, listStalls, listWaits, stallLevels, stallMap } from './reading.ts'
import { endShare, lendStall, takeShare } from './sharing.ts'
import { exportStalls } from './stalls-file.ts'
import { acceptOffer, declineOffer, joinWaits, leaveWaits, offerStall, withdrawOffer } from './waiting.ts'

export const stallRoutes = bind(routes, {
  listStalls,
  stallLevels,
  stallMap,
  exportStalls,
  importStalls,
  addStall,
  getStall,
  changeStall,
  placeStall,
  removeStall,
  assignStall,
  renewAssignment,
  endAssignment,
  offerStall,
  withdrawOffer,
  listWaits,
  myStalls,
  joinWaits,
  leaveWaits,
  acceptOffer,
  declineOffer,
  lendStall,
  takeShare,
  endShare,
})
