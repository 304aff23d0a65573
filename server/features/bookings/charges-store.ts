import { run, type Database } from '../../db/connection.ts'
import type { KnownBooking } from './bookings-store.ts'

/** Whether a date of a series was charged in the books. */
export const isSeriesCharged = async (db: Database, buildingId: string, seriesId: string): Promise<boolean> => {
  const { rows } = await run(
    db,
    `select from bookings where building_id = $1::uuid and series_id = $2::uuid
       and coalesce(fee_charge_id, deposit_charge_id) is not null limit 1`,
    [buildingId, seriesId],
  )
  return rows.length > 0
}

/** Writes what a booking was charged in the books. */
export const updateCharges = async (
  db: Database,
  buildingId: string,
  id: string,
  { feeChargeId, depositChargeId }: Pick<KnownBooking, 'feeChargeId' | 'depositChargeId'>,
): Promise<void> => {
  await run(
    db,
    `update bookings set fee_charge_id = $3::uuid, deposit_charge_id = $4::uuid
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, feeChargeId, depositChargeId],
  )
}
