import { admin } from '../../../contract/admin.ts'
import { bind } from '../../http/bind.ts'
import { listBuildingsHealth } from './admin.ts'

export const adminRoutes = bind(admin, { buildings: listBuildingsHealth })
