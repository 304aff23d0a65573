/** The directory: who owns, rents and lives where today, what goes with the units, and what neighbours see of it. */
import type { Paging } from '../../../../contract/paging.ts'
import type { Page } from '../../../../contract/route.ts'
import type { DirectoryFilter, DirectoryUnit, FacadeUnit } from '../../../../contract/units/directory.ts'
import type { InBuilding, Member } from '../../../context.ts'
import { atDay } from './narrowing.ts'
import { selectChoices, selectDirectory, selectFacade } from './directory-store.ts'
import { requireNeighbour } from './neighbours.ts'

export { exportDirectory, exportNeighbours } from './directory-file.ts'
export { listNeighbours, listOfficeHolders } from './neighbours.ts'

/** The units in the order of their numbers with their people, and what the search found there. */
export const listDirectory = (
  ctx: InBuilding,
  { query }: { query: DirectoryFilter & Pick<Paging, 'cursor' | 'limit'> },
): Promise<Page<DirectoryUnit>> => selectDirectory(ctx.db, ctx.building._id, atDay(ctx), query)

/** Who lives in each unit that the filters leave, in the order of their numbers. */
export const showFacade = (ctx: InBuilding, { query }: { query: DirectoryFilter }): Promise<FacadeUnit[]> =>
  selectFacade(ctx.db, ctx.building._id, atDay(ctx), query)

/** What a directory can be narrowed to; 403 to visitors. */
export const listDirectoryChoices = (ctx: Member): Promise<{ floors: string[]; unitTypes: string[] }> => {
  requireNeighbour(ctx)
  return selectChoices(ctx.db, ctx.building._id)
}
