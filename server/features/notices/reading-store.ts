import type {
  Audience,
  NoticeFilter,
  NoticeQuery,
  NoticeSummary,
  NoticeType,
  Priority,
} from '../../../contract/notices.ts'
import type { Page } from '../../../contract/route.ts'
import { run, type Database } from '../../db/connection.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { queryFor } from '../../db/search-words.ts'
import { asksOf, current, reader, readerValues, stateIs, visibleTo, type Reader } from './audience-store.ts'
import { statusOf } from './rules.ts'

export const summaryColumns = `
  n.id, n.title, n.preview, n.type, n.priority, n.audience, n.released_at, n.publish_date, n.expires_at, n.pinned_until,
  n.attachment_count, n.must_acknowledge, n.revision, n.round, n.created_at, n.listed_at`

export interface SummaryRow {
  id: string
  title: string
  preview: string
  type: NoticeType
  priority: Priority
  audience: Audience
  released_at: string | null
  publish_date: string | null
  expires_at: string | null
  pinned_until: string | null
  attachment_count: number
  must_acknowledge: boolean
  revision: number
  round: number
  created_at: string
  listed_at: string
  read_at: string | null
  acknowledged_at: string | null
  asked: boolean
}

/** The reader's own marks, of the round that counts: looked up by each notice, not by all that the reader ever read. */
export const ownMarks = `
  left join lateral (
    select o.read_at, o.acknowledged_at from notice_receipts o
    where o.notice_id = n.id and o.account_id = $2 and o.round = n.round limit 1) r on true`

export const summaryOf = (row: SummaryRow, now: string): NoticeSummary => ({
  _id: row.id,
  title: row.title,
  preview: row.preview,
  type: row.type,
  priority: row.priority,
  audience: row.audience,
  status: statusOf({ releasedAt: row.released_at, publishDate: row.publish_date, expiresAt: row.expires_at }, now),
  publishDate: row.publish_date,
  expiresAt: row.expires_at,
  pinnedUntil: row.pinned_until !== null && row.pinned_until > now ? row.pinned_until : null,
  attachmentCount: row.attachment_count,
  mustAcknowledge: row.must_acknowledge,
  forMe: row.asked,
  readAt: row.read_at,
  acknowledgedAt: row.acknowledged_at,
  revision: row.revision,
  createdAt: row.created_at,
})

/** Whoever was not among those told has nothing unread: the notice was there before them. */
const filters: Record<NoticeFilter, string> = {
  pinned: `${current} and n.pinned_until > $5`,
  unread: `${current}
    and exists (select 1 from notice_recipients k where k.account_id = $2 and k.notice_id = n.id and k.round = n.round)
    and not exists (select 1 from notice_receipts o where o.notice_id = n.id and o.account_id = $2 and o.round = n.round)`,
  toAcknowledge: `n.must_acknowledge and ${asksOf}
    and not exists (select 1 from notice_receipts o
      where o.notice_id = n.id and o.account_id = $2 and o.round = n.round and o.acknowledged_at is not null)`,
}

/** The conditions of a list and their values; the text is one of few, so that the database plans each once. */
const narrowed = (by: Reader, { cursor, search, filter, type, priority, status }: NoticeQuery) => {
  const values: unknown[] = readerValues(by)
  const conditions = [visibleTo(by)]
  const next = (value: unknown) => `$${values.push(value)}`
  if (filter) conditions.push(filters[filter])
  if (status) conditions.push(stateIs[status])
  if (type) conditions.push(`n.type = ${next(type)}`)
  if (priority) conditions.push(`n.priority = ${next(priority)}`)
  if (search) {
    const query = queryFor(by.buildingId, search)
    conditions.push(query === null ? 'false' : `n.words @@ ${next(query)}::tsquery`)
  }
  if (cursor !== undefined) {
    const [listedAt, id] = readCursor(cursor, 2)
    conditions.push(`(n.listed_at, n.id) < (${next(listedAt)}::timestamptz, ${next(id)}::uuid)`)
  }
  return { text: conditions.join('\n    and '), values }
}

/** The page first, by the index that orders it, then the reader's marks on those few. */
export const selectNotices = async (db: Database, by: Reader, query: NoticeQuery): Promise<Page<NoticeSummary>> => {
  const { text, values } = narrowed(by, query)
  const { rows } = await run(
    db,
    `with ${reader}, page as (
      select ${summaryColumns} from notices n
      where ${text}
      order by n.listed_at desc, n.id desc limit ${query.limit + 1})
    select n.*, r.read_at, r.acknowledged_at, ${asksOf} as asked from page n ${ownMarks}
    order by n.listed_at desc, n.id desc`,
    values,
  )
  return pageOf(
    rows as SummaryRow[],
    query.limit,
    (row) => summaryOf(row, by.now),
    (row) => writeCursor([row.listed_at, row.id]),
  )
}
