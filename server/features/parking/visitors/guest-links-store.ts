import type { GuestLink } from '../../../../contract/parking/guest.ts'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { belongsAt } from '../../buildings/buildings.ts'

/** The links of somebody that still let guests in, the newest first. */
export const selectGuestLinks = async (
  db: Database,
  buildingId: string,
  { hostId, now }: { hostId: string; now: Instant },
): Promise<GuestLink[]> => {
  const { rows } = await run(
    db,
    `select l.id as _id, l.unit_id as "unitId", u.unit_number as "unitNumber", l.uses, l.used, l.made_at as "madeAt", l.until
     from guest_links l join units u on u.building_id = l.building_id and u.id = l.unit_id
     where l.building_id = $1::uuid and l.host_id = $2::uuid and l.ended_at is null and l.used < l.uses
       and l.until > $3::timestamptz order by l.id desc`,
    [buildingId, hostId, now],
  )
  return rows as GuestLink[]
}

export const insertGuestLink = async (
  db: Database,
  buildingId: string,
  link: Pick<GuestLink, '_id' | 'unitId' | 'uses' | 'until'> & { hostId: string; hash: Buffer; at: Instant },
): Promise<void> => {
  await run(
    db,
    `insert into guest_links (id, building_id, unit_id, host_id, token_hash, uses, made_at, until)
     values ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::bytea, $6, $7::timestamptz, $8::timestamptz)`,
    [link._id, buildingId, link.unitId, link.hostId, link.hash, link.uses, link.at, link.until],
  )
}

/** Ends a link of somebody; false where they have none of this id that works. */
export const updateGuestLinkEnded = async (
  db: Database,
  buildingId: string,
  { id, hostId, at }: { id: string; hostId: string; at: Instant },
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `update guest_links set ended_at = $4::timestamptz
     where building_id = $1::uuid and id = $2::uuid and host_id = $3::uuid and ended_at is null`,
    [buildingId, id, hostId, at],
  )
  return numAffectedRows === 1n
}

export interface OpenLink {
  _id: string
  buildingId: string
  unitId: string
  hostId: string
  hostFirstName: string
  until: Instant
}

/** The link with this hash while it lets a guest in; of one whose host has left the building or may not sign in none. */
export const selectOpenLink = async (db: Database, hash: Buffer, now: Instant): Promise<OpenLink | null> => {
  const { rows } = await run(
    db,
    `select l.id as _id, l.building_id as "buildingId", l.unit_id as "unitId", l.host_id as "hostId",
       a.first_name as "hostFirstName", l.until
     from guest_links l join accounts a on a.id = l.host_id and a.disabled_at is null
     join buildings b on b.id = l.building_id and b.suspended_at is null
     where l.token_hash = $1::bytea and l.ended_at is null and l.used < l.uses and l.until > $2::timestamptz
       and exists (select from memberships m where m.building_id = l.building_id and m.account_id = l.host_id
         and ${belongsAt('$2::timestamptz')})`,
    [hash, now],
  )
  return (rows[0] as OpenLink | undefined) ?? null
}

/** Counts a guest in; false where another took the last use at the same moment. */
export const updateUsed = async (db: Database, buildingId: string, id: string): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `update guest_links set used = used + 1
     where building_id = $1::uuid and id = $2::uuid and used < uses and ended_at is null`,
    [buildingId, id],
  )
  return numAffectedRows === 1n
}

export interface OwnPass {
  buildingName: string
  timeZone: string
  licensePlate: string
  from: Instant
  until: Instant
  endedAt: Instant | null
}

/** A guest's own pass by the hash of its secret, while the plate is kept. */
export const selectOwnPass = async (db: Database, hash: Buffer): Promise<OwnPass | null> => {
  const { rows } = await run(
    db,
    `select b.name as "buildingName", b.time_zone as "timeZone", p.plate as "licensePlate", p.from_at as "from",
       p.until_at as until, p.ended_at as "endedAt"
     from visitor_passes p join buildings b on b.id = p.building_id
     where p.token_hash = $1::bytea and p.erased_at is null and b.suspended_at is null`,
    [hash],
  )
  return (rows[0] as OwnPass | undefined) ?? null
}
