import type { Amenity, AmenityDraft, Closure, Peak } from '../../../contract/bookings/amenity.ts'
import type { Instant, LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { nameOrder } from '../../db/finding.ts'
import { instantIn } from '../../db/json.ts'
import { attachmentsIn } from '../documents/documents.ts'

/** An amenity as it stands, before anybody looks at it. */
export interface KnownAmenity extends Omit<Amenity, 'canBook' | 'can' | 'peaks' | 'bylaw'> {
  checkInCode: string
  peaks: (Omit<Peak, 'entries' | 'lots'> & { lots: Omit<Peak['lots'][number], 'unitNumber'>[] })[]
}

/** The constraint by which no two that can be booked have one name. */
export const nameConstraint = 'amenities_named'
/** The constraint by which the text that one rests on is in the register. */
export const bylawConstraint = 'amenities_bylaw'

const fields = {
  name: 'name',
  place: 'place',
  description: 'description',
  mode: 'mode',
  hours: 'hours',
  slotMinutes: 'slot_minutes',
  arrivesAt: 'arrives_at',
  leavesAt: 'leaves_at',
  capacityKind: 'capacity_kind',
  capacity: 'capacity',
  peopleMost: 'people_most',
  guestsMost: 'guests_most',
  eligible: 'eligible',
  sharing: 'sharing',
  needsApproval: 'needs_approval',
  declineAfterHours: 'decline_after_hours',
  hasWaitlist: 'has_waitlist',
  offerMinutes: 'offer_minutes',
  cancelBeforeMinutes: 'cancel_before_minutes',
  lateIsStrike: 'late_is_strike',
  needsCheckIn: 'needs_check_in',
  feeCents: 'fee_cents',
  feePer: 'fee_per',
  depositCents: 'deposit_cents',
  bylawId: 'bylaw_id',
  authorityKind: 'authority_kind',
  authority: 'authority',
} as const satisfies Record<keyof Omit<AmenityDraft, 'rules'>, string>
const names = Object.entries(fields) as [keyof typeof fields, string][]

const columns = `a.id as _id, ${names.map(([name, column]) => `a.${column} as "${name}"`).join(', ')},
  a.rules_version as "rulesVersion", a.check_in_code as "checkInCode", a.retired_at as "retiredAt",
  a.retire_reason as "retireReason", a.version,
  coalesce((select r.words from amenity_rules r where r.building_id = a.building_id and r.amenity_id = a.id
    and r.version = a.rules_version), '') as rules,
  ${attachmentsIn('amenity', { buildingId: 'a.building_id', id: 'a.id' })} as photos,
  (select coalesce(json_agg(json_build_object('_id', c.id, 'from', c.from_on, 'to', c.to_on, 'why', c.why)
    order by c.from_on, c.id), '[]')
    from amenity_closures c where c.building_id = a.building_id and c.amenity_id = a.id) as closures,
  (select coalesce(json_agg(json_build_object('_id', p.id, 'name', p.name, 'from', p.from_on, 'to', p.to_on,
    'drawsOn', p.draws_on, 'drawnAt', ${instantIn('p.drawn_at')}, 'seed', p.seed, 'lots', p.lots)
    order by p.from_on, p.id), '[]')
    from amenity_peaks p where p.building_id = a.building_id and p.amenity_id = a.id) as peaks`

/** The amenities of a building by name: those that can be booked, or those that were retired. */
export const selectAmenities = async (
  db: Database,
  buildingId: string,
  isCurrent: boolean,
): Promise<KnownAmenity[]> => {
  const { rows } = await run(
    db,
    `select ${columns} from amenities a where a.building_id = $1::uuid and (a.retired_at is null) = $2::boolean
     order by ${nameOrder('a.name')}, a.id`,
    [buildingId, isCurrent],
  )
  return rows as KnownAmenity[]
}

export const selectAmenity = async (db: Database, buildingId: string, id: string): Promise<KnownAmenity | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from amenities a where a.building_id = $1::uuid and a.id = $2::uuid`,
    [buildingId, id],
  )
  return (rows[0] as KnownAmenity | undefined) ?? null
}

/** The amenity whose sign bears a code. */
export const selectAmenityByCode = async (db: Database, buildingId: string, code: string): Promise<string | null> => {
  const { rows } = await run(db, 'select id from amenities where building_id = $1::uuid and check_in_code = $2', [
    buildingId,
    code,
  ])
  return (rows[0] as { id: string } | undefined)?.id ?? null
}

/** Holds an amenity and its places, in a statement of its own, so that what is read after it stands. */
export const lockAmenity = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'select id from amenities where building_id = $1::uuid and id = $2::uuid for no key update', [
    buildingId,
    id,
  ])
}

/** Holds a unit and its quotas; before the amenity, so that no two wait for each other. */
export const lockUnit = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'select id from units where building_id = $1::uuid and id = $2::uuid for no key update', [
    buildingId,
    id,
  ])
}

const asJson = new Set<string>(['hours', 'sharing'])
const valueOf = (draft: AmenityDraft, name: keyof typeof fields): unknown =>
  asJson.has(name) ? JSON.stringify(draft[name]) : draft[name]

/** Violates `nameConstraint` where another one that can be booked has the name. */
export const insertAmenity = async (
  db: Database,
  buildingId: string,
  { _id, at, code, ...draft }: AmenityDraft & { _id: string; at: Instant; code: string },
): Promise<void> => {
  await run(
    db,
    `insert into amenities (id, building_id, created_at, check_in_code, ${names.map(([, column]) => column).join(', ')})
     values ($1::uuid, $2::uuid, $3::timestamptz, $4, ${names.map((_, index) => `$${index + 5}`).join(', ')})`,
    [_id, buildingId, at, code, ...names.map(([name]) => valueOf(draft, name))],
  )
}

/** Violates `nameConstraint` as well; the caller holds the row. */
export const updateAmenity = async (
  db: Database,
  buildingId: string,
  id: string,
  draft: AmenityDraft,
): Promise<void> => {
  const sets = names.map(([, column], index) => `${column} = $${index + 3}`).join(', ')
  await run(db, `update amenities set ${sets}, version = version + 1 where building_id = $1::uuid and id = $2::uuid`, [
    buildingId,
    id,
    ...names.map(([name]) => valueOf(draft, name)),
  ])
}

/** Keeps another text of the rules as the next version. */
export const insertRules = async (
  db: Database,
  buildingId: string,
  id: string,
  { words, at }: { words: string; at: Instant },
): Promise<void> => {
  await run(
    db,
    `with next as (update amenities set rules_version = rules_version + 1
       where building_id = $1::uuid and id = $2::uuid returning rules_version)
     insert into amenity_rules (building_id, amenity_id, version, words, at)
     select $1::uuid, $2::uuid, rules_version, $3, $4::timestamptz from next`,
    [buildingId, id, words, at],
  )
}

/** Retires an amenity, or with null lets it be booked again, which may violate `nameConstraint`. */
export const updateRetired = async (
  db: Database,
  buildingId: string,
  id: string,
  { at, reason }: { at: Instant | null; reason: string },
): Promise<void> => {
  await run(
    db,
    `update amenities set retired_at = $3::timestamptz, retire_reason = $4, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, at, reason],
  )
}

export const insertClosure = async (
  db: Database,
  buildingId: string,
  amenityId: string,
  { _id, from, to, why }: Closure,
): Promise<void> => {
  await run(
    db,
    `insert into amenity_closures (id, building_id, amenity_id, from_on, to_on, why)
     values ($1::uuid, $2::uuid, $3::uuid, $4::date, $5::date, $6)`,
    [_id, buildingId, amenityId, from, to, why],
  )
}

export const deleteClosure = async (db: Database, buildingId: string, amenityId: string, id: string): Promise<void> => {
  await run(
    db,
    'delete from amenity_closures where building_id = $1::uuid and amenity_id = $2::uuid and id = $3::uuid',
    [buildingId, amenityId, id],
  )
}

export const insertPeak = async (
  db: Database,
  buildingId: string,
  amenityId: string,
  peak: { _id: string; name: string; from: LocalDate; to: LocalDate; drawsOn: LocalDate },
): Promise<void> => {
  await run(
    db,
    `insert into amenity_peaks (id, building_id, amenity_id, name, from_on, to_on, draws_on)
     values ($1::uuid, $2::uuid, $3::uuid, $4, $5::date, $6::date, $7::date)`,
    [peak._id, buildingId, amenityId, peak.name, peak.from, peak.to, peak.drawsOn],
  )
}

export const deletePeak = async (db: Database, buildingId: string, amenityId: string, id: string): Promise<void> => {
  await run(db, 'delete from amenity_peaks where building_id = $1::uuid and amenity_id = $2::uuid and id = $3::uuid', [
    buildingId,
    amenityId,
    id,
  ])
}
