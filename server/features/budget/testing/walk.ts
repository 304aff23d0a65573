/** For the walks: a draft of a budget with lines, and complete bodies. */
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import { buildingOf, type FeatureWalk, type Ids } from '../../../testing/walk.ts'
import type { World } from '../../../testing/world.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { changeBudget, draftBudget } from '../budget.ts'

const startsOn = '2027-01-01'
const lines = (name: string) => [
  { kind: 'expense' as const, name, yearCents: 27_000_000, group: null },
  { kind: 'income' as const, name, yearCents: 500_000, group: null },
]

/** A draft of the caller's building. Council members read budgets but write none, so a verb makes it. */
const budgetRecord = async (world: World, who: Caller): Promise<Ids> => {
  const building = (await findCurrentBuilding(world.platform.db, buildingOf(who)))!
  const ctx = { ...world.context(), building }
  const { _id } = await draftBudget(ctx, { body: { startsOn, copyOf: null } })
  const body = { lines: lines(`Walk ${newId()}`), groups: [], reserveCents: 2_900_000, version: 1 }
  const { version } = await changeBudget(ctx, { params: { id: _id }, body })
  return { id: _id, copyOf: _id, version: String(version) }
}

export const walk: FeatureWalk = {
  records: { budgets: budgetRecord, 'charge-runs': async () => ({}) },
  bodies: {
    'POST /api/budgets': ({ copyOf }) => ({ startsOn, copyOf }),
    'PUT /api/budgets/:id': ({ version }) => ({
      lines: lines('Insurance'),
      reserveCents: 2_900_000,
      version: Number(version),
    }),
    'POST /api/budgets/:id/steps': ({ version }) => ({
      step: 'notice',
      noticedOn: '2026-11-01',
      version: Number(version),
    }),
    'POST /api/charge-runs': () => ({ month: '2026-12-01' }),
  },
}
