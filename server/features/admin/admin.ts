/** The platform's own work: every building with its health, and what its staff do for a building from outside. */
import type { BuildingHealth, BuildingsQuery } from '../../../contract/admin/buildings.ts'
import type { Page } from '../../../contract/route.ts'
import type { SignedIn } from '../../context.ts'
import { selectBuildingsHealth } from './health-store.ts'

/** Every building with its health, by name. */
export const listBuildingsHealth = (
  ctx: SignedIn,
  { query }: { query: BuildingsQuery },
): Promise<Page<BuildingHealth>> => selectBuildingsHealth(ctx.db, query, ctx.now)

export { inviteManager, openAgain, readBuilding, suspend } from './building.ts'
export { selfCheck } from './self-check/self-check.ts'
export { checkBuilding, orderBuilding } from './new-building.ts'
