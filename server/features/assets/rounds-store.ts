import type { Paging } from '../../../contract/paging.ts'
import type { AssetKind } from '../../../contract/assets/asset.ts'
import type { PlanRound } from '../../../contract/assets/plan.ts'
import type { Page } from '../../../contract/route.ts'
import type { Instant, LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { runs } from './plans-store.ts'

/** Buildings in which some plan may have come up, on whatever day it is there. */
export const selectExpecting = async (db: Database, today: LocalDate): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select b.id from buildings b where b.suspended_at is null and exists (
      select from asset_plans p join assets a on a.building_id = p.building_id and a.id = p.asset_id
      where p.building_id = b.id and ${runs} and p.next_due_on - p.lead_days <= $1::date + 1
        and not exists (select from asset_rounds r where r.plan_id = p.id and r.done_on is null))
    order by b.id`,
    [today],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** A plan that has come up, with what people are told of it. */
export interface ComingUp {
  assetId: string
  planId: string
  assetName: string
  place: string
  title: string
  dueOn: LocalDate
}

/** The same with what its ticket says. */
export interface ToOpen extends ComingUp {
  kind: AssetKind
  words: string
  /** Who looks after the asset and works here still. */
  vendorId: string | null
}

/** Plans of a building that have come up by a day and of which nobody was told yet. */
export const selectComingUp = async (db: Database, buildingId: string, today: LocalDate): Promise<ToOpen[]> => {
  const { rows } = await run(
    db,
    `select a.id as "assetId", p.id as "planId", a.name as "assetName", a.place, p.title, p.next_due_on as "dueOn",
       a.kind, p.words, v.id as "vendorId"
     from asset_plans p join assets a on a.building_id = p.building_id and a.id = p.asset_id
     left join vendors v on v.building_id = a.building_id and v.id = a.vendor_id and v.ended_on is null
     where p.building_id = $1::uuid and ${runs} and p.next_due_on - p.lead_days <= $2::date
       and not exists (select from asset_rounds r where r.plan_id = p.id and r.done_on is null)
     order by p.next_due_on, p.id`,
    [buildingId, today],
  )
  return rows as ToOpen[]
}

/** Opens the round of a plan; false where it is open already, or the plan does not run to that day any more. */
export const insertOpen = async (
  db: Database,
  buildingId: string,
  round: Pick<ComingUp, 'planId' | 'dueOn'> & { _id: string; at: Instant },
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `insert into asset_rounds (id, building_id, asset_id, plan_id, due_on, opened_at)
     select $1::uuid, p.building_id, p.asset_id, p.id, p.next_due_on, $5::timestamptz
     from asset_plans p join assets a on a.building_id = p.building_id and a.id = p.asset_id
     where p.building_id = $2::uuid and p.id = $3::uuid and p.next_due_on = $4::date and ${runs}
     on conflict (plan_id) where done_on is null do nothing`,
    [round._id, buildingId, round.planId, round.dueOn, round.at],
  )
  return numAffectedRows === 1n
}

/** Says for which ticket a round is open. */
export const updateTicket = async (
  db: Database,
  buildingId: string,
  roundId: string,
  ticketId: string,
): Promise<void> => {
  await run(db, 'update asset_rounds set ticket_id = $3::uuid where building_id = $1::uuid and id = $2::uuid', [
    buildingId,
    roundId,
    ticketId,
  ])
}

/** Forgets that a plan came up, so that it can come up anew. Answers the ticket that was opened for it. */
export const deleteOpen = async (db: Database, buildingId: string, planId: string): Promise<string | null> => {
  const { rows } = await run(
    db,
    `delete from asset_rounds where building_id = $1::uuid and plan_id = $2::uuid and done_on is null
     returning ticket_id as "ticketId"`,
    [buildingId, planId],
  )
  return (rows as { ticketId: string | null }[])[0]?.ticketId ?? null
}

interface Done {
  assetId: string
  planId: string
  dueOn: LocalDate
  doneOn: LocalDate
  note: string
  by: string | null
}

/** Closes the open round of a plan; answers it with its ticket, or null where it has not come up. */
export const closeOpen = async (
  db: Database,
  buildingId: string,
  { planId, doneOn, note, by }: Done,
): Promise<{ _id: string; ticketId: string | null } | null> => {
  const { rows } = await run(
    db,
    `update asset_rounds set done_on = $3::date, note = $4, done_by = $5::uuid
     where building_id = $1::uuid and plan_id = $2::uuid and done_on is null
     returning id as _id, ticket_id as "ticketId"`,
    [buildingId, planId, doneOn, note, by],
  )
  return (rows as { _id: string; ticketId: string | null }[])[0] ?? null
}

/** Keeps a round that was done before it came up. */
export const insertDone = async (db: Database, buildingId: string, done: Done & { _id: string }): Promise<void> => {
  await run(
    db,
    `insert into asset_rounds (id, building_id, asset_id, plan_id, due_on, done_on, note, done_by)
     values ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::date, $6::date, $7, $8::uuid)`,
    [done._id, buildingId, done.assetId, done.planId, done.dueOn, done.doneOn, done.note, done.by],
  )
}

/** Rounds of which people were told, as long as their asset is in use. */
export const selectTold = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<(ComingUp & { roundId: string; doneOn: LocalDate | null })[]> => {
  const { rows } = await run(
    db,
    `select r.id as "roundId", r.done_on as "doneOn", a.id as "assetId", p.id as "planId", a.name as "assetName", a.place,
       p.title, r.due_on as "dueOn"
     from asset_rounds r
     join asset_plans p on p.building_id = r.building_id and p.id = r.plan_id
     join assets a on a.building_id = r.building_id and a.id = r.asset_id
     where r.building_id = $1::uuid and r.id = any($2::uuid[]) and a.retired_on is null`,
    [buildingId, [...ids]],
  )
  return rows as Awaited<ReturnType<typeof selectTold>>
}

/** What was done to an asset, newest first. */
export const selectRounds = async (
  db: Database,
  buildingId: string,
  assetId: string,
  { cursor, limit }: Pick<Paging, 'cursor' | 'limit'>,
): Promise<Page<PlanRound>> => {
  const [beforeDay = null, beforeId = null] = cursor === undefined ? [] : readCursor(cursor, 2)
  const { rows } = await run(
    db,
    `select r.id as _id, r.plan_id as "planId", p.title, r.due_on as "dueOn", r.done_on as "doneOn", r.note,
       coalesce(w.first_name || ' ' || w.last_name, 'Somebody') as by
     from asset_rounds r
     join asset_plans p on p.building_id = r.building_id and p.id = r.plan_id
     left join accounts w on w.id = r.done_by
     where r.building_id = $1::uuid and r.asset_id = $2::uuid and r.done_on is not null
       and ($3::date is null or (r.done_on, r.id) < ($3::date, $4::uuid))
     order by r.done_on desc, r.id desc limit ${limit + 1}`,
    [buildingId, assetId, beforeDay, beforeId],
  )
  return pageOf(
    rows as PlanRound[],
    limit,
    (row) => row,
    (row) => writeCursor([row.doneOn, row._id]),
  )
}
