import { newId } from '../db/ids.ts'
import type { Name } from './cast.ts'
import type { World } from './world.ts'

/** Denies a unit of Harbour View an amenity, in a case about someone there; answers how to cancel it again. */
export const denyUse = async (
  world: World,
  {
    amenityId,
    unitId,
    who,
    from,
    until,
  }: { amenityId: string; unitId: string; who: Name; from: string; until: string },
): Promise<{ cancel: () => Promise<void> }> => {
  const { pool } = world.connection
  const { harbour } = world.cast.buildings
  const [caseId, penaltyId] = [newId(), newId()]
  await pool.query(
    `insert into violations (id, building_id, number, topic, words, place, happened_on, reported_on, unit_id, accused,
       caused_by, made_at)
     values ($2, $1, next_violation_number($1), 'noise', 'Loud music.', '', $3, $3, $4, 'tenants', 'self', $5)`,
    [harbour, caseId, from, unitId, world.clock.now()],
  )
  await pool.query(
    `insert into violation_people (building_id, violation_id, person_id, is_copy)
     select $1, $2, id, false from people where building_id = $1 and account_id = $3`,
    [harbour, caseId, world.cast.accounts[who]],
  )
  await pool.query(
    `insert into violation_penalties (id, building_id, violation_id, nth, kind, on_date, words, amenity_id, from_date,
       until_date)
     values ($2, $1, $3, 1, 'deny', $5, 'Noise', $4, $5, $6)`,
    [harbour, penaltyId, caseId, amenityId, from, until],
  )
  return {
    cancel: async () => {
      await pool.query('update violation_penalties set cancelled_on = on_date where id = $1', [penaltyId])
    },
  }
}
