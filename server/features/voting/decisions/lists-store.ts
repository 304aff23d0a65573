import type { Page } from '../../../../contract/route.ts'
import type { DecisionCounts, DecisionQuery } from '../../../../contract/voting/decisions.ts'
import { run, type Database } from '../../../db/connection.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'
import { queryFor } from '../../../db/search-words.ts'
import { Invalid } from '../../../http/errors.ts'
import { summaryColumns, type KnownSummary } from './store.ts'

const placeOf = (cursor: string): number[] => {
  const keys = readCursor(cursor, 2)
  if (keys.some((key) => !/^\d{1,9}$/.test(key)))
    throw Invalid('This list has changed. Please start again from the top.')
  return keys.map(Number)
}

/** Decisions of a building, the newest number first, as an account reads them; nobody in particular for null. */
export const selectDecisions = async (
  db: Database,
  buildingId: string,
  accountId: string | null,
  { cursor, limit, search, year, ratified }: DecisionQuery,
): Promise<Page<KnownSummary & { wording: string }>> => {
  const values: unknown[] = [buildingId, accountId]
  const value = (of: unknown, type: string) => `$${values.push(of)}::${type}`
  const conditions = ['d.building_id = $1::uuid']
  if (year !== undefined) conditions.push(`d.year = ${value(year, 'integer')}`)
  if (ratified) conditions.push(`d.ratification = '${ratified}'`)
  if (search) {
    const query = queryFor(buildingId, search)
    conditions.push(query === null ? 'false' : `d.words @@ ${value(query, 'tsquery')}`)
  }
  if (cursor !== undefined) {
    const [beforeYear, beforePlace] = placeOf(cursor)
    conditions.push(`(d.year, d.place) < (${value(beforeYear, 'integer')}, ${value(beforePlace, 'integer')})`)
  }
  const { rows } = await run(
    db,
    `select ${summaryColumns('$2::uuid')}, d.wording from decisions d where ${conditions.join(' and ')}
     order by d.year desc, d.place desc limit ${limit + 1}`,
    values,
  )
  return pageOf(
    rows as (KnownSummary & { wording: string })[],
    limit,
    (row) => row,
    (row) => writeCursor([String(row.year), String(row.place)]),
  )
}

/**
 * How many decisions there are by year, the newest first, how many a meeting has still to ratify, and how many of these an
 * account may mark.
 */
export const countDecisions = async (
  db: Database,
  buildingId: string,
  accountId: string,
): Promise<Omit<DecisionCounts, 'can'> & { mine: number }> => {
  const { rows } = await run(
    db,
    `select coalesce(sum(y.last), 0)::integer as all,
       (select count(*)::integer from decisions d where d.building_id = $1::uuid and d.ratification = 'awaits') as awaiting,
       (select count(*)::integer from decisions d where d.building_id = $1::uuid and d.ratification = 'awaits'
         and not exists (select from hidden_proposals h where h.building_id = d.building_id
           and h.proposal_id = d.proposal_id and h.account_id = $2::uuid)) as mine,
       coalesce(json_agg(json_build_object('year', y.year, 'decisions', y.last) order by y.year desc), '[]') as years
     from decision_years y where y.building_id = $1::uuid`,
    [buildingId, accountId],
  )
  return rows[0] as Omit<DecisionCounts, 'can'> & { mine: number }
}

/** Some decisions, in the order of their numbers, as an account reads them. */
export const selectSome = async (
  db: Database,
  buildingId: string,
  accountId: string,
  ids: readonly string[],
): Promise<KnownSummary[]> => {
  const { rows } = await run(
    db,
    `select ${summaryColumns('$3::uuid')} from decisions d where d.building_id = $1::uuid and d.id = any($2::uuid[])
     order by d.year, d.place`,
    [buildingId, [...ids], accountId],
  )
  return rows as KnownSummary[]
}
