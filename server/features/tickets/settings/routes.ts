import { maintenance } from '../../../../contract/tickets/settings.ts'
import { bind } from '../../../http/bind.ts'
import { changeSettings } from './changing.ts'
import { maintenanceSettingsOf } from './settings.ts'

export const settingsRoutes = bind(maintenance, { settings: maintenanceSettingsOf, change: changeSettings })
