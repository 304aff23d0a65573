import { sql, type SqlBool } from 'kysely'
import type { Uninvited } from '../../../contract/joining/invitation-rounds.ts'
import type { Paging } from '../../../contract/paging.ts'
import type { Page } from '../../../contract/route.ts'
import type { LocalDate } from '../../../contract/time.ts'
import type { LinkRole } from '../../../contract/units.ts'
import type { Database } from '../../db/connection.ts'
import { containing } from '../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { bestRole } from './rules.ts'

interface Asked {
  buildingId: string
  day: LocalDate
  now: string
}

/**
 * People with a unit on a day who do not belong to the building: neither by the account that the roster ties, nor by one
 * whose confirmed address is theirs. Whoever holds an open invitation is not among them.
 */
const uninvited = ({ buildingId, day, now }: Asked) => sql`
  select p.id, p.name, p.email, min(u.sort_key) as first_unit,
    json_agg(json_build_object('_id', u.id, 'unitNumber', u.unit_number, 'role', l.role) order by u.sort_key, l.role)
      as units,
    (select case when i.revoked_at is not null and i.revoked_at < i.expires_at then 'revoked' else 'expired' end
      from invitations i where i.building_id = p.building_id and i.email = p.email and i.claimed_at is null
      order by i.id desc limit 1) as before
  from unit_links l join people p on p.id = l.person_id join units u on u.id = l.unit_id
  where l.building_id = ${buildingId}
    and (l.from_date is null or l.from_date <= ${day}::date) and (l.to_date is null or l.to_date >= ${day}::date)
    and not exists (
      select from memberships m where m.building_id = p.building_id and m.ended_at is null
        and m.account_id = p.account_id)
    and not exists (
      select from accounts a join memberships m on m.account_id = a.id
      where a.email = p.email and a.email_verified_at is not null
        and m.building_id = p.building_id and m.ended_at is null)
    and not exists (
      select from invitations i where i.building_id = p.building_id and i.email = p.email
        and i.claimed_at is null and i.revoked_at is null and i.expires_at > ${now})
  group by p.id`

interface Row {
  id: string
  name: string
  email: string | null
  first_unit: string
  units: { _id: string; unitNumber: string; role: LinkRole }[]
  before: Uninvited['before']
}

const uninvitedOf = ({ id, name, email, units, before }: Row): Uninvited => ({
  _id: id,
  name,
  email,
  units,
  role: bestRole(units.map(({ role }) => role)),
  before,
})

/** A page of them in the order of their units; the words are looked for in name, e-mail and unit. */
export const selectUninvited = async (
  db: Database,
  asked: Asked,
  { cursor, limit, search, email }: Paging & { email: 'with' | 'without' },
): Promise<Page<Uninvited>> => {
  const after = cursor === undefined ? null : readCursor(cursor, 2)
  const like = containing(search ?? '')
  const { rows } = await sql<Row>`
    select * from (${uninvited(asked)}) as one
    where ${email === 'with' ? sql<SqlBool>`email is not null` : sql<SqlBool>`email is null`}
      ${after === null ? sql`` : sql`and (first_unit, id) > (${after[0]}, ${after[1]}::uuid)`}
      ${
        search === undefined
          ? sql``
          : sql`and (plain(name) like ${like} or plain(email) like ${like} or exists (
              select from json_array_elements(units) as unit where plain(unit->>'unitNumber') like ${like}))`
      }
    order by first_unit, id
    limit ${sql.lit(limit + 1)}`.execute(db)
  return pageOf(rows, limit, uninvitedOf, (row) => writeCursor([row.first_unit, row.id]))
}

/** All of them, or those who are named: with an e-mail, in the order of their units. */
export const selectInvitable = async (
  db: Database,
  asked: Asked,
  personIds: readonly string[] | null,
): Promise<(Uninvited & { email: string })[]> => {
  const { rows } = await sql<Row & { email: string }>`
    select * from (${uninvited(asked)}) as one
    where email is not null ${personIds === null ? sql`` : sql`and id = any(${[...personIds]}::uuid[])`}
    order by first_unit, id`.execute(db)
  return rows.map((row) => ({ ...uninvitedOf(row), email: row.email }))
}

/** How many of them nobody can write to. */
export const countWithoutEmail = async (db: Database, asked: Asked): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${uninvited(asked)}) as one where email is null`.execute(db)
  return rows[0]?.count ?? 0
}
