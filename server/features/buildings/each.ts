/** Work that a job does in many buildings, each apart from the others. */
import type { Ctx, InBuilding } from '../../context.ts'
import { selectCurrentBuilding } from './store.ts'

/** Does something in each of these buildings; one that fails keeps no other from it. Throws the first failure afterwards. */
export const inEach = async (
  ctx: Ctx,
  buildingIds: readonly string[],
  work: (inside: InBuilding) => Promise<void>,
): Promise<void> => {
  const failures: unknown[] = []
  for (const id of buildingIds) {
    const building = await selectCurrentBuilding(ctx.db, id)
    if (building) await work({ ...ctx, building }).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}
