import type { LevyDivision, LevyMoney, LevyState } from '../../../contract/levies/levy.ts'
import type { Instant, LocalDate } from '../../../contract/time.ts'
import { selected, type ColumnsOf } from '../../db/columns.ts'
import { run, type Database } from '../../db/connection.ts'
import { paidOf } from './shares/store.ts'

/** A levy as it is kept, with what became of its money. */
export interface KnownLevy {
  _id: string
  name: string
  purpose: string
  totalCents: number
  division: LevyDivision
  state: LevyState
  approvedOn: LocalDate | null
  resolution: string | null
  fundId: string | null
  finishedOn: LocalDate | null
  version: number
  /** The earliest first. */
  dueDays: LocalDate[]
  money: LevyMoney
}

/** One that owners approved. */
export type ApprovedLevy = KnownLevy & { approvedOn: LocalDate; resolution: string; fundId: string }

/** Whether owners approved a levy. */
export const isApproved = (levy: KnownLevy): levy is ApprovedLevy => levy.state !== 'draft'

const columns = {
  _id: 'id',
  name: 'name',
  purpose: 'purpose',
  division: 'division',
  state: 'state',
  approvedOn: 'approved_on',
  resolution: 'resolution',
  fundId: 'fund_id',
  finishedOn: 'finished_on',
  version: 'version',
} as const satisfies ColumnsOf<Omit<KnownLevy, 'dueDays' | 'money' | 'totalCents'>, 'levies'>

const known = `select ${selected('v', columns)}, v.total_cents::float8 as "totalCents",
    (select json_agg(d.due_on order by d.nth) from levy_due_days d
      where d.building_id = v.building_id and d.levy_id = v.id) as "dueDays",
    json_build_object('chargedCents', c.charged, 'paidCents', c.paid, 'spentCents', s.spent,
      'refundedCents', g.refunded, 'toReserveCents', g.reserve,
      'balanceCents', c.paid - s.spent - g.refunded - g.reserve) as money
  from levies v
  cross join lateral (
    select coalesce(sum(i.cents) filter (where i.undone_entry_id is null), 0) as charged,
      coalesce(sum(${paidOf('i')}), 0) as paid
    from levy_charges x join ledger_items i on i.building_id = x.building_id and i.id = x.item_id
    where x.building_id = v.building_id and x.levy_id = v.id
  ) c
  cross join lateral (
    select coalesce(sum(l.cents), 0) as spent from ledger_lines l
    where l.building_id = v.building_id and l.fund_id = v.fund_id and l.account_kind = 'expense'
  ) s
  cross join lateral (
    select coalesce(sum(z.cents) filter (where z.kind = 'refund'), 0) as refunded,
      coalesce(sum(z.cents) filter (where z.kind = 'reserve'), 0) as reserve
    from levy_disposals z where z.building_id = v.building_id and z.levy_id = v.id
  ) g`

/** Reads a levy of the building, or null. */
export const selectLevy = async (db: Database, buildingId: string, id: string): Promise<KnownLevy | null> => {
  const { rows } = await run(db, `${known} where v.building_id = $1::uuid and v.id = $2::uuid`, [buildingId, id])
  return (rows as KnownLevy[])[0] ?? null
}

/** Reads so many levies of the building, the latest first, from a place on. */
export const selectLevies = async (
  db: Database,
  buildingId: string,
  { before, most }: { before: string | null; most: number },
): Promise<KnownLevy[]> => {
  const { rows } = await run(
    db,
    `${known} where v.building_id = $1::uuid and ($2::uuid is null or v.id < $2::uuid)
     order by v.id desc limit $3::integer`,
    [buildingId, before, most],
  )
  return rows as KnownLevy[]
}

/** Reads some levies of the building, the latest first. */
export const selectThose = async (db: Database, buildingId: string, ids: readonly string[]): Promise<KnownLevy[]> => {
  const { rows } = await run(
    db,
    `${known} where v.building_id = $1::uuid and v.id = any($2::uuid[]) order by v.id desc`,
    [buildingId, ids],
  )
  return rows as KnownLevy[]
}

/** Holds levies for a change or for spending, in a statement of its own, so that what is read after it is as it is then. */
export const lockLevies = async (db: Database, buildingId: string, ids: readonly string[]): Promise<void> => {
  await run(db, 'select from levies where building_id = $1::uuid and id = any($2::uuid[]) order by id for update', [
    buildingId,
    ids,
  ])
}

/** Holds all levies that owners approved, in the same order. Answers their ids. */
export const lockApproved = async (db: Database, buildingId: string): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select id from levies where building_id = $1::uuid and state <> 'draft' order by id for update`,
    [buildingId],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** What a draft says of itself. */
export interface DraftToKeep {
  _id: string
  name: string
  purpose: string
  totalCents: number
  division: LevyDivision
}

/** Writes a draft without days and shares. */
export const insertLevy = async (
  db: Database,
  buildingId: string,
  { _id, name, purpose, totalCents, division, at }: DraftToKeep & { at: Instant },
): Promise<void> => {
  await run(
    db,
    `insert into levies (id, building_id, name, purpose, total_cents, division, state, created_at)
     values ($2::uuid, $1::uuid, $3, $4, $5::bigint, $6, 'draft', $7::timestamptz)`,
    [buildingId, _id, name, purpose, totalCents, division, at],
  )
}

/** Changes what a draft says of itself; the caller holds it. */
export const updateDraft = async (
  db: Database,
  buildingId: string,
  { _id, name, purpose, totalCents, division }: DraftToKeep,
): Promise<void> => {
  await run(
    db,
    `update levies set name = $3, purpose = $4, total_cents = $5::bigint, division = $6, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, _id, name, purpose, totalCents, division],
  )
}

/** Violated where two levies that owners approved would have one name. */
export const namedConstraint = 'levies_named'

/** Marks a draft as approved by owners; the caller holds it, and has written its shares. */
export const updateApproved = async (
  db: Database,
  buildingId: string,
  id: string,
  { approvedOn, resolution, fundId }: { approvedOn: LocalDate; resolution: string; fundId: string },
): Promise<void> => {
  await run(
    db,
    `update levies set state = 'approved', approved_on = $3::date, resolution = $4, fund_id = $5::uuid,
       version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, approvedOn, resolution, fundId],
  )
}

/** Marks a levy as completed on a day, or with null as going on; the caller holds it. */
export const updateFinished = async (
  db: Database,
  buildingId: string,
  id: string,
  finishedOn: LocalDate | null,
): Promise<void> => {
  await run(
    db,
    `update levies set finished_on = $3::date, version = version + 1,
       state = case when $3::date is null then 'approved' else 'finished' end
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, finishedOn],
  )
}

/** Deletes a draft with its days and shares; the caller holds it. */
export const deleteLevy = async (db: Database, buildingId: string, id: string): Promise<void> => {
  const values = [buildingId, id]
  await run(db, 'delete from levy_shares where building_id = $1::uuid and levy_id = $2::uuid', values)
  await run(db, 'delete from levy_due_days where building_id = $1::uuid and levy_id = $2::uuid', values)
  await run(db, 'delete from levies where building_id = $1::uuid and id = $2::uuid', values)
}

/** Counts a change of a levy's parts, so that who saw it before is refused; the caller holds it. */
export const countChange = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'update levies set version = version + 1 where building_id = $1::uuid and id = $2::uuid', [
    buildingId,
    id,
  ])
}

/** Something of a surplus that has gone, to write. */
export interface DisposalToKeep {
  _id: string
  levyId: string
  kind: 'refund' | 'reserve'
  cents: number
  at: Instant
}

/** Writes what of a surplus has gone, and counts the change; the caller holds the levy. */
export const insertDisposal = async (
  db: Database,
  buildingId: string,
  { _id, levyId, kind, cents, at }: DisposalToKeep,
): Promise<void> => {
  await run(
    db,
    `insert into levy_disposals (id, building_id, levy_id, kind, cents, at)
     values ($2::uuid, $1::uuid, $3::uuid, $4, $5::bigint, $6::timestamptz)`,
    [buildingId, _id, levyId, kind, cents, at],
  )
  await countChange(db, buildingId, levyId)
}
