/** How a building looks after maintenance: office hours, closed days, targets, limits, and whom to call first. */
import type { MaintenanceSettings } from '../../../../contract/tickets/settings.ts'
import type { InBuilding } from '../../../context.ts'
import { usualSettings } from './rules.ts'
import { selectSettings } from './store.ts'

export { hiddenMaintenanceSettings, maintenanceSettingsNames } from './names-store.ts'
export { officeOf, targetOf } from './rules.ts'

/** The settings of the building; what every building begins with until somebody changes it. */
export const maintenanceSettingsOf = async (ctx: InBuilding): Promise<MaintenanceSettings> =>
  (await selectSettings(ctx.db, ctx.building._id)) ?? usualSettings
