import type { Paging } from '../../../../contract/paging.ts'
import type { Page } from '../../../../contract/route.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { LinkRole } from '../../../../contract/units/link-role.ts'
import type { NeighbourFilter } from '../../../../contract/units/directory.ts'
import { run, type Database } from '../../../db/connection.ts'
import { containing, holds, nameOrder } from '../../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'
import { tiesOn } from '../holding-store.ts'
import type { Sharing } from '../sharing.ts'
import { pageOfUnits, unitsOfPage } from './narrowing.ts'

/** Somebody of a unit with what they chose to share; what of it is shown, `neighbours.ts` decides by the rule. */
export interface NeighbourRow extends Sharing {
  personId: string
  name: string
  isMe: boolean
  email: string | null
  phone: string | null
  /** What they are to a unit that is the viewer's home or property; empty elsewhere. */
  roles: LinkRole[]
}

export interface NeighbourUnitRow {
  _id: string
  unitNumber: string
  floor: string | null
  isMine: boolean
  people: NeighbourRow[]
}

export interface Onlooker {
  buildingId: string
  accountId: string
  day: LocalDate
}

/** The units of the account ($3), and whether it owns them: owners see all of their unit, others who lives there. */
const mine = `mine as materialized (
  select x.unit_id, bool_or(x.role = 'owner') as owns
  from (${tiesOn()}) x join people p on p.id = x.person_id
  where p.account_id = $3 and x.role <> 'agent' group by x.unit_id)`

const isHousehold = `(m.unit_id is not null and (m.owns or t.role <> 'owner'))`

/** Whoever of the ties `t` may be there at all for the onlooker; `sharing.ts` says the same, and the fields. */
const mayBeSeen = `t.role <> 'agent' and (p.account_id = $3
  or (not p.is_protected and (p.is_listed or ${isHousehold})))`

/** What the words are looked for in: nothing that the onlooker is not shown. */
const found = (like: string) => `found as materialized (
  select t.unit_id from (${tiesOn()}) t join people p on p.id = t.person_id
  left join mine m on m.unit_id = t.unit_id
  where ${mayBeSeen} and (${holds('p.name', like)}
    or (p.is_listed and not p.is_protected and p.shares_email and ${holds('p.email', like)})))`

const people = `
  (select coalesce(json_agg(one order by ${nameOrder('one.name')}, one."personId"), '[]') from (
    select p.id as "personId", p.name, coalesce(p.account_id = $3, false) as "isMe", p.email,
      coalesce(p.phone, p.mobile) as phone, p.is_listed as "isListed", p.shares_email as "sharesEmail",
      p.shares_phone as "sharesPhone", p.is_protected as "isProtected",
      coalesce(array_agg(t.role order by t.role) filter (where ${isHousehold}), '{}') as roles
    from (${tiesOn('and tie.unit_id = u.id')}) t join people p on p.id = t.person_id
    left join mine m on m.unit_id = t.unit_id
    where ${mayBeSeen}
    group by p.id) one) as people`

/** A page of units in the order of their numbers, with whoever of them may be there for the onlooker. */
export const selectNeighbours = async (
  db: Database,
  { buildingId, accountId, day }: Onlooker,
  { search, floor, cursor, limit }: NeighbourFilter & Pick<Paging, 'cursor' | 'limit'>,
): Promise<Page<NeighbourUnitRow>> => {
  const values: unknown[] = [buildingId, day, accountId]
  const next = (value: unknown) => `$${values.push(value)}`
  const tables = [mine]
  const conditions = ['u.building_id = $1']
  if (search) {
    const like = next(containing(search))
    tables.push(found(like))
    conditions.push(`(${holds('u.unit_number', like)} or u.id in (select unit_id from found))`)
  }
  if (floor !== undefined) conditions.push(`u.floor = ${next(floor)}`)
  if (cursor !== undefined) {
    const [sortKey, id] = readCursor(cursor, 2)
    conditions.push(`(u.sort_key, u.id) > (${next(sortKey)}, ${next(id)}::uuid)`)
  }
  const { rows } = await run(
    db,
    `with ${tables.join(', ')}, ${pageOfUnits(conditions, limit)}
    select u.id as _id, u.sort_key, u.unit_number as "unitNumber", u.floor,
      u.id in (select unit_id from mine) as "isMine", ${people}
    from ${unitsOfPage} order by g.sort_key, g.id`,
    values,
  )
  return pageOf(
    rows as (NeighbourUnitRow & { sort_key: string })[],
    limit,
    ({ sort_key: _, ...unit }) => unit,
    (row) => writeCursor([row.sort_key, row._id]),
  )
}
