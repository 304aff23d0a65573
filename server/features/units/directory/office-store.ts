import { positionWords, type Position } from '../../../../contract/council-words.ts'
import type { OfficeHolder } from '../../../../contract/units/directory.ts'
import { run, type Database } from '../../../db/connection.ts'
import { nameOrder } from '../../../db/finding.ts'
import { roleAt, belongsAt } from '../../buildings/buildings.ts'
import { holds } from '../holding-store.ts'
import type { OfDay } from './narrowing.ts'

/** What the roster calls the office of the person `p`, in the rows that hold on the day. */
const rosterWords = `
  select o.extra ->> 'council_position' as position from ownerships o
  where o.building_id = $1 and o.person_id = p.id and ${holds('o')}
  union all
  select t.extra ->> 'council_position' from tenancies t
  where t.building_id = $1 and t.person_id = p.id and ${holds('t')}`

export type OfficeRow = OfficeHolder & { accountId: string | null; isProtected: boolean }

interface Row extends Omit<OfficeRow, 'position'> {
  /** Of the term that runs; null where none does. */
  offices: Position[] | null
  rosterWord: string | null
}

/**
 * Who sits on council or manages the building today, council first: by a term that runs, else by the role. The office is
 * that of the term; where none runs, it is as the roster says it.
 */
export const selectOfficeHolders = async (
  db: Database,
  buildingId: string,
  { day, now }: OfDay,
): Promise<OfficeRow[]> => {
  const { rows } = await run(
    db,
    `with sitting as (
      select t.person_id, t.positions from council_terms t
      where t.building_id = $1 and t.closed_at is null and ${holds('t')}
    )
    select o.* from (
    select coalesce(p.id, a.id) as "personId", a.id as "accountId",
      case when s.person_id is null then m.role else 'council' end as role,
      coalesce(p.name, a.first_name || ' ' || a.last_name) as name, coalesce(p.is_protected, false) as "isProtected",
      s.positions as offices,
      (select x.position from (${rosterWords}) x where x.position is not null limit 1) as "rosterWord"
    from (
      select m.account_id, ${roleAt('$3')} as role from memberships m
      where m.building_id = $1 and ${belongsAt('$3')} and ${roleAt('$3')} in ('council', 'management')
    ) m
    join accounts a on a.id = m.account_id
    left join lateral (select p.id, p.name, p.is_protected from people p
      where p.account_id = a.id and p.building_id = $1
      order by p.is_protected desc, exists (select from sitting s where s.person_id = p.id) desc, p.id limit 1) p on true
    left join sitting s on s.person_id = p.id
    union all
    select p.id, null, 'council', p.name, p.is_protected, s.positions, null
    from sitting s join people p on p.id = s.person_id
    where not exists (select from memberships m where m.account_id = p.account_id and m.building_id = $1
      and ${belongsAt('$3')} and ${roleAt('$3')} in ('council', 'management'))
    ) o
    order by o.role, ${nameOrder('o.name')}, o."personId"`,
    [buildingId, day, now],
  )
  return (rows as Row[]).map(({ offices, rosterWord, ...row }) => ({
    ...row,
    position: offices === null ? rosterWord : positionWords(offices),
  }))
}
