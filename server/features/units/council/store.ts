import { sql, type SqlBool } from 'kysely'
import { openTermsMost } from '../../../../contract/limits/council.ts'
import type { Position } from '../../../../contract/council-words.ts'
import type { Paging } from '../../../../contract/paging.ts'
import type { Page } from '../../../../contract/route.ts'
import type { Role } from '../../../../contract/roles.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import type { Database } from '../../../db/connection.ts'
import type { Offers } from '../../../offers.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'

/** A term as it stands, with whose it is and what their account may do. */
export interface TermRow {
  _id: string
  personId: string
  name: string
  email: string | null
  accountId: string | null
  role: Role | null
  positions: Position[]
  from: LocalDate
  to: LocalDate | null
  closedAt: Instant | null
  version: number
}

const terms = (db: Database, buildingId: string) =>
  db
    .selectFrom('council_terms as t')
    .innerJoin('people as p', 'p.id', 't.person_id')
    .leftJoin('memberships as m', (join) =>
      join
        .onRef('m.account_id', '=', 'p.account_id')
        .onRef('m.building_id', '=', 't.building_id')
        .on('m.ended_at', 'is', null),
    )
    .where('t.building_id', '=', buildingId)
    .select(['t.id', 't.person_id', 't.positions', 't.from_date', 't.to_date', 't.closed_at', 't.version'])
    .select(['p.name', 'p.email', 'p.account_id', 'm.role'])

type Row = Awaited<ReturnType<ReturnType<typeof terms>['executeTakeFirstOrThrow']>>

const termOf = (row: Row): TermRow => ({
  _id: row.id,
  personId: row.person_id,
  name: row.name,
  email: row.email,
  accountId: row.account_id,
  role: row.role as Role | null,
  positions: row.positions as Position[],
  from: row.from_date,
  to: row.to_date,
  closedAt: row.closed_at,
  version: row.version,
})

/** The terms that are not over yet, in the order of their beginning. */
export const selectOpenTerms = async (db: Database, buildingId: string): Promise<TermRow[]> => {
  const rows = await terms(db, buildingId)
    .where('t.closed_at', 'is', null)
    .orderBy('t.from_date')
    .orderBy('t.id')
    .limit(sql.lit(openTermsMost + 1))
    .execute()
  return rows.map(termOf)
}

export const selectTerm = async (db: Database, buildingId: string, id: string): Promise<TermRow | null> => {
  const row = await terms(db, buildingId).where('t.id', '=', id).executeTakeFirst()
  return row ? termOf(row) : null
}

export const selectTermsAmong = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<TermRow[]> => {
  const rows = await terms(db, buildingId)
    .where(sql<SqlBool>`t.id = any(${[...ids]}::uuid[])`)
    .execute()
  return rows.map(termOf)
}

/** What was before a list by its last day knows an end: far ahead, so that it sorts as one. */
const farAhead = '9999-12-31'
const lastDay = sql<LocalDate>`coalesce(t.to_date, ${farAhead}::date)`

/** Terms that are over, the latest first. */
export const selectPastTerms = async (
  db: Database,
  buildingId: string,
  { cursor, limit }: Paging,
): Promise<Page<TermRow>> => {
  const after = cursor === undefined ? null : readCursor(cursor, 2)
  const rows = await terms(db, buildingId)
    .where('t.closed_at', 'is not', null)
    .$if(after !== null, (query) =>
      query.where(sql<SqlBool>`(${lastDay}, t.id) < (${after![0]}::date, ${after![1]}::uuid)`),
    )
    .orderBy(lastDay, 'desc')
    .orderBy('t.id', 'desc')
    .limit(sql.lit(limit + 1))
    .execute()
  return pageOf(rows, limit, termOf, (row) => writeCursor([row.to_date ?? farAhead, row.id]))
}

export interface TermToWrite {
  personId: string
  positions: readonly Position[]
  from: LocalDate
  to: LocalDate | null
  closedAt: Instant | null
}

/** Writes a new term. Violates `council_terms_one_at_a_time` where another one of the person's overlaps. */
export const insertTerm = (
  db: Database,
  buildingId: string,
  { _id, personId, positions, from, to, closedAt }: TermToWrite & { _id: string },
  at: Instant,
) =>
  db
    .insertInto('council_terms')
    .values({
      id: _id,
      building_id: buildingId,
      person_id: personId,
      positions: [...positions],
      from_date: from,
      to_date: to,
      created_at: at,
      closed_at: closedAt,
    })
    .execute()

/** Writes a term anew, one version further, unless somebody else has; answers whether it did. */
export const updateTerm = async (
  db: Database,
  buildingId: string,
  { _id, version }: Pick<TermRow, '_id' | 'version'>,
  { positions, from, to, closedAt }: Omit<TermToWrite, 'personId'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('council_terms')
    .set({ positions: [...positions], from_date: from, to_date: to, closed_at: closedAt, version: version + 1 })
    .where('building_id', '=', buildingId)
    .where('id', '=', _id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Answers SQL for the days of an account's terms as treasurer that no one has ended, as a JSON array. */
export const treasuryOf: NonNullable<Offers['treasuryOf']> = ({ account, building }) => `
  select coalesce(json_agg(json_build_object('from', t.from_date, 'to', t.to_date)), '[]')
  from council_terms t join people p on p.building_id = t.building_id and p.id = t.person_id
  where t.building_id = ${building} and p.account_id = ${account} and t.closed_at is null and 'treasurer' = any (t.positions)`

/** Buildings in which something is due: a term that is over by its day, or one that runs and whose person lacks the role. */
export const selectBuildingsDue = async (db: Database, day: LocalDate): Promise<string[]> => {
  const { rows } = await sql<{ buildingId: string }>`
    select distinct t.building_id as "buildingId" from council_terms t
    where t.closed_at is null and (t.to_date < ${day}::date or t.from_date <= ${day}::date and exists (
      select from people p join memberships m on m.account_id = p.account_id and m.building_id = p.building_id
      where p.id = t.person_id and m.ended_at is null and m.role not in ('council', 'management')))`.execute(db)
  return rows.map(({ buildingId }) => buildingId)
}

/** Buildings in which someone holds one of these offices on a day. */
export const selectBuildingsWith = async (
  db: Database,
  positions: readonly Position[],
  day: LocalDate,
): Promise<string[]> => {
  const { rows } = await sql<{ buildingId: string }>`
    select distinct building_id as "buildingId" from council_terms
    where closed_at is null and from_date <= ${day}::date and coalesce(to_date, ${day}::date) >= ${day}::date
      and positions && ${[...positions]}::text[]`.execute(db)
  return rows.map(({ buildingId }) => buildingId)
}
