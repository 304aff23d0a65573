import type { HiddenRecords, RecordNames } from '../../../offers.ts'
import { managesIn } from '../../buildings/buildings.ts'

/** What the history calls the settings of maintenance, of which each building has one. */
export const maintenanceSettingsNames: RecordNames = {
  maintenanceSettings: (building) => `select id, name, id as open_id from buildings where id = ${building}`,
}

/** Who does not manage tickets is not told of them by the history either. */
export const hiddenMaintenanceSettings: HiddenRecords = {
  maintenanceSettings: (building, role) =>
    `select b.id from buildings b where b.id = ${building} and not ${managesIn(role, 'tickets')}`,
}
