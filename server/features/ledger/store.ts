import type { LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { instantIn } from '../../db/json.ts'
import type { Entry } from './sealing.ts'

/** Opens the books of a building with the funds and accounts that every building has. */
export const insertBooks = async (db: Database, buildingId: string, at: string): Promise<void> => {
  await run(db, 'select found_ledger($1::uuid, $2::timestamptz)', [buildingId, at])
}

/** The funds and accounts that every building has, by what the product calls them. */
export interface Chart {
  funds: Readonly<Record<'operating' | 'reserve' | 'trust', string>>
  accounts: Readonly<Record<AccountCode, string>>
}

/** Opens the fund of a special levy. */
export const insertLevyFund = async (
  db: Database,
  buildingId: string,
  { _id, name, at }: { _id: string; name: string; at: string },
): Promise<void> => {
  await run(
    db,
    `insert into ledger_funds (id, building_id, kind, name, created_at)
     values ($2::uuid, $1::uuid, 'levy', $3, $4::timestamptz)`,
    [buildingId, _id, name, at],
  )
}

export type AccountCode =
  | 'bank'
  | 'receivable'
  | 'credit'
  | 'fees'
  | 'levies'
  | 'interest'
  | 'otherIncome'
  | 'interfund'
  | 'unplaced'
  | 'tax'
  | 'opening'
  | 'trust'
  | 'deposits'

/** Reads the chart of a building in one statement. */
export const selectChart = async (db: Database, buildingId: string): Promise<Chart> => {
  const { rows } = await run(
    db,
    `select
       (select json_object_agg(kind, id) from ledger_funds where building_id = $1::uuid and kind <> 'levy') as funds,
       (select json_object_agg(code, id) from ledger_accounts where building_id = $1::uuid and code is not null) as accounts`,
    [buildingId],
  )
  return rows[0] as Chart
}

/** An entry with its seal, as it is written. */
export type SealedEntry = Entry & { seal: string }

/** Violated by an entry for a day through which the books are closed. */
export const lockedConstraint = 'ledger_locked'

/**
 * Writes entries with their lines in one statement, in the order of their sources so that two runs never wait for each
 * other in a circle. Leaves out those whose source is there already, and those that reverse what was reversed, whichever
 * of the two constraints sees a race first; answers the ids of the rest, by source.
 */
export const insertEntries = async (
  db: Database,
  buildingId: string,
  entries: readonly SealedEntry[],
): Promise<Map<string, string>> => {
  const { rows } = await run(
    db,
    `with given as (
       select * from jsonb_to_recordset($2::jsonb) as g ("_id" uuid, day date, "valueDay" date, "recordedAt" timestamptz,
         source text, words text, "reversesId" uuid, "enteredBy" uuid, actor text, lines jsonb, seal text)
     ), made as (
       insert into ledger_entries (id, building_id, day, value_day, recorded_at, source, words, reverses_id, entered_by,
         actor, line_count, seal)
       select g."_id", $1::uuid, g.day, g."valueDay", g."recordedAt", g.source, g.words, g."reversesId", g."enteredBy",
         g.actor, jsonb_array_length(g.lines), g.seal
       from given g order by g.source
       on conflict do nothing
       returning id, source
     ), lined as (
       insert into ledger_lines (building_id, entry_id, position, day, account_id, account_kind, fund_id, holding_id, cents)
       select $1::uuid, g."_id", l.position, g.day, a.id, a.kind, (l.line ->> 'fundId')::uuid,
         (l.line ->> 'holdingId')::uuid, (l.line ->> 'cents')::bigint
       from given g
       join made m on m.id = g."_id"
       cross join lateral jsonb_array_elements(g.lines) with ordinality as l (line, position)
       join ledger_accounts a on a.building_id = $1::uuid and a.id = (l.line ->> 'accountId')::uuid
     )
     select id, source from made`,
    [buildingId, JSON.stringify(entries)],
  )
  return new Map((rows as { id: string; source: string }[]).map(({ id, source }) => [source, id]))
}

const entryColumns = `e.id as "_id", e.building_id as "buildingId", e.day, e.value_day as "valueDay",
  ${instantIn('e.recorded_at')} as "recordedAt", e.source, e.words, e.reverses_id as "reversesId",
  e.entered_by as "enteredBy", e.actor, e.line_count as "lineCount", e.seal,
  not exists (select from ledger_lines l join ledger_accounts a on a.building_id = l.building_id and a.id = l.account_id
    where l.building_id = e.building_id and l.entry_id = e.id and (l.day <> e.day or l.account_kind <> a.kind)) as "agrees",
  (select json_agg(json_build_object('accountId', l.account_id, 'fundId', l.fund_id, 'holdingId', l.holding_id,
      'cents', l.cents) order by l.position)
    from ledger_lines l where l.building_id = e.building_id and l.entry_id = e.id) as lines`

/** An entry as it is found; without lines only where someone took them away past the product. */
export interface FoundEntry extends Omit<SealedEntry, 'lines'> {
  lineCount: number
  /** Its lines have its day, and the kinds of their accounts. */
  agrees: boolean
  lines: Entry['lines'] | null
}

/** Reads an entry of the building, or null. */
export const selectEntry = async (db: Database, buildingId: string, id: string): Promise<FoundEntry | null> => {
  const { rows } = await run(
    db,
    `select ${entryColumns} from ledger_entries e where e.building_id = $1::uuid and e.id = $2::uuid`,
    [buildingId, id],
  )
  return (rows as FoundEntry[])[0] ?? null
}

/** Reads so many entries of the building after an id, in the order of their ids. */
export const selectEntriesAfter = async (
  db: Database,
  buildingId: string,
  after: string | null,
  most: number,
): Promise<FoundEntry[]> => {
  const { rows } = await run(
    db,
    `select ${entryColumns} from ledger_entries e
     where e.building_id = $1::uuid and ($2::uuid is null or e.id > $2::uuid) order by e.id limit $3::integer`,
    [buildingId, after, most],
  )
  return rows as FoundEntry[]
}

const held = async (db: Database, buildingId: string, how: 'share' | 'update'): Promise<LocalDate | null> => {
  const { rows } = await run(
    db,
    `select locked_through as "lockedThrough" from ledger_books where building_id = $1::uuid for ${how}`,
    [buildingId],
  )
  return (rows as { lockedThrough: LocalDate | null }[])[0]?.lockedThrough ?? null
}

/**
 * Keeps the books from being closed and holdings from being settled until the transaction ends; those who share them don't
 * wait for each other. Answers through which day they are closed.
 */
export const shareBooks = (db: Database, buildingId: string): Promise<LocalDate | null> => held(db, buildingId, 'share')

/** Waits for entries under way, and lets none begin until the transaction ends. Answers the same. */
export const holdBooks = (db: Database, buildingId: string): Promise<LocalDate | null> => held(db, buildingId, 'update')

/** Reads through which day the books are closed; null while they are all open. */
export const selectLockedThrough = async (db: Database, buildingId: string): Promise<LocalDate | null> => {
  const { rows } = await run(
    db,
    'select locked_through as "lockedThrough" from ledger_books where building_id = $1::uuid',
    [buildingId],
  )
  return (rows as { lockedThrough: LocalDate | null }[])[0]?.lockedThrough ?? null
}

/** Counts what a building's books hold. */
export const countBooks = async (db: Database, buildingId: string): Promise<Books> => {
  const { rows } = await run(
    db,
    `select
       (select count(*)::integer from ledger_funds where building_id = $1::uuid) as funds,
       (select count(*)::integer from ledger_accounts where building_id = $1::uuid) as accounts,
       (select count(*)::integer from ledger_holdings where building_id = $1::uuid) as holdings,
       (select count(*)::integer from ledger_entries where building_id = $1::uuid) as entries,
       (select count(*)::integer from ledger_lines where building_id = $1::uuid) as lines`,
    [buildingId],
  )
  return (rows as Books[])[0]!
}

export interface Books {
  funds: number
  accounts: number
  holdings: number
  entries: number
  lines: number
}
