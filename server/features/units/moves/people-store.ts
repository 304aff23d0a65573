import { sql } from 'kysely'
import type { Paging } from '../../../../contract/paging.ts'
import type { Page } from '../../../../contract/route.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { PersonChoice } from '../../../../contract/units/moves.ts'
import type { Database } from '../../../db/connection.ts'
import { byName, containing, nameAfter } from '../../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'
import { holding } from '../holding-store.ts'

/** People of the building by name, with the units they are tied to on a day; the words are looked for in name and e-mail. */
export const selectPeople = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search }: Paging,
  day: LocalDate,
): Promise<Page<PersonChoice>> => {
  const after = cursor === undefined ? null : readCursor(cursor, 2)
  const like = search ? containing(search) : null
  const rows = await db
    .selectFrom('people as p')
    .where('p.building_id', '=', buildingId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(${byName('p.name')}, p.id) > (${nameAfter(after![0]!)}, ${after![1]}::uuid)`),
    )
    .$if(like !== null, (query) =>
      query.where(sql<boolean>`(plain(p.name) like ${like} or plain(p.email) like ${like})`),
    )
    .orderBy(byName('p.name'))
    .orderBy('p.id')
    .limit(sql.lit(limit + 1))
    .select(['p.id as _id', 'p.name', 'p.email'])
    .select(
      sql<string[]>`array(
        select u.unit_number from units u
        where u.building_id = p.building_id and exists (
          select from unit_links l where l.unit_id = u.id and l.person_id = p.id
            and ${holding('l', day)})
        order by u.sort_key)`.as('unitNumbers'),
    )
    .execute()
  return pageOf(
    rows,
    limit,
    (row) => row,
    (row) => writeCursor([row.name, row._id]),
  )
}
