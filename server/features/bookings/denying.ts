/** What council denies a unit: asked of the feature that keeps its decisions, wherever a time would be had. */
import type { Refused } from '../../../contract/bookings/booking.ts'
import { daysOf } from '../../../contract/fair-share/days.ts'
import type { Instant } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import { requireUnits } from '../units/units.ts'
import type { KnownAmenity } from './amenity-store.ts'
import { denialRefusal } from './rules.ts'

/** Says why council's decision stands against a unit's time at an amenity; null where none does. */
export const denialOf = async (
  ctx: InBuilding,
  { _id: amenityId, name }: Pick<KnownAmenity, '_id' | 'name'>,
  { unitId, ...time }: { unitId: string; from: Instant; until: Instant },
  { isDesk }: { isDesk: boolean },
): Promise<Refused | null> => {
  const zone = ctx.building.timeZone
  const days = daysOf(time, zone)
  const denied = await ctx.offers.deniedUse?.(ctx, { amenityId, unitId, from: days[0]!, to: days.at(-1)! })
  if (!denied) return null
  const [unit] = await requireUnits(ctx, [unitId])
  return denialRefusal({ ...denied, amenity: name, unitNumber: unit!.unitNumber, isDesk }, time.from, zone)
}
