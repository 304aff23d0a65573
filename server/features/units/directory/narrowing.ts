import type { DirectoryFilter } from '../../../../contract/units/directory.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { containing, holds } from '../../../db/finding.ts'
import { roleAt, belongsAt } from '../../buildings/buildings.ts'
import { sitsByTerm } from '../council/candidates-store.ts'
import { tiesOn } from '../holding-store.ts'
import { today } from '../residents.ts'

/** Whether the person `p` sits on council: by a term that runs on the day ($2), or by their account's role of the moment. */
export const onCouncil = (moment: string) => `(exists (select 1 from memberships m
  where m.account_id = p.account_id and m.building_id = $1 and ${belongsAt(moment)} and ${roleAt(moment)} = 'council')
  or ${sitsByTerm})`

/** One pass over the building's ties: who lives in each unit, as `state.ts` reads it. */
export const lived = `lived as materialized (
  select x.unit_id, bool_or(x.lives) as someone, bool_or(x.lives and x.role = 'tenant') as tenant,
    bool_or(x.lives and x.role = 'owner') as owner, bool_or(x.role = 'owner') as owned
  from (${tiesOn()}) x group by x.unit_id)`

/** The rules of `state.ts` in SQL, so that the database can page by them. */
const states: Record<NonNullable<DirectoryFilter['occupancy']>, string> = {
  vacant: 'u.id not in (select unit_id from lived where someone)',
  rented: 'u.id in (select unit_id from lived where tenant)',
  ownerOccupied: 'u.id in (select unit_id from lived where owner and not tenant)',
  occupied: 'u.id in (select unit_id from lived where someone and not owner and not tenant)',
  ownersElsewhere: 'u.id in (select unit_id from lived where owned and not owner)',
}

/** A plate as it is compared: without the spaces and hyphens that people write between; null for what is none. */
const plateIn = (search: string): string | null => {
  const plate = search.toUpperCase().replaceAll(/[\s-]/g, '')
  return /^[A-Z0-9]{2,15}$/.test(plate) ? plate : null
}

/** Every place of the managers' directory that holds the words, in one pass over each table of the building. */
const found = (like: string, plate: string | null) => `found as materialized (
  select s.unit_id, s.kind as field, s.label as text from unit_spaces s where s.building_id = $1 and ${holds('s.label', like)}
  union all
  select d.unit_id, d.kind, d.serial from access_devices d
  where d.building_id = $1 and d.ended_on is null and ${holds('d.serial', like)}
  ${plate === null ? '' : `union all select v.unit_id, 'plate', v.plate from vehicles v where v.building_id = $1 and v.removed_at is null and replace(v.plate, '-', '') like ${plate}`}
  union all
  select t.unit_id, f.field, f.text from (${tiesOn()}) t join people p on p.id = t.person_id
  cross join lateral (values ('name', p.name), ('email', p.email)) f (field, text) where ${holds('f.text', like)})`

export interface Narrowed {
  /** Common table expressions, each with its comma behind it. */
  tables: string
  conditions: string[]
  values: unknown[]
  next(value: unknown): string
}

/** The moment of a call, and its day by the building's clocks. */
export interface OfDay {
  day: LocalDate
  now: Instant
}
export const atDay = (ctx: InBuilding): OfDay => ({ day: today(ctx), now: ctx.now })

/** The managers' filters as SQL over `units u`; the text is one of few, so that the database plans each once. */
export const narrowedBy = (buildingId: string, { day, now }: OfDay, filter: DirectoryFilter): Narrowed => {
  const values: unknown[] = [buildingId, day]
  const next = (value: unknown) => `$${values.push(value)}`
  const tables: string[] = []
  const conditions = ['u.building_id = $1']
  if (filter.search) {
    const plate = plateIn(filter.search)
    const like = next(containing(filter.search))
    tables.push(found(like, plate && next(`%${plate}%`)))
    conditions.push(`(${holds('u.unit_number', like)} or u.id in (select unit_id from found))`)
  }
  if (filter.floor !== undefined) conditions.push(`u.floor = ${next(filter.floor)}`)
  if (filter.unitType !== undefined) conditions.push(`u.unit_type = ${next(filter.unitType)}`)
  if (filter.occupancy) {
    tables.push(lived)
    conditions.push(states[filter.occupancy])
  }
  if (filter.role === 'council')
    conditions.push(
      `u.id in (select x.unit_id from (${tiesOn()}) x join people p on p.id = x.person_id where ${onCouncil(next(now))})`,
    )
  else if (filter.role)
    conditions.push(`u.id in (select x.unit_id from (${tiesOn()}) x where x.role = ${next(filter.role)})`)
  return { tables: tables.map((table) => `${table}, `).join(''), conditions, values, next }
}

/**
 * The units of a page after their marks in the index that orders them: the marks are read from the index alone and the
 * rows looked up one by one, so that the plan for any building does not sort all units of a large one.
 */
export const pageOfUnits = (conditions: readonly string[], limit: number) => `page as (
    select u.id, u.sort_key from units u where ${conditions.join(' and ')} order by u.sort_key, u.id limit ${limit + 1})`
export const unitsOfPage = `
  page g cross join lateral (select * from units x where x.building_id = $1 and x.id = g.id limit 1) u`
