import { maintenance } from '../../../../contract/tickets/settings.ts'
import { bind } from '../../../http/bind.ts'
import { changeSettings, maintenanceSettingsOf } from './settings.ts'

export const settingsRoutes = bind(maintenance, { settings: maintenanceSettingsOf, change: changeSettings })
