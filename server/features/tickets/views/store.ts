import type { KeptFilter, TicketView, ViewChange, ViewDraft } from '../../../../contract/tickets/views.ts'
import { run, type Database } from '../../../db/connection.ts'
import { nameOrder } from '../../../db/finding.ts'

/** Whose filters, and where: nobody else's are ever read or written. */
export interface Keeper {
  buildingId: string
  accountId: string
}

const columns = `v.id as _id, v.name, v.is_default as "isDefault", v.version,
  json_strip_nulls(json_build_object('search', v.search, 'status', v.status, 'category', v.category,
    'priority', v.priority, 'assignee', v.assignee, 'vendorId', v.vendor_id, 'unitId', v.unit_id, 'due', v.due,
    'emergency', v.emergency, 'order', v.sorted)) as filter`
const theirs = 'v.building_id = $1::uuid and v.account_id = $2::uuid'

/** What somebody keeps here, by name. */
export const selectViews = async (db: Database, { buildingId, accountId }: Keeper): Promise<TicketView[]> => {
  const { rows } = await run(
    db,
    `select ${columns} from ticket_views v where ${theirs} order by ${nameOrder('v.name')}, v.id`,
    [buildingId, accountId],
  )
  return rows as TicketView[]
}

/** One of them. */
export const selectView = async (
  db: Database,
  { buildingId, accountId }: Keeper,
  id: string,
): Promise<TicketView | null> => {
  const { rows } = await run(db, `select ${columns} from ticket_views v where ${theirs} and v.id = $3::uuid`, [
    buildingId,
    accountId,
    id,
  ])
  return (rows[0] as TicketView | undefined) ?? null
}

/** Holds all that somebody keeps here until the end of the transaction, so that they are counted and marked one by one. */
export const lockViews = async (db: Database, { buildingId, accountId }: Keeper): Promise<void> => {
  await run(db, `select pg_advisory_xact_lock(hashtextextended('ticket views:' || $1::text || $2::text, 0))`, [
    buildingId,
    accountId,
  ])
}

/** The constraint by which no two of somebody have one name. */
export const viewNameConstraint = 'ticket_views_named'

const valuesOf = ({
  search,
  status,
  category,
  priority,
  assignee,
  vendorId,
  unitId,
  due,
  emergency,
  order,
}: KeptFilter) =>
  [search || null, status, category, priority, assignee, vendorId, unitId, due, emergency, order].map(
    (value) => value ?? null,
  )

export const insertView = async (
  db: Database,
  { buildingId, accountId }: Keeper,
  { _id, name, isDefault, filter }: ViewDraft & { _id: string },
): Promise<void> => {
  await run(
    db,
    `insert into ticket_views (building_id, account_id, id, name, is_default,
       search, status, category, priority, assignee, vendor_id, unit_id, due, emergency, sorted)
     values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6, $7, $8, $9, $10, $11::uuid, $12::uuid, $13, $14, $15)`,
    [buildingId, accountId, _id, name, isDefault, ...valuesOf(filter)],
  )
}

export const updateView = async (
  db: Database,
  { buildingId, accountId }: Keeper,
  id: string,
  { name, isDefault }: Omit<ViewChange, 'version'>,
): Promise<void> => {
  await run(
    db,
    `update ticket_views set name = $4, is_default = $5, version = version + 1
     where building_id = $1::uuid and account_id = $2::uuid and id = $3::uuid`,
    [buildingId, accountId, id, name, isDefault],
  )
}

/** The desk opens with none of them, but for one that is about to be marked. */
export const updateNoDefault = async (
  db: Database,
  { buildingId, accountId }: Keeper,
  exceptId: string,
): Promise<void> => {
  await run(
    db,
    `update ticket_views set is_default = false, version = version + 1
     where building_id = $1::uuid and account_id = $2::uuid and is_default and id <> $3::uuid`,
    [buildingId, accountId, exceptId],
  )
}

export const deleteView = async (db: Database, { buildingId, accountId }: Keeper, id: string): Promise<void> => {
  await run(db, 'delete from ticket_views where building_id = $1::uuid and account_id = $2::uuid and id = $3::uuid', [
    buildingId,
    accountId,
    id,
  ])
}

/** Somebody keeps nothing here any more. */
export const deleteViewsOf = async (db: Database, buildingId: string, accountId: string): Promise<void> => {
  await run(db, 'delete from ticket_views where building_id = $1::uuid and account_id = $2::uuid', [
    buildingId,
    accountId,
  ])
}
