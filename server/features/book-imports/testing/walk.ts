/** For the walks: a table of balances that was tried. */
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import { buildingOf, type FeatureWalk, type Ids } from '../../../testing/walk.ts'
import type { World } from '../../../testing/world.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { tryTable } from '../book-imports.ts'

const tried = async (world: World, who: Caller): Promise<Ids> => {
  const building = (await findCurrentBuilding(world.platform.db, buildingOf(who)))!
  const content = Buffer.from(`Unit,Amount,Memo\n703,12.34,Walk ${newId()}\n`)
  const { _id, version } = await tryTable({ ...world.context(), building }, 'file', {
    content,
    fileName: 'balances.csv',
  })
  return { id: _id, version: String(version) }
}

export const walk: FeatureWalk = {
  records: { 'book-imports': tried },
  bodies: {
    'POST /api/book-imports': () => ({ origin: 'bank' }),
    'POST /api/book-imports/:id/steps': ({ version }) => ({
      ...{ step: 'read', version: Number(version), expectedCents: 1234 },
    }),
  },
}
