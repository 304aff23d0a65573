import { sql } from 'kysely'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { nameOrder } from '../../../db/finding.ts'
import { roleAt, belongsAt } from '../../buildings/buildings.ts'
import { holding, holds } from '../holding-store.ts'

/** A term `t` that runs on the day ($2). */
const runsOn = `t.closed_at is null and ${holds('t')}`

/** Whether a term of the person `p` runs on the day ($2) in the building ($1): a condition in SQL. */
export const sitsByTerm = `exists (
  select from council_terms t where t.building_id = $1 and t.person_id = p.id and ${runsOn})`

/** Whether a term of somebody runs on a day. */
export const selectSits = async (db: Database, buildingId: string, personId: string, day: LocalDate) => {
  const { rows } = await run(
    db,
    `select exists (select from people p where p.id = $3 and p.building_id = $1 and ${sitsByTerm}) as sits`,
    [buildingId, day, personId],
  )
  return (rows[0] as { sits: boolean }).sits
}

/** The units of the building and its owners of a day, each counted once. */
export const selectElectors = async (
  db: Database,
  buildingId: string,
  day: LocalDate,
): Promise<{ lots: number; owners: number }> => {
  const { rows } = await sql<{ lots: number; owners: number }>`
    select (select count(*)::int from units u where u.building_id = ${buildingId}) as lots,
      (select count(distinct o.person_id)::int from ownerships o
        where o.building_id = ${buildingId} and ${holding('o', day)}) as owners`.execute(db)
  return rows[0]!
}

/** Whose account has the role of council while no term of theirs runs, by name. */
export const selectWithoutTerm = async (
  db: Database,
  buildingId: string,
  day: LocalDate,
  now: Instant,
): Promise<{ accountId: string; name: string; personId: string | null }[]> => {
  const { rows } = await run(
    db,
    `select a.id as "accountId", coalesce(p.name, a.first_name || ' ' || a.last_name) as name, p.id as "personId"
    from memberships m join accounts a on a.id = m.account_id
    left join lateral (select p.id, p.name from people p
      where p.account_id = a.id and p.building_id = $1 order by p.id limit 1) p on true
    where m.building_id = $1 and ${belongsAt('$3')} and ${roleAt('$3')} = 'council' and not exists (
      select from council_terms t join people q on q.id = t.person_id
      where t.building_id = $1 and q.account_id = a.id and ${runsOn})
    order by ${nameOrder(`coalesce(p.name, a.first_name || ' ' || a.last_name)`)}, a.id`,
    [buildingId, day, now],
  )
  return rows as { accountId: string; name: string; personId: string | null }[]
}

/** Somebody with a term that runs who owns a unit together with this person; null for nobody. */
export const selectCoOwnerOnCouncil = async (
  db: Database,
  buildingId: string,
  personId: string,
  day: LocalDate,
): Promise<string | null> => {
  const { rows } = await run(
    db,
    `select p.name from council_terms t join people p on p.id = t.person_id
    where t.building_id = $1 and ${runsOn} and t.person_id <> $3 and exists (
      select from ownerships mine join ownerships theirs on theirs.unit_id = mine.unit_id
      where mine.building_id = $1 and mine.person_id = $3 and theirs.person_id = t.person_id
        and ${holds('mine')} and ${holds('theirs')})
    order by ${nameOrder('p.name')} limit 1`,
    [buildingId, day, personId],
  )
  return (rows[0] as { name: string } | undefined)?.name ?? null
}
