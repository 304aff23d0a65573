import type { Updateable } from 'kysely'
import type { Violation, ViolationFileKind, ViolationSummary } from '../../../../contract/parking/violation.ts'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { instantIn } from '../../../db/json.ts'
import type { DB } from '../../../db/schema.gen.ts'
import { keyOfVehicle } from '../visitors/uses-store.ts'

/** A violation with all that its building knows of it. */
export interface KnownViolation extends ViolationSummary {
  unitId: string | null
  caseIsOpen: boolean
  /** Accounts of all whom its case is about. */
  tiedIds: string[]
  words: string
  noticeAt: Instant | null
  tow: Violation['tow']
  closeReason: string
  steps: (Violation['steps'][number] & { accountId: string | null })[]
  files: Violation['files']
}

export const summaryColumns = `v.id as _id, c.number, v.plate as "licensePlate", v.kind, v.stage,
  v.closed_at is null as "isOpen", v.place, v.seen_at as "seenAt", u.unit_number as "unitNumber", v.version`
/** The vehicle of each case, with the case, which has the number and the unit. */
export const fromViolations = `parking_violations v
  join violations c on c.building_id = v.building_id and c.id = v.id
  left join units u on u.building_id = c.building_id and u.id = c.unit_id`

/** The constraint by which the text that a tow was requested by is in the register. */
export const bylawConstraint = 'parking_violations_bylaw'

const text = `select ${summaryColumns}, c.unit_id as "unitId", v.words, v.notice_at as "noticeAt",
  v.close_reason as "closeReason", c.closed_on is null as "caseIsOpen",
  array(select t.account_id from violation_ties t where t.building_id = v.building_id and t.violation_id = v.id) as "tiedIds",
  case when v.tow_requested_at is not null then json_build_object('bylawId', v.bylaw_id, 'bylaw', v.bylaw, 'authorisedBy', v.authorised_by,
    'company', v.company, 'costCents', v.cost_cents, 'requestedAt', ${instantIn('v.tow_requested_at')}) end as tow,
  (select coalesce(json_agg(json_build_object('_id', s.id, 'kind', s.kind, 'at', ${instantIn('s.at')}, 'words', s.words,
      'accountId', s.account_id, 'by', coalesce(l.name, a.first_name || ' ' || a.last_name)) order by s.id), '[]')
    from parking_violation_steps s
    left join accounts a on a.id = s.account_id
    left join patrol_links l on l.building_id = s.building_id and l.id = s.patrol_link_id
    where s.building_id = v.building_id and s.violation_id = v.id) as steps,
  (select coalesce(json_agg(json_build_object('_id', t.id, 'fileName', t.file_name, 'fileSize', t.size_bytes,
      'contentType', t.content_type, 'kind', f.kind) order by t.id), '[]')
    from parking_violation_files f join attachments t on t.building_id = f.building_id and t.id = f.attachment_id
    where f.building_id = v.building_id and f.violation_id = v.id) as files
  from ${fromViolations} where v.building_id = $1::uuid`

export const selectViolation = async (db: Database, buildingId: string, id: string): Promise<KnownViolation | null> => {
  const { rows } = await run(db, `${text} and v.id = $2::uuid`, [buildingId, id])
  return (rows[0] as KnownViolation | undefined) ?? null
}

/** Which violation a screen recorded by this key before; null where it is new. */
export const selectBySentKey = async (db: Database, buildingId: string, key: string): Promise<string | null> => {
  const { rows } = await run(
    db,
    'select violation_id as id from parking_violation_steps where building_id = $1::uuid and sent_key = $2::uuid',
    [buildingId, key],
  )
  return (rows[0] as { id: string } | undefined)?.id ?? null
}

/** The violation of a plate that is open. */
export const selectOpenOf = async (db: Database, buildingId: string, plateKey: string): Promise<string | null> => {
  const { rows } = await run(
    db,
    'select id from parking_violations where building_id = $1::uuid and plate_key = $2::text and closed_at is null',
    [buildingId, plateKey],
  )
  return (rows[0] as { id: string } | undefined)?.id ?? null
}

/** The violation of a plate that is open, or the newest that was closed while its case is open. */
export const selectRunningOf = async (db: Database, buildingId: string, plateKey: string): Promise<string | null> => {
  const { rows } = await run(
    db,
    `select v.id from parking_violations v join violations c on c.building_id = v.building_id and c.id = v.id
     where v.building_id = $1::uuid and v.plate_key = $2::text and (v.closed_at is null or c.closed_on is null)
     order by v.closed_at is null desc, v.id desc limit 1`,
    [buildingId, plateKey],
  )
  return (rows[0] as { id: string } | undefined)?.id ?? null
}

/** A pass that had begun by a time, and was not called off before that. */
const stood = `p.building_id = $1::uuid and p.plate_key = $2::text and p.from_at <= $3::timestamptz
  and coalesce(p.ended_at, p.until_at) > p.from_at`

/** The unit of a plate at a time: whose visitor has a pass then, else whose car it is, else whose visitor stood there last. */
export const selectUnitOf = async (
  db: Database,
  buildingId: string,
  plateKey: string,
  at: Instant,
): Promise<string | null> => {
  const { rows } = await run(
    db,
    `select coalesce(
       (select p.unit_id from visitor_passes p where ${stood} and p.ended_at is null and p.until_at > $3::timestamptz
         order by p.from_at desc limit 1),
       (select v.unit_id from vehicles v where v.building_id = $1::uuid and v.removed_at is null
         and ${keyOfVehicle} = $2::text order by v.id limit 1),
       (select p.unit_id from visitor_passes p where ${stood} order by p.from_at desc limit 1)) as id`,
    [buildingId, plateKey, at],
  )
  return (rows[0] as { id: string | null }).id
}

/** Writes the vehicle of a case. */
export const insertViolation = async (
  db: Database,
  buildingId: string,
  one: {
    id: string
    plate: string
    plateKey: string
    kind: string
    place: string
    words: string
    seenAt: Instant
    at: Instant
  },
): Promise<void> => {
  await run(
    db,
    `insert into parking_violations (id, building_id, plate, plate_key, kind, place, words, seen_at, made_at)
     values ($2::uuid, $1::uuid, $3, $4, $5, $6, $7, $8::timestamptz, $9::timestamptz)`,
    [buildingId, one.id, one.plate, one.plateKey, one.kind, one.place, one.words, one.seenAt, one.at],
  )
}

export const insertStep = async (
  db: Database,
  buildingId: string,
  step: {
    id: string
    violationId: string
    kind: Violation['steps'][number]['kind']
    at: Instant
    accountId: string | null
    patrolLinkId: string | null
    words: string
    key: string | null
  },
): Promise<void> => {
  await run(
    db,
    `insert into parking_violation_steps
       (id, building_id, violation_id, kind, at, account_id, patrol_link_id, words, sent_key)
     values ($2::uuid, $1::uuid, $3::uuid, $4, $5::timestamptz, $6::uuid, $7::uuid, $8, $9::uuid)`,
    [
      ...[buildingId, step.id, step.violationId, step.kind, step.at],
      ...[step.accountId, step.patrolLinkId, step.words, step.key],
    ],
  )
}

export const insertFileKinds = async (
  db: Database,
  buildingId: string,
  violationId: string,
  files: readonly { id: string; kind: ViolationFileKind }[],
): Promise<void> => {
  await run(
    db,
    `insert into parking_violation_files (attachment_id, building_id, violation_id, kind)
     select f.id, $1::uuid, $2::uuid, f.kind from jsonb_to_recordset($3::jsonb) as f (id uuid, kind text)`,
    [buildingId, violationId, JSON.stringify(files)],
  )
}

/** Writes what changed, one version further; false where another version stands there by now. */
export const updateViolation = async (
  db: Database,
  buildingId: string,
  { _id, version }: Pick<KnownViolation, '_id' | 'version'>,
  changes: Updateable<DB['parking_violations']>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('parking_violations')
    .set({ ...changes, version: version + 1 })
    .where('building_id', '=', buildingId)
    .where('id', '=', _id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
