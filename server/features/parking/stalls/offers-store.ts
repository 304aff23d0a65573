import type { OfferDraft, StallOffer } from '../../../../contract/parking/waits.ts'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

/** An offer with for how many days each one in line may think about it. */
export type KnownOffer = StallOffer & {
  days: number
  state: 'held' | 'accepted' | 'declined' | 'expired' | 'withdrawn'
}

const offersOf = `
  select f.id as _id, f.wait_id as "waitId", w.unit_id as "unitId", u.unit_number as "unitNumber",
    f.stall_id as "stallId", s.level, s.number, f.basis, f.from_date as "from", f.until_date as "until", f.conditions,
    f.fee_cents as "feeCents", f.bylaw_id as "bylawId", f.authority, f.expires_at as "expiresAt", f.days, f.state, f.version
  from parking_offers f
  join parking_waits w on w.building_id = f.building_id and w.id = f.wait_id
  join units u on u.building_id = w.building_id and u.id = w.unit_id
  join parking_stalls s on s.building_id = f.building_id and s.id = f.stall_id`

/** What is held for somebody at a moment. */
export const selectHeldOffers = async (db: Database, buildingId: string, now: Instant): Promise<KnownOffer[]> => {
  const { rows } = await run(
    db,
    `${offersOf} where f.building_id = $1::uuid and f.state = 'held' and f.expires_at > $2::timestamptz
     order by f.expires_at, f.id`,
    [buildingId, now],
  )
  return rows as KnownOffer[]
}

/** What was held and nobody answered in time. */
export const selectExpired = async (db: Database, buildingId: string, now: Instant): Promise<KnownOffer[]> => {
  const { rows } = await run(
    db,
    `${offersOf} where f.building_id = $1::uuid and f.state = 'held' and f.expires_at <= $2::timestamptz order by f.id`,
    [buildingId, now],
  )
  return rows as KnownOffer[]
}

/** Buildings in which an offer has run out. */
export const selectBuildingsExpiring = async (db: Database, now: Instant): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select b.id from buildings b where b.suspended_at is null and exists (select from parking_offers f
       where f.building_id = b.id and f.state = 'held' and f.expires_at <= $1::timestamptz) order by b.id`,
    [now],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

export const selectOffer = async (db: Database, buildingId: string, id: string): Promise<KnownOffer | null> => {
  const { rows } = await run(db, `${offersOf} where f.building_id = $1::uuid and f.id = $2::uuid`, [buildingId, id])
  return (rows[0] as KnownOffer | undefined) ?? null
}

/** The stall's offer that is not answered, whether or not it has run out. */
export const selectOfferOf = async (db: Database, buildingId: string, stallId: string): Promise<KnownOffer | null> => {
  const { rows } = await run(
    db,
    `${offersOf} where f.building_id = $1::uuid and f.stall_id = $2::uuid and f.state = 'held'`,
    [buildingId, stallId],
  )
  return (rows[0] as KnownOffer | undefined) ?? null
}

/** The constraint by which the text that the fee of an offer rests on is in the register. */
export const offeredBylawConstraint = 'parking_offers_bylaw'

export type NewOffer = Omit<OfferDraft, 'version'> & {
  _id: string
  stallId: string
  waitId: string
  at: Instant
  expiresAt: Instant
}

export const insertOffer = async (db: Database, buildingId: string, offer: NewOffer): Promise<void> => {
  const { _id, stallId, waitId, basis, from, until, conditions, feeCents, bylawId, authority, days, at, expiresAt } =
    offer
  await run(
    db,
    `insert into parking_offers (id, building_id, stall_id, wait_id, basis, from_date, until_date, conditions, fee_cents,
       bylaw_id, authority, days, offered_at, expires_at)
     values ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5, $6::date, $7::date, $8, $9, $10::uuid, $11, $12,
       $13::timestamptz, $14::timestamptz)`,
    [
      ...[_id, buildingId, stallId, waitId, basis, from, until, conditions, feeCents, bylawId, authority, days],
      ...[at, expiresAt],
    ],
  )
}

/** Answers an offer that is held still; false where somebody has answered it, or it was taken back. */
export const updateAnswer = async (
  db: Database,
  buildingId: string,
  id: string,
  state: Exclude<KnownOffer['state'], 'held'>,
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `update parking_offers set state = $3, version = version + 1
     where building_id = $1::uuid and id = $2::uuid and state = 'held'`,
    [buildingId, id, state],
  )
  return numAffectedRows === 1n
}
