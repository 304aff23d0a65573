import type { World } from './world.ts'

/** The unit entitlements of Harbour View by strata lot: 5,926 in 64 lots. */
export const harbourLots = [
  62, 84, 97, 71, 88, 105, 63, 85, 98, 72, 89, 106, 67, 119, 64, 86, 99, 73, 90, 107, 68, 120, 65, 87, 100, 74, 91, 108,
  69, 121, 66, 88, 101, 75, 92, 109, 70, 122, 67, 89, 102, 76, 93, 110, 71, 123, 68, 90, 103, 77, 94, 111, 72, 124, 69,
  91, 104, 78, 95, 112, 73, 125, 182, 176,
]

/** The lots of the cast's units. */
const ofCast = { 101: 1, 102: 2, 305: 19, 703: 49, 804: 58 }

/** Completes the building of the cast to its 64 lots, all of them owned. */
export const completeHarbour = async ({ connection: { pool }, cast }: World): Promise<void> => {
  const { harbour } = cast.buildings
  for (const [unitNumber, lot] of Object.entries(ofCast))
    await pool.query(
      'update units set strata_lot = $3, unit_entitlement = $4 where building_id = $1 and unit_number = $2',
      [...[harbour, unitNumber, String(lot)], harbourLots[lot - 1]],
    )
  const others = harbourLots.map((entitlement, index) => ({ lot: index + 1, entitlement }))
  await addLots(
    pool,
    harbour,
    others.filter(({ lot }) => !Object.values(ofCast).includes(lot)),
  )
}

/** Adds lots to a building, all of them owned by someone who is there. */
export const addLots = async (
  pool: World['connection']['pool'],
  buildingId: string,
  lots: readonly { lot: number; entitlement: number }[],
): Promise<void> => {
  await pool.query(
    `with made as (
       insert into units (id, building_id, unit_number, sort_key, strata_lot, unit_entitlement, created_at)
       select gen_random_uuid(), $1, 'L' || lot, 'L' || lpad(lot::text, 4, '0'), lot, entitlement, now()
       from jsonb_to_recordset($2::jsonb) as g (lot integer, entitlement numeric)
       returning id
     )
     insert into ownerships (id, building_id, unit_id, person_id, created_at)
     select gen_random_uuid(), $1, made.id, (select id from people where building_id = $1 order by id limit 1), now()
     from made`,
    [buildingId, JSON.stringify(lots)],
  )
}
