import type { Wait, WaitDraft } from '../../../../contract/parking/waits.ts'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { selectHeldOffers, type KnownOffer } from './offers-store.ts'

/** Somebody in line, with the stalls that they let go; they hold an offer also where it has run out and nobody looked yet. */
export type KnownWait = Omit<Wait, 'offer'> & { offer: KnownOffer | null; passed: string[]; holds: boolean }

/** The line of a building, in the order in which they came. */
export const selectLine = async (db: Database, buildingId: string, now: Instant): Promise<KnownWait[]> => {
  const { rows } = await run(
    db,
    `select w.id as _id, w.unit_id as "unitId", u.unit_number as "unitNumber", w.joined_at as "joinedAt", w.version,
       json_build_object('accessible', w.accessible, 'evCharging', w.ev_charging, 'level', w.level) as wishes,
       row_number() over (order by w.joined_at, w.id)::integer as position,
       array(select f.stall_id from parking_offers f where f.building_id = w.building_id and f.wait_id = w.id
         and f.state in ('declined', 'expired'))::text[] as passed,
       exists (select from parking_offers f where f.building_id = w.building_id and f.wait_id = w.id
         and f.state = 'held') as holds
     from parking_waits w join units u on u.building_id = w.building_id and u.id = w.unit_id
     where w.building_id = $1::uuid and w.left_at is null order by w.joined_at, w.id`,
    [buildingId],
  )
  const offers = new Map((await selectHeldOffers(db, buildingId, now)).map((offer) => [offer.waitId, offer]))
  return (rows as Omit<KnownWait, 'offer'>[]).map((wait) => ({ ...wait, offer: offers.get(wait._id) ?? null }))
}

/** Holds the line of a building for a change. */
export const lockLine = async (db: Database, buildingId: string): Promise<void> => {
  await run(
    db,
    'select id from parking_waits where building_id = $1::uuid and left_at is null order by id for update',
    [buildingId],
  )
}

/** The index by which a unit stands in line once. */
export const waitConstraint = 'parking_waits_once'

export const insertWait = async (
  db: Database,
  buildingId: string,
  wait: WaitDraft & { _id: string; at: Instant },
): Promise<void> => {
  const { _id, unitId, accessible, evCharging, level, at } = wait
  await run(
    db,
    `insert into parking_waits (id, building_id, unit_id, accessible, ev_charging, level, joined_at)
     values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6, $7::timestamptz)`,
    [_id, buildingId, unitId, accessible, evCharging, level, at],
  )
}

/** They are in line no longer. */
export const updateLeft = async (
  db: Database,
  buildingId: string,
  id: string,
  { at, reason }: { at: Instant; reason: string },
): Promise<void> => {
  await run(
    db,
    `update parking_waits set left_at = $3::timestamptz, left_reason = $4, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, at, reason],
  )
}
