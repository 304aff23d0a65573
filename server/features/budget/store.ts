import type { BudgetGroupBasis, BudgetLineKind, BudgetState } from '../../../contract/budget/budget.ts'
import type { Instant, LocalDate } from '../../../contract/time.ts'
import { selected, type ColumnsOf } from '../../db/columns.ts'
import { run, type Database } from '../../db/connection.ts'

/** A budget as it is kept. */
export interface KnownBudget {
  _id: string
  startsOn: LocalDate
  endsOn: LocalDate
  state: BudgetState
  noticedOn: LocalDate | null
  /** The notice by which owners were notified last; null for a draft, and for one sent without. */
  noticeId: string | null
  approvedOn: LocalDate | null
  authority: string | null
  lowReserveReason: string | null
  feesFrom: LocalDate | null
  catchUpOn: LocalDate | null
  version: number
  lines: { kind: BudgetLineKind; name: string; yearCents: number; group: number | null }[]
  /** Units that share some of the lines, in order; each in the order of its number. */
  groups: { name: string; basis: BudgetGroupBasis; units: { _id: string; unitNumber: string }[] }[]
  reserveCents: number
}

const columns = {
  _id: 'id',
  startsOn: 'starts_on',
  endsOn: 'ends_on',
  state: 'state',
  noticedOn: 'noticed_on',
  noticeId: 'notice_id',
  approvedOn: 'approved_on',
  authority: 'authority',
  lowReserveReason: 'low_reserve_reason',
  feesFrom: 'fees_from',
  catchUpOn: 'catch_up_on',
  version: 'version',
} as const satisfies ColumnsOf<Omit<KnownBudget, 'lines' | 'groups' | 'reserveCents'>, 'budgets'>

const ofBudget = 'from budget_lines l where l.building_id = b.building_id and l.budget_id = b.id'
const reserve = `(select coalesce(sum(l.cents), 0)::float8 ${ofBudget} and l.fund = 'reserve') as "reserveCents"`

/** Reads a budget of the building with its lines in order, or null. */
export const selectBudget = async (db: Database, buildingId: string, id: string): Promise<KnownBudget | null> => {
  const { rows } = await run(
    db,
    `select ${selected('b', columns)}, ${reserve},
       (select coalesce(json_agg(json_build_object('kind', a.kind, 'name', a.name, 'yearCents', l.cents,
           'group', l.group_position) order by l.position), '[]')
         from budget_lines l join ledger_accounts a on a.building_id = l.building_id and a.id = l.account_id
         where l.building_id = b.building_id and l.budget_id = b.id and l.fund = 'operating') as lines,
       (select coalesce(json_agg(json_build_object('name', g.name, 'basis', g.basis, 'units',
           (select json_agg(json_build_object('_id', u.id, 'unitNumber', u.unit_number) order by u.sort_key, u.id)
            from budget_group_units o join units u on u.building_id = o.building_id and u.id = o.unit_id
            where o.building_id = g.building_id and o.budget_id = g.budget_id and o.position = g.position))
           order by g.position), '[]')
         from budget_groups g where g.building_id = b.building_id and g.budget_id = b.id) as groups
     from budgets b where b.building_id = $1::uuid and b.id = $2::uuid`,
    [buildingId, id],
  )
  return (rows as KnownBudget[])[0] ?? null
}

/** A budget as a list shows it, with its sums. */
export type SummedBudget = Omit<KnownBudget, 'lines' | 'groups'> & { expenseCents: number; otherIncomeCents: number }

/** Reads so many budgets of the building, the latest fiscal year first and of one year the newest, from a place on. */
export const selectBudgets = async (
  db: Database,
  buildingId: string,
  { after, most }: { after: { startsOn: string; id: string } | null; most: number },
): Promise<SummedBudget[]> => {
  const operating = (kind: BudgetLineKind, name: string) =>
    `(select coalesce(sum(l.cents), 0)::float8 ${ofBudget} and l.fund = 'operating' and l.account_kind = '${kind}') as "${name}"`
  const { rows } = await run(
    db,
    `select ${selected('b', columns)}, ${reserve}, ${operating('expense', 'expenseCents')},
       ${operating('income', 'otherIncomeCents')}
     from budgets b
     where b.building_id = $1::uuid and ($2::date is null or (b.starts_on, b.id) < ($2::date, $3::uuid))
     order by b.starts_on desc, b.id desc limit $4::integer`,
    [buildingId, after?.startsOn ?? null, after?.id ?? null, most],
  )
  return rows as SummedBudget[]
}

/** Holds a budget for a change, in a statement of its own, so that what is read after it is as it is then. */
export const lockBudget = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'select from budgets where building_id = $1::uuid and id = $2::uuid for update', [buildingId, id])
}

/** Writes a draft without lines. */
export const insertBudget = async (
  db: Database,
  buildingId: string,
  { _id, startsOn, endsOn, at }: { _id: string; startsOn: LocalDate; endsOn: LocalDate; at: Instant },
): Promise<void> => {
  await run(
    db,
    `insert into budgets (id, building_id, starts_on, ends_on, state, created_at)
     values ($2::uuid, $1::uuid, $3::date, $4::date, 'draft', $5::timestamptz)`,
    [buildingId, _id, startsOn, endsOn, at],
  )
}

/** Copies the lines and groups of one budget to another; lines of categories that are no longer in use are left out. */
export const copyLines = async (db: Database, buildingId: string, from: string, to: string): Promise<void> => {
  const of = 'where building_id = $1::uuid and budget_id = $2::uuid'
  for (const text of [
    `insert into budget_groups (building_id, budget_id, position, name, basis)
     select building_id, $3::uuid, position, name, basis from budget_groups ${of}`,
    `insert into budget_group_units (building_id, budget_id, position, unit_id)
     select building_id, $3::uuid, position, unit_id from budget_group_units ${of}`,
  ])
    await run(db, text, [buildingId, from, to])
  await run(
    db,
    `insert into budget_lines (building_id, budget_id, position, account_id, account_kind, fund, cents, group_position)
     select l.building_id, $3::uuid, l.position, l.account_id, l.account_kind, l.fund, l.cents, l.group_position
     from budget_lines l join ledger_accounts a on a.building_id = l.building_id and a.id = l.account_id
     where l.building_id = $1::uuid and l.budget_id = $2::uuid and a.retired_at is null`,
    [buildingId, from, to],
  )
}

/** A line to write, by its account. */
export interface LineToKeep {
  accountId: string
  kind: BudgetLineKind
  fund: 'operating' | 'reserve'
  cents: number
  group: number | null
}

/** A group to write, by its units. */
export interface GroupToKeep {
  name: string
  basis: BudgetGroupBasis
  unitIds: readonly string[]
}

const deleteLines = async (db: Database, buildingId: string, id: string): Promise<void> => {
  for (const table of ['budget_lines', 'budget_group_units', 'budget_groups'])
    await run(db, `delete from ${table} where building_id = $1::uuid and budget_id = $2::uuid`, [buildingId, id])
}

/** Replaces the lines and groups of a draft, which the caller holds. */
export const replaceLines = async (
  db: Database,
  buildingId: string,
  id: string,
  { lines, groups }: { lines: readonly LineToKeep[]; groups: readonly GroupToKeep[] },
): Promise<void> => {
  await deleteLines(db, buildingId, id)
  const values = [buildingId, id, JSON.stringify(groups)]
  const listed = 'jsonb_array_elements($3::jsonb) with ordinality as g (of, place)'
  await run(
    db,
    `insert into budget_groups (building_id, budget_id, position, name, basis)
     select $1::uuid, $2::uuid, g.place - 1, g.of ->> 'name', g.of ->> 'basis' from ${listed}`,
    values,
  )
  await run(
    db,
    `insert into budget_group_units (building_id, budget_id, position, unit_id)
     select distinct $1::uuid, $2::uuid, g.place - 1, u::uuid
     from ${listed} cross join lateral jsonb_array_elements_text(g.of -> 'unitIds') as u`,
    values,
  )
  await run(
    db,
    `insert into budget_lines (building_id, budget_id, position, account_id, account_kind, fund, cents, group_position)
     select $1::uuid, $2::uuid, g.place - 1, (g.line ->> 'accountId')::uuid, g.line ->> 'kind', g.line ->> 'fund',
       (g.line ->> 'cents')::bigint, (g.line ->> 'group')::smallint
     from jsonb_array_elements($3::jsonb) with ordinality as g (line, place)`,
    [buildingId, id, JSON.stringify(lines)],
  )
  await run(db, 'update budgets set version = version + 1 where building_id = $1::uuid and id = $2::uuid', [
    buildingId,
    id,
  ])
}

/** Says that owners were sent a budget on a day, and by which notice, or with null that it is a draft again; the caller holds it. */
export const updateNoticed = async (
  db: Database,
  buildingId: string,
  id: string,
  notice: { on: LocalDate; id: string } | null,
): Promise<void> => {
  await run(
    db,
    `update budgets set noticed_on = $3::date, notice_id = $4::uuid, version = version + 1,
       state = case when $3::date is null then 'draft' else 'noticed' end
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, notice?.on ?? null, notice?.id ?? null],
  )
}

/** Violated where an approved budget covers part of another one's fiscal year. */
export const approvedConstraint = 'budgets_one_approved'

/** Marks the approved budget of a fiscal year as replaced; answers its id, or null where there is none. */
export const supersede = async (db: Database, buildingId: string, startsOn: LocalDate): Promise<string | null> => {
  const { rows } = await run(
    db,
    `update budgets set state = 'superseded', version = version + 1
     where building_id = $1::uuid and starts_on = $2::date and state = 'approved' returning id`,
    [buildingId, startsOn],
  )
  return (rows as { id: string }[])[0]?.id ?? null
}

/** How a budget was approved. */
export interface Approved {
  approvedOn: LocalDate
  authority: string
  feesFrom: LocalDate
  catchUpOn: LocalDate | null
  lowReserveReason: string | null
}

/** Marks a budget as approved; the caller holds it. Violates `approvedConstraint` where another one covers the year. */
export const updateApproved = async (
  db: Database,
  buildingId: string,
  id: string,
  { approvedOn, authority, feesFrom, catchUpOn, lowReserveReason }: Approved,
): Promise<void> => {
  await run(
    db,
    `update budgets set state = 'approved', approved_on = $3::date, authority = $4, fees_from = $5::date,
       catch_up_on = $6::date, low_reserve_reason = $7, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, approvedOn, authority, feesFrom, catchUpOn, lowReserveReason],
  )
}

/** Deletes a draft with its lines and groups; the caller holds it. */
export const deleteBudget = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await deleteLines(db, buildingId, id)
  await run(db, 'delete from budgets where building_id = $1::uuid and id = $2::uuid', [buildingId, id])
}
