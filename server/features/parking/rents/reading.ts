/** How the rents of stalls are charged, for the screens of stalls. */
import type { Rent } from '../../../../contract/parking/rents.ts'
import type { Assignment } from '../../../../contract/parking/assignments.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { automaticCharges } from '../../ledger/ledger.ts'
import { rentOf } from './rules.ts'
import { selectChargedThrough } from './store.ts'

/** Reads from which month rents are charged to owners' accounts; null where they're collected separately. */
export const rentsFrom = async (ctx: InBuilding): Promise<LocalDate | null> =>
  (await automaticCharges(ctx)).stallRentsFrom

/** Adds to the assignments of a stall how their rent is charged. */
export const withRents = async <One extends Assignment>(
  ctx: InBuilding,
  stallId: string,
  { assignments, chargedFrom }: { assignments: readonly One[]; chargedFrom: LocalDate | null },
): Promise<(One & { rent: Rent | null })[]> => {
  const isCharged = chargedFrom !== null && assignments.some(({ feeCents }) => feeCents !== null)
  const through = isCharged
    ? await selectChargedThrough(ctx.db, ctx.building._id, stallId)
    : new Map<string, LocalDate>()
  return assignments.map((one) => ({ ...one, rent: rentOf(one, chargedFrom, through.get(one._id) ?? null) }))
}
