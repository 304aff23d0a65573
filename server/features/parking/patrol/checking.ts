/** Whether a vehicle may stand in a visitor space: until when or not, and no word of who lives where. */
import { plateKey, type PlateAsked } from '../../../../contract/parking/plates.ts'
import type { PlateStanding } from '../../../../contract/parking/patrol.ts'
import { later } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { parkingSettingsOf } from '../settings/settings.ts'
import { selectOpenOf } from '../violations/store.ts'
import { heldUntil } from '../visitors/rules.ts'
import { isResidentCar } from '../visitors/uses-store.ts'
import { selectHolding } from './store.ts'

const minuteMs = 60 * 1000

/** What a plate’s pass or car says at this moment; grace is within the time that it answers. */
export const checkPlate = async (ctx: InBuilding, { body }: { body: PlateAsked }): Promise<PlateStanding> => {
  const { graceMinutes } = await parkingSettingsOf(ctx)
  const key = plateKey(body.licensePlate)
  const buildingId = ctx.building._id
  const after = later(ctx.now, -graceMinutes * minuteMs)
  const until = await selectHolding(ctx.db, buildingId, { plateKey: key, now: ctx.now, after })
  const isReported = (await selectOpenOf(ctx.db, buildingId, key)) !== null
  const of = { licensePlate: body.licensePlate, isReported }
  if (until !== null) return { ...of, standing: 'valid', until: heldUntil(until, graceMinutes) }
  return { ...of, standing: (await isResidentCar(ctx.db, buildingId, key)) ? 'resident' : 'none', until: null }
}
