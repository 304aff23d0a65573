import { admin } from '../../../contract/admin.ts'
import { bind } from '../../http/bind.ts'
import { inviteManager, listBuildingsHealth, readBuilding } from './admin.ts'

export const adminRoutes = bind(admin, { buildings: listBuildingsHealth, building: readBuilding, inviteManager })
