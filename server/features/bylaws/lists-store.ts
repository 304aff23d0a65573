import type { BylawQuery } from '../../../contract/bylaws.ts'
import type { BylawSet } from '../../../contract/bylaws/bylaw.ts'
import { bylawNewsDays, bylawsShownMost } from '../../../contract/limits/bylaws.ts'
import { agendaEntriesMost } from '../../../contract/limits/agenda.ts'
import type { Page } from '../../../contract/route.ts'
import { addDays, type LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { anyHolds, containing, nameOrder } from '../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { bylawColumns, bylawsInSets, type KnownBylaw } from './store.ts'

/** Whether a rule has lapsed because no general meeting ratified it in time; of a text `b` and a day, as SQL. */
const lapsedBy = (day: string) => `(b.ratify_by is not null and b.ratified_on is null and b.ratify_by < ${day})`

/** Whether a text `b` is in force on a day, as SQL: what `stateOn` says of one. */
const inForceOn = (day: string) =>
  `((b.is_standard or b.in_force_from <= ${day}) and (b.ended_on is null or b.ended_on > ${day}) and not ${lapsedBy(day)})`

/** Of these, one condition each: `$2` is the day, `$3` the day since which changes are news. */
const shown: Readonly<Record<BylawQuery['shows'], string>> = {
  inForce: inForceOn('$2::date'),
  waiting: '(not b.is_standard and b.in_force_from is null and b.ended_on is null)',
  ended: `(b.ended_on <= $2::date or ${lapsedBy('$2::date')})`,
  untold: `(b.news_on >= $3::date and b.told_on is null
    or ${lapsedBy('$2::date')} and b.ended_on is null and b.ratify_by >= $3::date and (b.told_on is null or b.told_on <= b.ratify_by))`,
}

const order = `s.kind, ${nameOrder('s.name')}, ${nameOrder('b.number')}, b.id`

/** Lists texts in the order of their sets and numbers. */
export const selectBylaws = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search, shows, kind, setId }: BylawQuery,
  day: LocalDate,
): Promise<Page<KnownBylaw>> => {
  const [afterKind = null, afterSet = null, afterNumber = null, afterId = null] =
    cursor === undefined ? [] : readCursor(cursor, 4)
  const { rows } = await run(
    db,
    `select ${bylawColumns} from ${bylawsInSets}
     where b.building_id = $1::uuid and $2::date is not null and $3::date is not null and ${shown[shows]}
       and ($4::text is null or s.kind = $4::text)
       and ($5::uuid is null or s.id = $5::uuid)
       and ($6::text is null or ${anyHolds(['b.number', 'b.heading', 'b.text'], '$6::text')})
       and ($7::text is null or (${order}) >
         ($7::text, ${nameOrder('$8::text')}, ${nameOrder('$9::text')}, $10::uuid))
     order by ${order} limit ${limit + 1}`,
    [
      buildingId,
      day,
      addDays(day, -bylawNewsDays),
      kind ?? null,
      setId ?? null,
      search ? containing(search) : null,
      afterKind,
      afterSet,
      afterNumber,
      afterId,
    ],
  )
  return pageOf(
    rows as KnownBylaw[],
    limit,
    (row) => row,
    ({ set, number, _id }) => writeCursor([set.kind, set.name, number, _id]),
  )
}

/** Reads all texts in force on a day, in the order of their sets and numbers. */
export const selectInForce = async (db: Database, buildingId: string, day: LocalDate): Promise<KnownBylaw[]> => {
  const { rows } = await run(
    db,
    `select ${bylawColumns} from ${bylawsInSets} where b.building_id = $1::uuid and ${inForceOn('$2::date')}
     order by ${order} limit ${bylawsShownMost}`,
    [buildingId, day],
  )
  return rows as KnownBylaw[]
}

/** Lists the sets of a building with how many of their texts are in force on a day. */
export const selectSets = async (db: Database, buildingId: string, day: LocalDate): Promise<BylawSet[]> => {
  const { rows } = await run(
    db,
    `select s.id as "_id", s.kind, s.name, s.version,
       (select count(*)::integer from bylaws b
         where b.building_id = s.building_id and b.set_id = s.id and ${inForceOn('$2::date')}) as "inForce"
     from bylaw_sets s where s.building_id = $1::uuid order by s.kind, ${nameOrder('s.name')}, s.id`,
    [buildingId, day],
  )
  return rows as BylawSet[]
}

/** Reads the rules that lapse by a day unless owners ratify them, the first ones, and how many there are. */
export const selectToRatify = async (
  db: Database,
  buildingId: string,
  today: LocalDate,
  until: LocalDate,
): Promise<{ found: number; rules: KnownBylaw[] }> => {
  const { rows } = await run(
    db,
    `select ${bylawColumns}, count(*) over ()::integer as found from ${bylawsInSets}
     where b.building_id = $1::uuid and ${inForceOn('$2::date')} and b.ratified_on is null and b.ratify_by <= $3::date
     order by b.ratify_by, b.id limit ${agendaEntriesMost}`,
    [buildingId, today, until],
  )
  const found = rows as (KnownBylaw & { found: number })[]
  return { found: found[0]?.found ?? 0, rules: found.map(({ found: _found, ...rule }) => rule) }
}
