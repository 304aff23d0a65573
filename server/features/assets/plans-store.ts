import type { AssetPlan, PlanDraft } from '../../../contract/assets/plan.ts'
import type { LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

/** A plan as it is kept, before a day judges it, with the day from which its days are counted. */
export type KnownPlan = Omit<AssetPlan, 'standing'> & { anchorOn: LocalDate }

export const planColumns = `
  p.id as _id, p.title, p.words, p.trade, p.every, p.unit, p.counts_from as "countsFrom", p.next_due_on as "nextDueOn",
  p.lead_days as "leadDays", p.paused_on as "pausedOn", p.ended_on as "endedOn", p.anchor_on as "anchorOn",
  (select max(r.done_on) from asset_rounds r where r.plan_id = p.id) as "lastDoneOn", p.version,
  (select json_build_object('_id', t.id, 'number', t.number, 'status', t.status) from asset_rounds r
    join tickets t on t.building_id = r.building_id and t.id = r.ticket_id
    where r.plan_id = p.id and r.done_on is null) as ticket`

/** That a plan `p` of an asset `a` runs. */
export const runs = 'p.paused_on is null and p.ended_on is null and a.retired_on is null'

/** The plans of an asset: those that run by their next day, then those that rest, then those that have ended. */
export const selectPlans = async (db: Database, buildingId: string, assetId: string): Promise<KnownPlan[]> => {
  const { rows } = await run(
    db,
    `select ${planColumns} from asset_plans p where p.building_id = $1::uuid and p.asset_id = $2::uuid
     order by p.ended_on is not null, p.paused_on is not null, p.next_due_on, p.id`,
    [buildingId, assetId],
  )
  return rows as KnownPlan[]
}

type Written = PlanDraft & { anchorOn: LocalDate }

const valuesOf = (plan: Written) => [
  plan.title,
  plan.words,
  plan.trade,
  plan.every,
  plan.unit,
  plan.countsFrom,
  plan.nextDueOn,
  plan.leadDays,
  plan.anchorOn,
]

export const insertPlan = async (
  db: Database,
  buildingId: string,
  assetId: string,
  { _id, at, ...plan }: Written & { _id: string; at: string },
): Promise<void> => {
  await run(
    db,
    `insert into asset_plans (id, building_id, asset_id, created_at, title, words, trade, every, unit, counts_from,
       next_due_on, lead_days, anchor_on)
     values ($1::uuid, $2::uuid, $3::uuid, $4::timestamptz, $5, $6, $7, $8, $9, $10, $11::date, $12, $13::date)`,
    [_id, buildingId, assetId, at, ...valuesOf(plan)],
  )
}

/** The caller holds the asset. */
export const updatePlan = async (db: Database, buildingId: string, id: string, plan: Written): Promise<void> => {
  await run(
    db,
    `update asset_plans set title = $3, words = $4, trade = $5, every = $6, unit = $7, counts_from = $8,
       next_due_on = $9::date, lead_days = $10, anchor_on = $11::date, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, ...valuesOf(plan)],
  )
}

/** Lets a plan rest or run, or ends it. */
export const updateRest = async (
  db: Database,
  buildingId: string,
  id: string,
  { pausedOn, endedOn }: { pausedOn: LocalDate | null; endedOn: LocalDate | null },
): Promise<void> => {
  await run(
    db,
    `update asset_plans set paused_on = $3::date, ended_on = $4::date, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, pausedOn, endedOn],
  )
}

/** Gives a plan its next day, and the day from which later ones are counted. */
export const updateNext = async (
  db: Database,
  buildingId: string,
  id: string,
  { nextDueOn, anchorOn }: { nextDueOn: LocalDate; anchorOn: LocalDate },
): Promise<void> => {
  await run(
    db,
    `update asset_plans set next_due_on = $3::date, anchor_on = $4::date, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, nextDueOn, anchorOn],
  )
}
