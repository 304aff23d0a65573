/** How a building runs its forum. */
import type { ForumSettings } from '../../../../contract/forum/settings.ts'
import type { InBuilding } from '../../../context.ts'
import { selectSettings } from './store.ts'

const usual: ForumSettings = { lookFirst: 'nobody', version: 0 }

/** The settings of the building; what every building begins with until somebody changes it. */
export const settingsOf = async (ctx: InBuilding): Promise<ForumSettings> =>
  (await selectSettings(ctx.db, ctx.building._id)) ?? usual
