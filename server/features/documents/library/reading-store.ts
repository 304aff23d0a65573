import type { DocumentQuery, DocumentSummary } from '../../../../contract/documents/document.ts'
import { expiryReminderDays } from '../../../../contract/limits/documents.ts'
import { pageMost } from '../../../../contract/limits.ts'
import type { Page } from '../../../../contract/route.ts'
import { addDays } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { instantIn } from '../../../db/json.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'
import type { Question } from '../../../http/foresight.ts'
import type { Asked } from '../../../offers.ts'
import type { Search } from '../reading/reading.ts'
import { foundIn } from '../reading/store.ts'
import { summaryColumns, summaryOf, withNewest, type SummaryRow } from './document-store.ts'
import { inBin, managed, readable, readerValues, scope, scopeIn, type Reader } from './scope-store.ts'

const orders = {
  title: { by: 'd.title_key, d.id', after: '(d.title_key, d.id) >', types: ['text collate "C"', 'uuid'] },
  newest: { by: 'd.updated_at desc, d.id desc', after: '(d.updated_at, d.id) <', types: ['timestamptz', 'uuid'] },
} as const

const keysOf = {
  title: ({ title_key, id }: SummaryRow) => [title_key, id],
  newest: ({ updated_at, id }: SummaryRow) => [updated_at, id],
} as const

/** The conditions of a list and their values. */
const narrowed = (
  by: Reader,
  { cursor, category, folder, filter, sort }: DocumentQuery,
  search: Search | undefined,
) => {
  const values = readerValues(by)
  const next = (value: unknown, type: string) => `$${values.push(value)}::${type}`
  const conditions = [filter === 'bin' ? inBin('$1::uuid') : readable('$1::uuid')]
  if (category) conditions.push(`d.category = ${next(category, 'text')}`)
  if (folder === 'none') conditions.push('d.folder_id is null')
  else if (folder) conditions.push(`d.folder_id = ${next(folder, 'uuid')}`)
  if (filter === 'pinned') conditions.push('d.pinned_at is not null')
  if (filter === 'expiring')
    conditions.push(`d.expires_on <= ${next(addDays(by.today, expiryReminderDays[0]), 'date')} and ${managed}`)
  const tables = [scope]
  if (search) {
    tables.push(foundIn(next(search.query, 'tsquery')))
    conditions.push('d.id = any(array(select id from found))')
  }
  if (cursor !== undefined) {
    const { after, types } = orders[sort]
    const marks = readCursor(cursor, 2).map((key, place) => `$${values.push(key)}::${types[place]}`)
    conditions.push(`${after} (${marks.join(', ')})`)
  }
  return { tables: tables.join(','), text: conditions.join('\n    and '), values }
}

/** A document of a list, and its content, for what was found inside. */
export type Listed = Omit<DocumentSummary, 'hits'> & { sha256: string }

/** The documents that the reader may read, or of the bin those that they manage; of a search, what answers it. */
export const selectDocuments = async (
  db: Database,
  by: Reader,
  query: DocumentQuery,
  search?: Search,
): Promise<Page<Listed>> => {
  const { tables, text, values } = narrowed(by, query, search)
  const { rows } = await run(
    db,
    `with ${tables}
    select ${summaryColumns}
    from (select * from documents d where ${text} order by ${orders[query.sort].by} limit ${query.limit + 1}) d
    ${withNewest}
    order by ${orders[query.sort].by}`,
    values,
  )
  return pageOf(
    rows as SummaryRow[],
    query.limit,
    (row) => ({ ...summaryOf(row, by), sha256: row.sha256 }),
    (row) => writeCursor(keysOf[query.sort](row)),
  )
}

const pinnedIn = (building: string, role: string): string => `
  with ${scopeIn(building, role)}
  select coalesce(json_agg(json_build_object('_id', p.id, 'title', p.title, 'category', p.category,
      'fileSize', p.size_bytes, 'fileName', p.file_name, 'description', p.description,
      'pinnedAt', ${instantIn('p.pinned_at')}) order by p.pinned_at desc, p.id), '[]') as documents
  from (
    select d.id, d.title, d.category, v.size_bytes, v.file_name, d.description, d.pinned_at
    from documents d ${withNewest} where ${readable(building)} and d.pinned_at is not null
    order by d.pinned_at desc, d.id limit ${pageMost}) p`

/** What is pinned for the caller, as the dashboard reads it: a JSON array of the contract's `PinnedDocument`. */
export const pinnedDocuments = ({ building, role }: Asked): string => pinnedIn(building, role)

/** What is pinned for a reader, newest first. */
export const pinnedQuestion = ({ buildingId, role }: Reader): Question => ({
  text: pinnedIn('$1::uuid', '$2::text'),
  values: [buildingId, role],
})
