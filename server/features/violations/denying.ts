/** What council denies a unit, for the feature in which it is booked. */
import type { Offers } from '../../offers.ts'
import { selectDenied } from './denials-store.ts'

/** Finds the time for which a unit is denied an amenity on some days (BC: Strata Property Act, s. 134); null where it isn't. */
export const deniedUse: NonNullable<Offers['deniedUse']> = (ctx, use) => selectDenied(ctx.db, ctx.building._id, use)
