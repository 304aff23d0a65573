import type { LocalDate } from '../../contract/time.ts'
import type { LinkRole } from '../../contract/units.ts'
import { findCurrentBuilding } from '../features/buildings/buildings.ts'
import {
  addPerson,
  createUnit,
  endOwnership,
  endTenancy,
  startOwnership,
  startTenancy,
} from '../features/units/units.ts'
import type { World } from './world.ts'

/** Somebody's tie to a unit as a test thinks of it: a tenant without first or last day where nothing else is said. */
export interface Tie {
  as?: LinkRole
  from?: LocalDate | null
  to?: LocalDate
  lives?: boolean
  /** Those of one name are one person of one unit. */
  who?: string
}

/** A unit of Harbour View with these ties; answers its id and theirs. */
export const tiedUnit = async (world: World, unitNumber: string, ties: readonly Tie[], floor = '20') => {
  const base = world.context()
  const ctx = { ...base, building: (await findCurrentBuilding(base.db, world.cast.buildings.harbour))! }
  const unitId = await createUnit(ctx, { unitNumber, floor })
  const people = new Map<string, string>()
  const ids: string[] = []
  for (const { as = 'tenant', from = null, to, lives, who = `${unitNumber} ${ids.length}` } of ties) {
    const personId = people.get(who) ?? (await addPerson(ctx, { companyName: who }))
    people.set(who, personId)
    const start = { unitId, personId, from, occupiesUnit: lives ?? null }
    const owns = as === 'owner'
    const id = owns ? await startOwnership(ctx, start) : await startTenancy(ctx, { ...start, kind: as })
    if (to !== undefined) await (owns ? endOwnership : endTenancy)(ctx, { id, to })
    ids.push(id)
  }
  return { unitId, ids }
}
