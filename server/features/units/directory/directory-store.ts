import { matchesShownMost, unitsShownMost } from '../../../../contract/limits/units.ts'
import type { Paging } from '../../../../contract/paging.ts'
import type { Page } from '../../../../contract/route.ts'
import type {
  DirectoryFilter,
  DirectoryPerson,
  DirectoryUnit,
  FacadeUnit,
} from '../../../../contract/units/directory.ts'
import { run, type Database } from '../../../db/connection.ts'
import { nameOrder } from '../../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'
import { tiesOn } from '../holding-store.ts'
import { lived, narrowedBy, onCouncil, pageOfUnits, unitsOfPage, type OfDay } from './narrowing.ts'
import { livedInBy, ownersLiveElsewhere, stateOf, type Lived } from './state.ts'

/** A unit with how to reach its people where that was asked for, which a file holds and the screen does not. */
export type ReachableUnit = Omit<DirectoryUnit, 'people'> & { people: ReachablePerson[] }
export type ReachablePerson = DirectoryPerson & { email?: string | null; phone?: string | null }

type UnitRow = Omit<ReachableUnit, 'state' | 'ownersLiveElsewhere'> & { sort_key: string }

const ranks = `array_position(array['owner', 'tenant', 'occupant', 'agent'], t.role)`

const reach = `, 'email', p.email, 'phone', coalesce(p.phone, p.mobile)`

const people = (reachable: boolean, moment: string) => `
  (select coalesce(json_agg(json_build_object('personId', p.id, 'name', p.name, 'role', t.role,
      'sharePercent', t.share_percent, 'livesHere', t.lives, 'isCouncil', ${onCouncil(moment)}${reachable ? reach : ''})
      order by ${ranks}, t.is_primary desc nulls last, ${nameOrder('p.name')}, p.id), '[]')
    from (${tiesOn('and tie.unit_id = u.id')}) t join people p on p.id = t.person_id) as people`

const spaces = (kind: 'stall' | 'locker') => `
  array(select s.label from unit_spaces s
    where s.building_id = $1 and s.unit_id = u.id and s.kind = '${kind}' order by ${nameOrder('s.label')}) as ${kind}s`

const matches = `
  coalesce((select json_agg(distinct jsonb_build_object('field', f.field, 'text', f.text))
    from found f where f.unit_id = u.id and f.field <> 'name'), '[]') as matches`

const columns = `
  u.id as _id, u.sort_key, u.unit_number as "unitNumber", u.strata_lot as "strataLot",
  u.unit_entitlement as "unitEntitlement", u.floor, u.unit_type as "unitType"`

type Asked = DirectoryFilter & Pick<Paging, 'cursor' | 'limit'>

const unitOf = ({ sort_key: _, ...unit }: UnitRow): ReachableUnit => ({
  ...unit,
  state: stateOf(livedInBy(unit.people)),
  ownersLiveElsewhere: ownersLiveElsewhere(unit.people),
  matches: unit.matches.slice(0, matchesShownMost),
})

/**
 * A page of units in the order of their numbers with everybody tied to them on the day; one statement: the page first,
 * by the index that orders it, then what belongs to those few units.
 */
export const selectDirectory = async (
  db: Database,
  buildingId: string,
  at: OfDay,
  query: Asked,
  { reachable = false } = {},
): Promise<Page<ReachableUnit>> => {
  const { tables, conditions, values, next } = narrowedBy(buildingId, at, query)
  if (query.cursor !== undefined) {
    const [sortKey, id] = readCursor(query.cursor, 2)
    conditions.push(`(u.sort_key, u.id) > (${next(sortKey)}, ${next(id)}::uuid)`)
  }
  const { rows } = await run(
    db,
    `with ${tables} ${pageOfUnits(conditions, query.limit)}
    select ${columns}, ${people(reachable, next(at.now))}, ${spaces('stall')}, ${spaces('locker')},
      ${query.search ? matches : `'[]'::json as matches`}
    from ${unitsOfPage} order by g.sort_key, g.id`,
    values,
  )
  return pageOf(rows as UnitRow[], query.limit, unitOf, (row) => writeCursor([row.sort_key, row._id]))
}

/** Every unit that the filters leave, and who lives in it. */
export const selectFacade = async (
  db: Database,
  buildingId: string,
  at: OfDay,
  filter: DirectoryFilter,
): Promise<FacadeUnit[]> => {
  const { tables, conditions, values } = narrowedBy(buildingId, at, filter)
  const { rows } = await run(
    db,
    `with ${filter.occupancy ? tables : `${tables}${lived}, `} shown as (
      select u.id, u.sort_key, u.unit_number, u.floor from units u where ${conditions.join(' and ')}
      order by u.sort_key, u.id limit ${unitsShownMost})
    select u.id as _id, u.unit_number as "unitNumber", u.floor, coalesce(l.someone, false) as someone,
      coalesce(l.tenant, false) as tenant, coalesce(l.owner, false) as owner
    from shown u left join lived l on l.unit_id = u.id order by u.sort_key, u.id`,
    values,
  )
  return (rows as (Omit<FacadeUnit, 'state'> & Lived)[]).map(({ _id, unitNumber, floor, ...by }) => ({
    _id,
    unitNumber,
    floor,
    state: stateOf(by),
  }))
}

/** The floors and types that the building's units name, each once. */
export const selectChoices = async (
  db: Database,
  buildingId: string,
): Promise<{ floors: string[]; unitTypes: string[] }> => {
  const named = (column: 'floor' | 'unit_type') =>
    `array(select distinct u.${column} from units u where u.building_id = $1 and u.${column} is not null order by 1)`
  const { rows } = await run(db, `select ${named('floor')} as floors, ${named('unit_type')} as "unitTypes"`, [
    buildingId,
  ])
  return rows[0] as Awaited<ReturnType<typeof selectChoices>>
}
