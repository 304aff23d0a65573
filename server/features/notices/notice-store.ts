import type { Notice } from '../../../contract/notices.ts'
import { run, type Database } from '../../db/connection.ts'
import { asksOf, reader, readerValues, visibleTo, wasVisible, type Reader } from './audience-store.ts'
import { ownMarks, summaryColumns, summaryOf, type SummaryRow } from './reading-store.ts'
import { canFor } from './rules.ts'

interface NoticeRow extends SummaryRow {
  content: string
  version: number
  revised_at: string | null
  author_name: string
  units: { _id: string; unitNumber: string }[]
  revisions: { revision: number; at: string; note: string }[]
}

/** The units are for those who manage notices: readers learn nothing of whom else it is for. */
const one = (by: Reader, forUpdate: boolean) => `
  with ${reader}
  select ${summaryColumns}, n.content, n.version, n.revised_at, r.read_at, r.acknowledged_at, ${asksOf} as asked,
    a.first_name || ' ' || a.last_name as author_name,
    ${by.manages ? unitsOf : `'[]'::json`} as units,
    (select coalesce(json_agg(json_build_object('revision', v.revision, 'at', v.at, 'note', v.note)
      order by v.revision desc), '[]') from notice_revisions v where v.notice_id = n.id) as revisions
  from notices n join accounts a on a.id = n.author_id ${ownMarks}
  where n.id = $6 and ${visibleTo(by)} ${forUpdate ? 'for update of n' : ''}`

const unitsOf = `
  (select coalesce(json_agg(json_build_object('_id', u.id, 'unitNumber', u.unit_number) order by u.sort_key), '[]')
    from notice_units nu join units u on u.building_id = nu.building_id and u.id = nu.unit_id
    where nu.notice_id = n.id)`

/** A notice but for its attachments, with the round whose receipts count. */
export type NoticeRecord = Omit<Notice, 'attachments'> & { round: number }

const recordOf = (row: NoticeRow, by: Reader): NoticeRecord => {
  const summary = summaryOf(row, by.now)
  const who = { manages: by.manages, asked: row.asked, acknowledged: row.acknowledged_at !== null }
  return {
    ...summary,
    content: row.content,
    units: row.units,
    authorName: row.author_name,
    revisedAt: row.revised_at,
    revisions: row.revisions.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
    version: row.version,
    round: row.round,
    can: canFor(who, summary.status),
  }
}

export const selectNotice = async (
  db: Database,
  by: Reader,
  id: string,
  { forUpdate = false } = {},
): Promise<NoticeRecord | null> => {
  const { rows } = await run(db, one(by, forUpdate), [...readerValues(by), id])
  return rows[0] ? recordOf(rows[0] as NoticeRow, by) : null
}

/** What the inbox says of notices: by the id it refers to, which is a notice's or a correction's. */
export const selectTitles = async (
  db: Database,
  by: Reader,
  subjectIds: readonly string[],
): Promise<
  {
    subjectId: string
    _id: string
    title: string
    preview: string
    type: Notice['type']
    audience: Notice['audience']
    ended: boolean
  }[]
> => {
  const { rows } = await run(
    db,
    `with ${reader}, subjects as (
      select s.id as subject_id, coalesce(v.notice_id, s.id) as notice_id
      from unnest($6::uuid[]) as s (id) left join notice_revisions v on v.id = s.id and v.building_id = $1)
    select s.subject_id as "subjectId", n.id as _id, n.title, n.preview, n.type, n.audience,
      coalesce(n.expires_at <= $5, false) as ended
    from subjects s join notices n on n.id = s.notice_id
    where ${wasVisible}`,
    [...readerValues(by), subjectIds],
  )
  return rows as Awaited<ReturnType<typeof selectTitles>>
}
