import { localDateOf, type LocalDate } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'

/** The building's calendar day. */
export const todayIn = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)
