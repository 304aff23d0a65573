import type { BuildingHealth, BuildingsQuery, BuildingState } from '../../../contract/admin/buildings.ts'
import { healthDays } from '../../../contract/limits/admin.ts'
import type { Page } from '../../../contract/route.ts'
import { later, type Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { keptBytes } from '../documents/documents.ts'
import { anyHolds, containing, nameOrder } from '../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'

const dayMs = 86_400_000

const isManaged = `exists (select from memberships m where m.building_id = b.id and m.ended_at is null
  and m.role in ('management', 'council'))`

const inState: Readonly<Record<BuildingState, string>> = {
  suspended: 'b.suspended_at is not null',
  unmanaged: `b.suspended_at is null and not ${isManaged}`,
  active: `b.suspended_at is null and ${isManaged}`,
}

/**
 * How buildings fare: of each row `b` of `chosen`, which has the table's columns, in one statement. `$1` is the moment
 * since which somebody counts as active. Each part is asked by an index of its building; the queue keeps little.
 */
const healthOf = (chosen: string): string => `
  with chosen as materialized (${chosen}),
  failed_jobs as materialized (
    select j.data->'work'->>'buildingId' as building_id, count(*)::int as jobs
    from pgboss.job j where j.state = 'failed' and j.data->'work' ? 'buildingId' group by 1)
  select b.id as _id, b.name, b.code, b.city, b.province, b.plan_number as "planNumber", b.created_at as "createdAt",
    case when b.suspended_at is not null then 'suspended' when ${isManaged} then 'active' else 'unmanaged' end as state,
    (select count(*)::int from units u where u.building_id = b.id) as units,
    p.accounts, p.active as "activeAccounts", p.last as "lastSignedInAt",
    ${keptBytes('b.id')}
      + (select coalesce(sum(g.size_bytes), 0) from building_pictures g where g.building_id = b.id and g.sha256 is not null)
      + (select coalesce(sum(octet_length(f.content)), 0) from import_files f where f.building_id = b.id)
      as "storageBytes",
    (select count(*)::int from outbox o where o.building_id = b.id and o.failed_at is not null and o.failed_at >= $1
        and o.discarded_at is null)
      as "failedMails",
    coalesce((select j.jobs from failed_jobs j where j.building_id = b.id::text), 0) as "failedJobs"
  from chosen b
  cross join lateral (
    select count(*)::int as accounts, max(a.last_signed_in_at) as last,
      count(*) filter (where a.last_signed_in_at >= $1
        or exists (select from sessions s where s.account_id = a.id and s.ended_at is null and s.last_seen_at >= $1))::int
        as active
    from memberships m join accounts a on a.id = m.account_id
    where m.building_id = b.id and m.ended_at is null) p
  order by ${nameOrder('b.name')}, b.id`

const since = (now: Instant): Instant => later(now, -healthDays * dayMs)

/** What narrows the list, as SQL and its parameters from `$2` on. */
const narrowed = ({ search, province, state, cursor }: BuildingsQuery): { where: string; values: string[] } => {
  const values: string[] = []
  const put = (value: string) => `$${values.push(value) + 1}`
  const parts: string[] = []
  if (search) {
    const words = put(containing(search))
    const joined = put(containing(search.replaceAll(/\s/g, '')))
    parts.push(`(${anyHolds(['b.name', 'b.city'], words)}
      or ${anyHolds(['b.code', `replace(b.plan_number, ' ', '')`], joined)})`)
  }
  if (province) parts.push(`b.province = ${put(province)}`)
  if (state) parts.push(inState[state])
  if (cursor !== undefined) {
    const [name = '', id = ''] = readCursor(cursor, 2)
    parts.push(`(${nameOrder('b.name')}, b.id) > (${nameOrder(`${put(name)}::text`)}, ${put(id)}::uuid)`)
  }
  return { where: parts.length > 0 ? `where ${parts.join(' and ')}` : '', values }
}

/** One building with how it fares; null for one that does not exist. */
export const selectHealth = async (db: Database, buildingId: string, now: Instant): Promise<BuildingHealth | null> => {
  const { rows } = await run(db, healthOf('select b.* from buildings b where b.id = $2::uuid'), [
    since(now),
    buildingId,
  ])
  return (rows[0] as BuildingHealth | undefined) ?? null
}

/** Buildings with how they fare, by name. */
export const selectBuildingsHealth = async (
  db: Database,
  query: BuildingsQuery,
  now: Instant,
): Promise<Page<BuildingHealth>> => {
  const { where, values } = narrowed(query)
  const chosen = `select b.* from buildings b ${where} order by ${nameOrder('b.name')}, b.id limit ${query.limit + 1}`
  const { rows } = await run(db, healthOf(chosen), [since(now), ...values])
  return pageOf(
    rows as unknown as BuildingHealth[],
    query.limit,
    (row) => row,
    (row) => writeCursor([row.name, row._id]),
  )
}
