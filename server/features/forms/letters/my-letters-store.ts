import type { MyLetter, MyLetterSummary } from '../../../../contract/forms/runs.ts'
import type { Page } from '../../../../contract/route.ts'
import { localDateOf, type Instant } from '../../../../contract/time.ts'
import type { Ctx, CurrentAccount, CurrentBuilding } from '../../../context.ts'
import { run, type Database } from '../../../db/connection.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'

/** Who reads letters to themselves. */
type Reader = Pick<Ctx, 'db' | 'now'> & { account: Pick<CurrentAccount, '_id'> }

/**
 * The letters of a building ($1) to an account ($2) that still has, today ($3), the tie to the unit for which it was
 * written to: who sold or moved out reads no more.
 */
const mine = `
  from letter_addressees d
    join letters l on l.building_id = d.building_id and l.id = d.letter_id
    join units u on u.building_id = l.building_id and u.id = l.unit_id
  where d.building_id = $1::uuid and l.sent_at is not null and exists (
    select from unit_links k where k.building_id = $1::uuid and k.account_id = $2::uuid and k.person_id = d.person_id
      and k.unit_id = l.unit_id and k.role = d.role and (k.from_date is null or k.from_date <= $3::date)
      and (k.to_date is null or k.to_date >= $3::date))`

const columns = `l.id as _id, l.subject, u.unit_number as "unitNumber", l.sent_at as at, l.content as html,
  d.read_at as "readAt"`

const valuesOf = ({ account, now }: Reader, building: Pick<CurrentBuilding, '_id' | 'timeZone'>) => [
  building._id,
  account._id,
  localDateOf(now, building.timeZone),
]

type Place = Pick<CurrentBuilding, '_id' | 'timeZone'>

/** Newest first; one who is written to twice by the same letter finds it once. */
export const selectMine = async (
  reader: Reader,
  building: Place,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<MyLetterSummary>> => {
  const [at, id] = cursor === undefined ? [null, null] : readCursor(cursor, 2)
  const { rows } = await run(
    reader.db,
    `select _id, subject, "unitNumber", at, "readAt" from (select distinct on (l.id) ${columns} ${mine}
       order by l.id, d.read_at nulls last) as mine
     where $4::timestamptz is null or (at, _id) < ($4::timestamptz, $5::uuid)
     order by at desc, _id desc limit $6`,
    [...valuesOf(reader, building), at, id, limit + 1],
  )
  return pageOf(
    rows as MyLetterSummary[],
    limit,
    (row) => row,
    (row) => writeCursor([row.at, row._id]),
  )
}

export const selectMyLetter = async (reader: Reader, building: Place, id: string): Promise<MyLetter | null> => {
  const { rows } = await run(
    reader.db,
    `select ${columns} ${mine} and l.id = $4::uuid order by d.read_at nulls last limit 1`,
    [...valuesOf(reader, building), id],
  )
  return (rows[0] as MyLetter | undefined) ?? null
}

/** What the inbox says of letters; those that are not the reader's are missing. */
export const selectMyTitles = async (
  reader: Reader,
  building: Place,
  ids: readonly string[],
): Promise<Pick<MyLetter, '_id' | 'subject' | 'unitNumber'>[]> => {
  const { rows } = await run(
    reader.db,
    `select distinct l.id as _id, l.subject, u.unit_number as "unitNumber" ${mine} and l.id = any ($4::uuid[])`,
    [...valuesOf(reader, building), [...ids]],
  )
  return rows as Pick<MyLetter, '_id' | 'subject' | 'unitNumber'>[]
}

/** Notes when an account first opened a letter. */
export const markRead = async (
  db: Database,
  { buildingId, accountId, letterId, at }: { buildingId: string; accountId: string; letterId: string; at: Instant },
): Promise<void> => {
  await run(
    db,
    `update letter_addressees d set read_at = $4::timestamptz from people p
     where d.building_id = $1::uuid and d.letter_id = $3::uuid and d.read_at is null
       and p.building_id = d.building_id and p.id = d.person_id and p.account_id = $2::uuid`,
    [buildingId, accountId, letterId, at],
  )
}
