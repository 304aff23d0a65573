import { agendaEntriesMost } from '../../../contract/limits/agenda.ts'
import type { MortgageeQuery } from '../../../contract/mortgagees.ts'
import type { Page } from '../../../contract/route.ts'
import type { LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { anyHolds, containing, nameOrder } from '../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { mortgageeColumns, mortgageeTables, type KnownMortgagee } from './store.ts'

/** Whether a request counts: no one ended it, and it was received after those that have lapsed. */
const counts = (lapsedThrough: string) =>
  `m.ended_on is null and (${lapsedThrough}::date is null or m.requested_on > ${lapsedThrough}::date)`

const inOrder = `u.sort_key, ${nameOrder('m.lender')}, m.id`

type Row = KnownMortgagee & { sortKey: string }

/** Lists mortgagees by unit and name; words are looked for in unit numbers, names and references. */
export const selectMortgagees = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search, unitId, shows }: MortgageeQuery,
  lapsedThrough: LocalDate | null,
): Promise<Page<KnownMortgagee>> => {
  const [afterKey = null, afterLender = null, afterId = null] = cursor === undefined ? [] : readCursor(cursor, 3)
  const { rows } = await run(
    db,
    `select ${mortgageeColumns}, u.sort_key as "sortKey" from ${mortgageeTables}
     where m.building_id = $1::uuid and ($2::text = 'all' or (${counts('$3')}) = ($2::text = 'current'))
       and ($4::text is null or (${inOrder}) > ($4::text, ${nameOrder('$5::text')}, $6::uuid))
       and ($7::uuid is null or m.unit_id = $7::uuid)
       and ($8::text is null or ${anyHolds(['m.lender', 'u.unit_number', 'm.reference'], '$8::text')})
     order by ${inOrder} limit ${limit + 1}`,
    [
      buildingId,
      shows,
      lapsedThrough,
      afterKey,
      afterLender,
      afterId,
      unitId ?? null,
      search ? containing(search) : null,
    ],
  )
  return pageOf(
    rows as Row[],
    limit,
    ({ sortKey: _, ...mortgagee }) => mortgagee,
    ({ sortKey, lender, _id }) => writeCursor([sortKey, lender, _id]),
  )
}

/** Reads all whose requests count, of the building or of one unit, by unit and name. */
export const selectCounting = async (
  db: Database,
  buildingId: string,
  lapsedThrough: LocalDate | null,
  unitId: string | null = null,
): Promise<KnownMortgagee[]> => {
  const { rows } = await run(
    db,
    `select ${mortgageeColumns} from ${mortgageeTables}
     where m.building_id = $1::uuid and ${counts('$2')} and ($3::uuid is null or m.unit_id = $3::uuid)
     order by ${inOrder}`,
    [buildingId, lapsedThrough, unitId],
  )
  return rows as KnownMortgagee[]
}

/** Reads all of the building, by unit and name. */
export const selectAll = async (db: Database, buildingId: string): Promise<KnownMortgagee[]> => {
  const { rows } = await run(
    db,
    `select ${mortgageeColumns} from ${mortgageeTables} where m.building_id = $1::uuid order by ${inOrder}`,
    [buildingId],
  )
  return rows as KnownMortgagee[]
}

/** Reads the first of those whose requests count today and lapse within a while, and how many there are. */
export const selectEnding = async (
  db: Database,
  buildingId: string,
  { lapsed, lapsing }: { lapsed: LocalDate; lapsing: LocalDate },
): Promise<{ found: number; ending: KnownMortgagee[] }> => {
  const { rows } = await run(
    db,
    `select ${mortgageeColumns}, count(*) over ()::integer as found from ${mortgageeTables}
     where m.building_id = $1::uuid and ${counts('$2')} and m.requested_on <= $3::date
     order by m.requested_on, m.id limit ${agendaEntriesMost}`,
    [buildingId, lapsed, lapsing],
  )
  const all = rows as (KnownMortgagee & { found: number })[]
  return { found: all[0]?.found ?? 0, ending: all.map(({ found: _, ...mortgagee }) => mortgagee) }
}

/** Names the first of those who own a unit on a day, so that what all sellers need to know is said once; null where none. */
export const selectFirstOwner = async (
  db: Database,
  buildingId: string,
  unitId: string,
  day: LocalDate,
): Promise<string | null> => {
  const { rows } = await run(
    db,
    `select o.person_id as "personId" from ownerships o
     where o.building_id = $1::uuid and o.unit_id = $2::uuid and (o.from_date is null or o.from_date <= $3::date)
       and (o.to_date is null or o.to_date >= $3::date)
     order by o.person_id limit 1`,
    [buildingId, unitId, day],
  )
  return (rows as { personId: string }[])[0]?.personId ?? null
}
