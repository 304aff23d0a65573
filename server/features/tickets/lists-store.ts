import { similarDays, similarShownMost, ticketGroupsMost } from '../../../contract/limits/tickets.ts'
import type { Paging } from '../../../contract/paging.ts'
import type { Page } from '../../../contract/route.ts'
import { later, type Instant } from '../../../contract/time.ts'
import type { SimilarQuery, TicketQuery } from '../../../contract/tickets.ts'
import type {
  SimilarTicket,
  TicketCounts,
  TicketGroup,
  TicketRow,
  TicketSummary,
} from '../../../contract/tickets/ticket.ts'
import { run, type Database } from '../../db/connection.ts'
import { anyHolds, containing } from '../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { dueAt, fromTickets, reporterName, rowColumns, type KnownRow } from './tickets-store.ts'

const dayMs = 24 * 60 * 60 * 1000
const current = `('open', 'assigned', 'in_progress', 'on_hold')`
/** What no clock waits for stands last. */
const duest = `coalesce(${dueAt}, 'infinity'::timestamptz)`

type Listed = KnownRow & { sorted: string }

const rowOf =
  (now: Instant) =>
  ({ sorted: _sorted, ...row }: Listed): TicketRow => ({ ...row, isLate: row.dueAt !== null && row.dueAt < now })

/** Conditions and their values, each written out only where it is asked for, so that one plan serves one narrowing. */
const narrowing = (buildingId: string) => {
  const values: unknown[] = [buildingId]
  const conditions = ['t.building_id = $1::uuid']
  const value = (of: unknown, type: string) => `$${values.push(of)}::${type}`
  return { values, conditions, value }
}

const narrow = (
  { conditions, value }: ReturnType<typeof narrowing>,
  query: TicketQuery,
  { accountId, now }: { accountId: string; now: Instant },
): void => {
  const add = (condition: string) => conditions.push(condition)
  const { status, category, priority, place, assignee, vendorId, unitId, search } = query
  if (status) add(status === 'current' ? `t.status in ${current}` : `t.status = ${value(status, 'text')}`)
  if (category) add(`t.category = ${value(category, 'text')}`)
  if (priority) add(`t.priority = ${value(priority, 'text')}`)
  if (place) add(`t.place = ${value(place, 'text')}`)
  if (assignee === 'none') add('t.assignee_id is null and t.vendor_id is null')
  else if (assignee) add(`t.assignee_id = ${value(assignee === 'me' ? accountId : assignee, 'uuid')}`)
  if (vendorId) add(`t.vendor_id = ${value(vendorId, 'uuid')}`)
  if (unitId) add(`t.unit_id = ${value(unitId, 'uuid')}`)
  if (query.due === 'late') add(`${dueAt} < ${value(now, 'timestamptz')}`)
  if (query.emergency === 'yes') add('t.is_emergency')
  if (!search) return
  const words = value(containing(search), 'text')
  const number = /^#?(\d{1,9})$/.exec(search)?.[1]
  const found = [`t.plain_words like ${words}`, anyHolds([reporterName, 'u.unit_number', 'v.name'], words)]
  add(`(${[...found, ...(number ? [`t.number = ${value(Number(number), 'integer')}`] : [])].join(' or ')})`)
}

/** The tickets of a building as they are narrowed: the newest first, or what is due first. */
export const selectTickets = async (
  db: Database,
  buildingId: string,
  query: TicketQuery,
  by: { accountId: string; now: Instant },
): Promise<Page<TicketRow>> => {
  const narrowed = narrowing(buildingId)
  const { conditions, value } = narrowed
  narrow(narrowed, query, by)
  const { cursor, limit } = query
  const byDue = query.order === 'due'
  if (cursor !== undefined && byDue) {
    const [due, id] = readCursor(cursor, 2)
    conditions.push(`(${duest}, t.id) > (${value(due, 'timestamptz')}, ${value(id, 'uuid')})`)
  } else if (cursor !== undefined) conditions.push(`t.id < ${value(readCursor(cursor, 1)[0], 'uuid')}`)
  const { rows } = await run(
    db,
    `select ${rowColumns}, ${duest}::text as sorted from ${fromTickets} where ${conditions.join(' and ')}
     order by ${byDue ? `${duest}, t.id` : 't.id desc'} limit ${limit + 1}`,
    narrowed.values,
  )
  const mark = ({ sorted, _id }: Listed) => writeCursor(byDue ? [sorted, _id] : [_id])
  return pageOf(rows as Listed[], limit, rowOf(by.now), mark)
}

/** What an account reported, had reported for it, or follows; newest first. Whose unit it is stays with whoever reported. */
export const selectMine = async (
  db: Database,
  buildingId: string,
  accountId: string,
  { cursor, limit, shows }: Pick<Paging, 'cursor' | 'limit'> & { shows?: 'current' | 'past' | undefined },
): Promise<Page<TicketSummary>> => {
  const before = cursor === undefined ? null : readCursor(cursor, 1)[0]
  const past = `t.status in ('closed', 'declined')`
  const shown = shows === undefined ? 'true' : shows === 'past' ? past : `not ${past}`
  const { rows } = await run(
    db,
    `select ${rowColumns}, t.reporter_id = $2::uuid as "isMine" from ${fromTickets}
     where t.building_id = $1::uuid and ($3::uuid is null or t.id < $3::uuid) and ${shown}
       and (t.reporter_id = $2::uuid or t.id in (
         select f.ticket_id from ticket_followers f where f.building_id = $1::uuid and f.account_id = $2::uuid))
     order by t.id desc limit ${limit + 1}`,
    [buildingId, accountId, before],
  )
  type Mine = KnownRow & { isMine: boolean | null }
  const summaryOf = ({ isMine, reporter: _r, assignee: _a, dueAt: _d, dueFor: _f, ...row }: Mine): TicketSummary => ({
    ...row,
    unit: isMine ? row.unit : null,
  })
  return pageOf(rows as Mine[], limit, summaryOf, ({ _id }) => writeCursor([_id]))
}

/** Open tickets of one kind that the caller may see and follow: on common property, or about the same unit of theirs. */
export const selectSimilar = async (
  db: Database,
  buildingId: string,
  { category, place, unitId }: SimilarQuery,
  { accountId, now }: { accountId: string; now: Instant },
): Promise<SimilarTicket[]> => {
  const { rows } = await run(
    db,
    `select t.id as _id, t.number, t.title, t.status, t.place_words as "placeWords", t.category,
       t.reported_at as "reportedAt",
       (select count(*)::integer from ticket_followers f where f.building_id = t.building_id and f.ticket_id = t.id)
         + 1 as followers,
       t.reporter_id is not distinct from $4::uuid or exists (select from ticket_followers f
         where f.building_id = t.building_id and f.ticket_id = t.id and f.account_id = $4::uuid) as "isFollowed"
     from tickets t
     where t.building_id = $1::uuid and t.status in ${current} and t.category = $2::text
       and t.reported_at > $5::timestamptz
       and (t.place = 'common' and $3::text = 'common'
         or t.unit_id = $6::uuid and t.reporter_id = $4::uuid)
     order by followers desc, t.id desc limit ${similarShownMost}`,
    [buildingId, category, place, accountId, later(now, -similarDays * dayMs), unitId ?? null],
  )
  return rows as SimilarTicket[]
}

/** How many tickets stand where; of what is open or on hold, whose it is and how much is late. */
export const countTickets = async (
  db: Database,
  buildingId: string,
  { accountId, now }: { accountId: string; now: Instant },
): Promise<TicketCounts> => {
  const of = (status: string) => `count(*) filter (where t.status = '${status}')::integer as ${status}`
  const amongCurrent = (name: string, condition: string) =>
    `count(*) filter (where t.status in ${current} and ${condition})::integer as ${name}`
  const statuses = ['open', 'assigned', 'in_progress', 'on_hold', 'resolved', 'closed', 'declined']
  const { rows } = await run(
    db,
    `select ${statuses.map(of).join(', ')},
       ${amongCurrent('unassigned', 't.assignee_id is null and t.vendor_id is null')},
       ${amongCurrent('mine', 't.assignee_id = $2::uuid')}, ${amongCurrent('emergencies', 't.is_emergency')},
       count(*) filter (where ${dueAt} < $3::timestamptz)::integer as late
     from tickets t where t.building_id = $1::uuid`,
    [buildingId, accountId, now],
  )
  return rows[0] as TicketCounts
}

const groupings = {
  unit: { key: 'u.id::text', name: 'u.unit_number', none: 'Common property' },
  vendor: { key: 'v.id::text', name: 'v.name', none: 'No vendor' },
  assignee: { key: 's.id::text', name: `s.first_name || ' ' || s.last_name`, none: 'Unassigned' },
  category: { key: 't.category', name: 't.category', none: '' },
} as const
export type Grouping = keyof typeof groupings

/** Tickets by what they have in common, those with the most that are open or on hold first. */
export const selectGroups = async (
  db: Database,
  buildingId: string,
  by: Grouping,
  now: Instant,
): Promise<TicketGroup[]> => {
  const { key, name, none } = groupings[by]
  const { rows } = await run(
    db,
    `select coalesce(${key}, 'none') as key, coalesce(${name}, '${none}') as name,
       count(*) filter (where t.status in ${current})::integer as open,
       count(*) filter (where ${dueAt} < $2::timestamptz)::integer as late, count(*)::integer as all
     from ${fromTickets} where t.building_id = $1::uuid
     group by 1, 2 order by 3 desc, 5 desc, 2 limit ${ticketGroupsMost}`,
    [buildingId, now],
  )
  return rows as TicketGroup[]
}
