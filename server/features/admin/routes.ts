import { admin } from '../../../contract/admin.ts'
import { bind } from '../../http/bind.ts'
import {
  checkBuilding,
  inviteManager,
  listBuildingsHealth,
  openAgain,
  orderBuilding,
  readBuilding,
  suspend,
} from './admin.ts'
import { platformHandlers } from './platform.ts'

export const adminRoutes = bind(admin, {
  buildings: listBuildingsHealth,
  building: readBuilding,
  inviteManager,
  create: orderBuilding,
  check: checkBuilding,
  suspend,
  liftSuspension: openAgain,
  ...platformHandlers,
})
