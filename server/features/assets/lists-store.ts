import type { AssetCounts, AssetQuery, DueQuery } from '../../../contract/assets.ts'
import type { AssetSummary, DuePlan } from '../../../contract/assets/asset.ts'
import { warrantySoonDays } from '../../../contract/limits/assets.ts'
import type { Page } from '../../../contract/route.ts'
import { addDays, type LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { anyHolds, containing, nameOrder } from '../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { planColumns, runs, type KnownPlan } from './plans-store.ts'
import { planStanding, warrantyStanding } from './rules.ts'
import { summaryColumns } from './store.ts'

type NextDays = Pick<KnownPlan, '_id' | 'title' | 'nextDueOn' | 'leadDays'>
type SummaryRow = Omit<AssetSummary, 'warranty' | 'next'> & { next: NextDays | null }

const summaryOf =
  (today: LocalDate) =>
  ({ next, ...row }: SummaryRow): AssetSummary => ({
    ...row,
    warranty: warrantyStanding(row.warrantyUntil, today),
    next: next && {
      _id: next._id,
      title: next.title,
      nextDueOn: next.nextDueOn,
      standing: planStanding({ ...next, pausedOn: null, endedOn: null }, today),
    },
  })

const nextPlan = `
  left join lateral (
    select p.next_due_on, json_build_object('_id', p.id, 'title', p.title, 'nextDueOn', p.next_due_on,
      'leadDays', p.lead_days) as next
    from asset_plans p where p.building_id = a.building_id and p.asset_id = a.id and ${runs}
    order by p.next_due_on, p.id limit 1
  ) n on true`

/** Assets of a building by name; the words are looked for in what they are called, where they are and who made them. */
export const selectAssets = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search, kind, standing, shows }: AssetQuery,
  today: LocalDate,
): Promise<Page<AssetSummary>> => {
  const [afterName = null, afterId = null] = cursor === undefined ? [] : readCursor(cursor, 2)
  const words = search ? containing(search) : null
  const { rows } = await run(
    db,
    `select ${summaryColumns}, n.next from assets a ${nextPlan}
     where a.building_id = $1::uuid
       and ($2::text is null or (${nameOrder('a.name')}, a.id) > (${nameOrder('$2::text')}, $3::uuid))
       and ($4::text is null or a.kind = $4::text)
       and ($5::text is null or case $5::text
         when 'warrantySoon' then a.warranty_until between $6::date and $7::date else n.next_due_on < $6::date end)
       and (a.retired_on is null) = $8::boolean
       and ($9::text is null or ${anyHolds(
         ['a.name', 'a.place', 'a.maker', 'a.model', 'a.serial_number', 'a.notes'],
         '$9::text',
       )})
     order by ${nameOrder('a.name')}, a.id limit ${limit + 1}`,
    [
      buildingId,
      afterName,
      afterId,
      kind ?? null,
      standing ?? null,
      today,
      addDays(today, warrantySoonDays),
      shows === 'current',
      words,
    ],
  )
  return pageOf(rows as SummaryRow[], limit, summaryOf(today), (row) => writeCursor([row.name, row._id]))
}

/** Of what is in use: how many there are, whose warranty ends soon, and how many plans are overdue or have come up. */
export const countAssets = async (db: Database, buildingId: string, today: LocalDate): Promise<AssetCounts> => {
  const { rows } = await run(
    db,
    `select count(*)::integer as all,
       count(*) filter (where a.warranty_until between $2::date and $3::date)::integer as "warrantySoon",
       coalesce(sum(d.overdue), 0)::integer as overdue, coalesce(sum(d.due), 0)::integer as due
     from assets a cross join lateral (
       select count(*) filter (where p.next_due_on < $2::date) as overdue,
         count(*) filter (where p.next_due_on >= $2::date and p.next_due_on - p.lead_days <= $2::date) as due
       from asset_plans p where p.building_id = a.building_id and p.asset_id = a.id and ${runs}
     ) d
     where a.building_id = $1::uuid and a.retired_on is null`,
    [buildingId, today, addDays(today, warrantySoonDays)],
  )
  return rows[0] as AssetCounts
}

/** A plan that runs, with what it is a plan of, before its day is judged. */
export type KnownDue = KnownPlan & { asset: DuePlan['asset']; vendorId: string | null }

/** The plans that run in a building, by their next day. */
export const selectDue = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search, trade }: DueQuery,
): Promise<Page<KnownDue>> => {
  const [afterDay = null, afterId = null] = cursor === undefined ? [] : readCursor(cursor, 2)
  const { rows } = await run(
    db,
    `select ${planColumns}, a.vendor_id as "vendorId",
       json_build_object('_id', a.id, 'name', a.name, 'kind', a.kind, 'place', a.place) as asset
     from asset_plans p join assets a on a.building_id = p.building_id and a.id = p.asset_id
     where p.building_id = $1::uuid and ${runs}
       and ($2::date is null or (p.next_due_on, p.id) > ($2::date, $3::uuid))
       and ($4::text is null or p.trade = $4::text)
       and ($5::text is null or ${anyHolds(['p.title', 'a.name', 'a.place'], '$5::text')})
     order by p.next_due_on, p.id limit ${limit + 1}`,
    [buildingId, afterDay, afterId, trade ?? null, search ? containing(search) : null],
  )
  return pageOf(
    rows as KnownDue[],
    limit,
    (row) => row,
    (row) => writeCursor([row.nextDueOn, row._id]),
  )
}
