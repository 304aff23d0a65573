import type { OfficeHolder } from '../../../../contract/units/directory.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { holds } from '../holding-store.ts'

/** What the roster calls the office of the person `p`, in the rows that hold on the day. */
const positions = `
  select o.extra ->> 'council_position' as position from ownerships o
  where o.building_id = $1 and o.person_id = p.id and ${holds('o')}
  union all
  select t.extra ->> 'council_position' from tenancies t
  where t.building_id = $1 and t.person_id = p.id and ${holds('t')}`

export type OfficeRow = OfficeHolder & { accountId: string; isProtected: boolean }

/** Who sits on council or manages the building now, council first; as the roster names them where it knows them. */
export const selectOfficeHolders = async (db: Database, buildingId: string, day: LocalDate): Promise<OfficeRow[]> => {
  const { rows } = await run(
    db,
    `select coalesce(p.id, a.id) as "personId", a.id as "accountId", m.role,
      coalesce(p.name, a.first_name || ' ' || a.last_name) as name, coalesce(p.is_protected, false) as "isProtected",
      (select x.position from (${positions}) x where x.position is not null limit 1) as position
    from memberships m join accounts a on a.id = m.account_id
    left join lateral (select p.id, p.name, p.is_protected from people p
      where p.account_id = a.id and p.building_id = $1 order by p.is_protected desc, p.id limit 1) p on true
    where m.building_id = $1 and m.ended_at is null and m.role in ('council', 'management')
    order by m.role, name, a.id`,
    [buildingId, day],
  )
  return rows as OfficeRow[]
}
