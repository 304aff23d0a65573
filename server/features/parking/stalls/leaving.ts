/** What becomes of lending and of the line when somebody leaves a unit. */
import { localDateOf } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import type { Leaver, Leaving } from '../../../offers.ts'
import { residentsOf } from '../../units/units.ts'
import { selectSharesFor } from './shares-store.ts'
import { endOne } from './sharing.ts'
import { endWait } from './waiting.ts'
import { selectLine } from './waits-store.ts'

/** What the unit lends, borrows and waits for, if nobody is left in it once they have gone. */
const heldBy = async (ctx: InBuilding, { unitId, personId }: Leaver) => {
  if (unitId === null) return null
  const people = await residentsOf(ctx, { audience: 'specific_units', unitIds: [unitId] })
  const living = people.filter(({ role }) => role !== 'owner')
  // A unit that is let is used by its tenants; what they arranged does not go on for the owner.
  const those = living.some((one) => one.personId === personId) ? living : people
  if (those.some((one) => one.personId !== personId)) return null
  const { _id: buildingId, timeZone } = ctx.building
  const shares = await selectSharesFor(ctx.db, buildingId, [unitId], localDateOf(ctx.now, timeZone))
  const wait = (await selectLine(ctx.db, buildingId, ctx.now)).find((one) => one.unitId === unitId)
  return { wait, shares: shares.filter((one) => one.unitId === unitId || one.takenBy?.unitId === unitId) }
}

/** Lending ends and the place in line is given up when the last of a unit leaves it; the stall stays with the unit. */
export const stallsLeaving: Leaving = {
  async foresee(ctx, leaver) {
    const held = await heldBy(ctx, leaver)
    if (!held) return []
    return [
      ...(held.shares.length > 0 ? ['The unit’s parking stall loans will end.'] : []),
      ...(held.wait ? ['The unit will lose its place on the parking stall waitlist.'] : []),
    ]
  },

  async end(tx, leaver) {
    const held = await heldBy(tx, leaver)
    for (const share of held?.shares ?? []) await endOne(tx, share)
    if (held?.wait) await endWait(tx, held.wait, 'Moved out')
  },
}
