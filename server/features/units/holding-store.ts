import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { LocalDate } from '../../../contract/time.ts'

/** What every statement about ties means by "on a day" and "lives there"; `holdsOn` in rules.ts says the same of a record. */

/** Whether a tie holds on a day; both its days are included, an absent one leaves that side open. */
export const holding = (tie: string, day: LocalDate | RawBuilder<unknown>): RawBuilder<SqlBool> => {
  const from = sql.ref(`${tie}.from_date`)
  const to = sql.ref(`${tie}.to_date`)
  return sql<SqlBool>`((${from} is null or ${from} <= ${day}::date) and (${to} is null or ${to} >= ${day}::date))`
}

/** The same as text, for statements whose second parameter is the day. */
export const holds = (tie: string) =>
  `(${tie}.from_date is null or ${tie}.from_date <= $2::date) and (${tie}.to_date is null or ${tie}.to_date >= $2::date)`

/** Of a tie `l` joined with its ownership `o` or tenancy `t`: an owner where it is said, others unless it is said otherwise. */
export const livesThere = sql<boolean>`coalesce(o.occupies_unit, t.occupies_unit, l.role in ('tenant', 'occupant'))`

/** Everybody's tie to a unit on the day ($2) in the building ($1), and whether they live there. */
export const tiesOn = (where = '') => `
  select o.unit_id, o.person_id, 'owner' as role, o.share_percent, o.is_primary, coalesce(o.occupies_unit, false) as lives
  from ownerships o where o.building_id = $1 and ${holds('o')} ${where.replaceAll('tie.', 'o.')}
  union all
  select t.unit_id, t.person_id, t.kind, null, t.is_primary, coalesce(t.occupies_unit, t.kind <> 'agent')
  from tenancies t where t.building_id = $1 and ${holds('t')} ${where.replaceAll('tie.', 't.')}`
