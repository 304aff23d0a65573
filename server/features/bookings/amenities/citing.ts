/** The bylaw or rule of the register that an amenity rests on. */
import type { AmenityDraft } from '../../../../contract/bookings/amenity.ts'
import type { BylawCitation } from '../../../../contract/bylaws/bylaw.ts'
import type { CitedBylaw } from '../../../../contract/bylaws/citing.ts'
import { bookingsCitingMost } from '../../../../contract/limits/bookings.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { citedBylaw, requireCitable, restingOn } from '../../bylaws/bylaws.ts'
import { bylawConstraint, type KnownAmenity } from '../amenity-store.ts'
import { asksMoney, restsAsBefore } from './rules.ts'
import { selectBookingsCiting, selectCiting } from './store.ts'

/** Reads the text that an amenity rests on, as it is today; null where it names none of the register. */
export const bylawOf = async (
  ctx: InBuilding,
  { bylawId }: Pick<KnownAmenity, 'bylawId'>,
): Promise<CitedBylaw | null> =>
  bylawId === null ? null : citedBylaw(ctx, bylawId, localDateOf(ctx.now, ctx.building.timeZone))

/**
 * Fills a draft that rests on a text of the register with its kind and number. 400 on `bylawId` where the text can't be
 * chosen today; one that was chosen before stays, whatever has become of it, while fee and deposit stay too.
 */
export const withAuthority = async (
  tx: InBuilding,
  draft: AmenityDraft,
  before: KnownAmenity | null,
): Promise<AmenityDraft> => {
  if (draft.bylawId === null) return draft
  const kept = restsAsBefore(before, draft) ? await bylawOf(tx, draft) : null
  const { kind, number } =
    kept ??
    (await requireCitable(tx, draft.bylawId, {
      on: localDateOf(tx.now, tx.building.timeZone),
      asksMoney: asksMoney(draft),
    }))
  return { ...draft, authorityKind: kind, authority: number }
}

/** Writes an amenity. 400 on `bylawId` where the text that it rests on was just removed. */
export const keepingText = (write: () => Promise<void>): Promise<void> => restingOn(bylawConstraint, write)

/** Lists the amenities that rest on a text, and the newest bookings made by it whose amenity rests on another one today. */
export const amenitiesCiting = async (ctx: InBuilding, bylawId: string): Promise<BylawCitation[]> => {
  const { db, building } = ctx
  const amenities = await selectCiting(db, building._id, bylawId)
  const bookings = await selectBookingsCiting(db, building._id, bylawId, bookingsCitingMost)
  return [
    ...amenities.map(({ _id, name, isRetired }) => ({
      what: isRetired ? 'Amenity out of service' : 'Amenity',
      name,
      path: `/bookings/manage/${_id}`,
    })),
    ...bookings.map(({ _id, name, unitNumber, from }) => ({
      what: 'Booking',
      name: `${name}, unit ${unitNumber}, ${formatDate(localDateOf(from, building.timeZone))}`,
      path: `/bookings/${_id}`,
    })),
  ]
}
