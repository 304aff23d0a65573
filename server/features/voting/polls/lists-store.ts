import type { PollQuery } from '../../../../contract/voting/polls.ts'
import type { Page } from '../../../../contract/route.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'
import { summaryColumns, type KnownPoll } from './store.ts'

/** Who looks at polls: the account on the building's day. */
export interface PollReader {
  accountId: string
  day: LocalDate
  now: Instant
  /** Whether they manage the building and so see all of them. */
  manages: boolean
}

/** What the reader's ties to units are on the day: the parameters are the building, the account, the day and the moment. */
const answersFor = `
  select l.unit_id from unit_links l
  where l.building_id = $1::uuid and l.account_id = $2::uuid
    and (l.from_date is null or l.from_date <= $3::date) and (l.to_date is null or l.to_date >= $3::date)
    and (l.role = 'owner' or (p.audience = 'residents' and l.role in ('tenant', 'occupant')))`

const asksReader = `exists (select from poll_units n
  where n.building_id = p.building_id and n.poll_id = p.id and n.unit_id in (${answersFor}))`

/** The one rule of who may see a poll; a draft is there for those who manage the building only. */
const visibleTo = ({ manages }: PollReader): string =>
  manages ? 'p.building_id = $1::uuid' : `p.building_id = $1::uuid and p.opened_at is not null and ${asksReader}`

const readerValues = (buildingId: string, { accountId, day, now }: PollReader) => [buildingId, accountId, day, now]

const isRunning = 'p.closed_at is null and p.withdrawn_at is null and p.closes_at > $4::timestamptz'

const shown: Readonly<Record<PollQuery['shows'], { which: string; by: string; direction: 'asc' | 'desc' }>> = {
  open: { which: `p.opened_at is not null and ${isRunning}`, by: 'p.closes_at', direction: 'asc' },
  past: { which: `p.opened_at is not null and not (${isRunning})`, by: 'p.closes_at', direction: 'desc' },
  drafts: { which: 'p.opened_at is null', by: 'p.created_at', direction: 'desc' },
}

/** A poll in a list, with how many units of the reader have still to answer. */
export type ListedPoll = Pick<
  KnownPoll,
  | '_id'
  | 'question'
  | 'audience'
  | 'openedAt'
  | 'closesAt'
  | 'closedAt'
  | 'withdrawnAt'
  | 'version'
  | 'units'
  | 'answered'
> & { mine: number; awaits: number }

type Row = ListedPoll & { sorted: string }

/** Every statement about what somebody reads names all four of the reader's values. */
const readerOf = 'select $2::uuid as account, $3::date as day, $4::timestamptz as now'

/** Polls that the reader may see, a page at a time. */
export const selectPolls = async (
  db: Database,
  buildingId: string,
  { shows, cursor, limit }: PollQuery,
  reader: PollReader,
): Promise<Page<ListedPoll>> => {
  const { which, by, direction } = shown[shows]
  const values: unknown[] = readerValues(buildingId, reader)
  const conditions = [visibleTo(reader), which]
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor, 2)
    const sign = direction === 'asc' ? '>' : '<'
    conditions.push(`(${by}, p.id) ${sign} ($${values.push(at)}::timestamptz, $${values.push(id)}::uuid)`)
  }
  const { rows } = await run(
    db,
    `with reader as (${readerOf}), page as (
       select p.*, ${by} as sorted from polls p, reader where ${conditions.join(' and ')}
       order by ${by} ${direction}, p.id ${direction} limit ${limit + 1})
     select ${summaryColumns}, p.sorted,
       (select count(*)::integer from poll_units n
        where n.building_id = p.building_id and n.poll_id = p.id and n.unit_id in (${answersFor})) as mine,
       (select count(*)::integer from poll_units n
        where n.building_id = p.building_id and n.poll_id = p.id and n.unit_id in (${answersFor})
          and not exists (select from poll_answers w
            where w.building_id = n.building_id and w.poll_id = n.poll_id and w.unit_id = n.unit_id)) as awaits
     from page p order by p.sorted ${direction}, p.id ${direction}`,
    values,
  )
  return pageOf(
    rows as Row[],
    limit,
    ({ sorted: _sorted, ...row }) => row,
    (row) => writeCursor([row.sorted, row._id]),
  )
}

/** What a row of the inbox is about: the poll, or one of its reminders. */
type ToldPoll = Omit<ListedPoll, 'mine'> & { subjectId: string }

/** Of these polls and reminders those that the reader may see, as an inbox row names them. */
export const selectTold = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
  reader: PollReader,
): Promise<ToldPoll[]> => {
  const { rows } = await run(
    db,
    `with reader as (${readerOf}), told as (
       select id as subject_id, id as poll_id from polls where building_id = $1::uuid and id = any($5::uuid[])
       union select id, poll_id from poll_reminders where building_id = $1::uuid and id = any($5::uuid[]))
     select ${summaryColumns}, t.subject_id as "subjectId",
       (select count(*)::integer from poll_units n
        where n.building_id = p.building_id and n.poll_id = p.id and n.unit_id in (${answersFor})
          and not exists (select from poll_answers w
            where w.building_id = n.building_id and w.poll_id = n.poll_id and w.unit_id = n.unit_id)) as awaits
     from told t join polls p on p.id = t.poll_id, reader where ${visibleTo(reader)}`,
    [...readerValues(buildingId, reader), [...ids]],
  )
  return rows as ToldPoll[]
}
