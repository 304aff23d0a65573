/** What somebody sees of the stalls of their own units. */
import type { DrawnStall, MyStall, MyStalls } from '../../../../contract/parking/my-stalls.ts'
import { nameKey } from '../../../../contract/clean.ts'
import { homesFirst, requireUnits, tiesOfAccount } from '../../units/units.ts'
import { unitsOf, type Caller } from '../caller.ts'
import { rentOf, rentsFrom } from '../rents/rents.ts'
import { selectOfUnits, type KnownAssignment } from './assignments-store.ts'
import { at, shareShown, waitsShown } from './reading.ts'
import { rulesOf } from './rules.ts'
import { selectSharesFor } from './shares-store.ts'
import { selectStalls } from './lists-store.ts'
import type { KnownStall } from './stalls-store.ts'

const drawnOf = (stall: KnownStall, mine: boolean): DrawnStall => {
  const { _id, level, number, accessible, evCharging, visitor, place } = stall
  return { _id, level, number, accessible, evCharging, visitor, place, mine }
}

/** Reads how the rents of the caller's stalls are charged; answers it for an assignment. */
const rentsShown = async (ctx: Caller, terms: readonly KnownAssignment[]) => {
  const isRented = terms.some(({ feeCents }) => feeCents !== null)
  const chargedFrom = isRented ? await rentsFrom(ctx) : null
  const ties = chargedFrom === null ? [] : await tiesOfAccount(ctx.db, ctx.building._id, ctx.account._id, at(ctx).today)
  const owned = new Set(ties.flatMap(({ unitId, role }) => (role === 'owner' ? [unitId] : [])))
  return (term: KnownAssignment): MyStall['rent'] => {
    const rent = rentOf(term, chargedFrom, null)
    return rent && { from: rent.from, isOwner: owned.has(term.unitId) }
  }
}

/** The stalls of the caller's units, what they lend and borrow, what neighbours lend, and where they stand in line. */
export const myStalls = async (ctx: Caller): Promise<MyStalls> => {
  const { _id: buildingId, jurisdiction } = ctx.building
  const { today } = at(ctx)
  const unitIds = await unitsOf(ctx)
  const units = unitIds.length === 0 ? [] : await homesFirst(ctx, ctx.account._id, await requireUnits(ctx, unitIds))
  const all = await selectStalls(ctx.db, buildingId, {}, at(ctx))
  const terms = await selectOfUnits(ctx.db, buildingId, unitIds, today)
  const shares = unitIds.length === 0 ? [] : await selectSharesFor(ctx.db, buildingId, unitIds, today)
  const borrowed = shares.filter(({ takenBy }) => takenBy !== null && unitIds.includes(takenBy.unitId))
  const ownIds = new Set([...terms, ...borrowed].map(({ stallId }) => stallId))
  const rentShown = await rentsShown(ctx, terms)
  const ownLevels = new Set(all.flatMap(({ _id, level }) => (ownIds.has(_id) ? [nameKey(level)] : [])))
  return {
    units: units.map(({ _id, unitNumber }) => ({ _id, unitNumber })),
    stalls: terms.flatMap((term) => {
      const { stallId, ...assignment } = term
      const stall = all.find(({ _id }) => _id === stallId)!
      const { holder: _holder, heldFor: _heldFor, notes: _notes, ...rest } = stall
      const lent = shares.filter((share) => share.assignmentId === assignment._id)
      return [{ ...rest, assignment, rent: rentShown(term), shares: lent.map(shareShown) }]
    }),
    drawn: all
      .filter(({ level }) => ownLevels.has(nameKey(level)))
      .map((stall) => drawnOf(stall, ownIds.has(stall._id))),
    levels: [...new Map(all.map(({ level }) => [nameKey(level), level])).values()],
    offered: shares.filter(({ state, unitId }) => state === 'offered' && !unitIds.includes(unitId)).map(shareShown),
    borrowed: borrowed.map(shareShown),
    waits: (await waitsShown(ctx)).filter(({ unitId }) => unitIds.includes(unitId)),
    rules: rulesOf(jurisdiction, today),
  }
}
