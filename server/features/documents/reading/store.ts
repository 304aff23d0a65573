import { sql } from 'kysely'
import type { UnreadableReason } from '../../../../contract/documents/reading.ts'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import type { Page } from './page.ts'
import { markOf, placesOf } from './words.ts'

/** Notes that the text of a content is wanted; one that is known stays as it is. */
export const insertReading = (db: Database, { sha256, contentType }: { sha256: string; contentType: string }) =>
  db
    .insertInto('file_readings')
    .values({ sha256, content_type: contentType })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()

export const selectReading = (db: Database, sha256: string) =>
  db
    .selectFrom('file_readings as r')
    .innerJoin('stored_files as f', 'f.sha256', 'r.sha256')
    .where('r.sha256', '=', sha256)
    .select(['r.content_type as contentType', 'r.state', 'f.size_bytes as sizeBytes'])
    .executeTakeFirst()

/** Keeps what was read; false where somebody else has kept it meanwhile, or it was swept. */
export const updateRead = async (
  db: Database,
  sha256: string,
  read: { pages: readonly Page[] } | { unreadable: UnreadableReason },
  now: Instant,
): Promise<void> => {
  const reason = 'unreadable' in read ? read.unreadable : null
  const { numAffectedRows } = await run(
    db,
    `update file_readings set state = $2, reason = $3, read_at = $4 where sha256 = $1 and state = 'waiting'`,
    [sha256, reason === null ? 'read' : 'unreadable', reason, now],
  )
  if (numAffectedRows === 0n || 'unreadable' in read) return
  await run(
    db,
    'insert into file_pages (sha256, page, text) select $1, page, text from unnest($2::int[], $3::text[]) as p (page, text)',
    [sha256, read.pages.map(({ number }) => number), read.pages.map(({ text }) => text)],
  )
}

/** Pages that cannot be found in a building yet, so many at most. */
export const selectUnfound = async (
  db: Database,
  buildingId: string,
  sha256: string,
  limit: number,
): Promise<Page[]> => {
  const { rows } = await run(
    db,
    `select p.page as number, p.text from file_pages p
     where p.sha256 = $2 and not exists (
       select from page_words w where w.building_id = $1 and w.sha256 = p.sha256 and w.page = p.page)
     order by p.page limit ${limit}`,
    [buildingId, sha256],
  )
  return rows as unknown as Page[]
}

/** What a text of a building is found by. */
export const markedWords = (buildingId: string, text: string) => {
  const { words, places } = placesOf(text)
  return sql<string>`marked_words(${markOf(buildingId)}, ${words}::text[], ${places}::text[])`
}

/** Makes a page findable in a building; one that is already stays. */
export const insertWords = (db: Database, buildingId: string, sha256: string, { number, text }: Page) =>
  db
    .insertInto('page_words')
    .values({ building_id: buildingId, sha256, page: number, words: markedWords(buildingId, text) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** The documents of the building `$1` whose newest version, or what is said of them, answers a query. */
export const foundIn = (query: string): string => `
  found as materialized (
    select d.id from documents d where d.building_id = $1::uuid and d.words @@ ${query}
    union
    select d.id from page_words w
    join document_versions v on v.building_id = w.building_id and v.sha256 = w.sha256
    join documents d on d.building_id = v.building_id and d.id = v.document_id and d.newest = v.number
    where w.building_id = $1::uuid and w.words @@ ${query})`

/** Of each word its English stem. */
export const selectStems = async (db: Database, words: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await run(
    db,
    `select word, coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word) as stem from unnest($1::text[]) as w (word)`,
    [[...new Set(words)]],
  )
  return new Map((rows as { word: string; stem: string }[]).map(({ word, stem }) => [word, stem]))
}

/** Whether a version `v` is found by the words inside, in the building where it lies: the contract's `Inside`. */
export const insideOfVersion = `(
  select case
    when r.state = 'unreadable' then r.reason
    when r.state = 'waiting' or exists (
      select from file_pages p where p.sha256 = r.sha256 and not exists (
        select from page_words w where w.building_id = v.building_id and w.sha256 = p.sha256 and w.page = p.page))
    then 'waiting' else 'read' end
  from file_readings r where r.sha256 = v.sha256)`

export interface FoundPage {
  sha256: string
  page: number
  text: string
  contentType: string
}

/** Of each content the pages that answer a query best, in the order of the pages. */
export const selectFoundPages = async (
  db: Database,
  buildingId: string,
  query: string,
  contents: readonly string[],
  limit: number,
): Promise<FoundPage[]> => {
  const { rows } = await run(
    db,
    `select p.sha256, p.page, p.text, r.content_type as "contentType"
     from unnest($3::text[]) as c (sha256)
     cross join lateral (
       select w.sha256, w.page from page_words w
       where w.building_id = $1 and w.sha256 = c.sha256 and w.words @@ $2::tsquery
       order by ts_rank(w.words, $2::tsquery) desc, w.page limit ${limit}) best
     join file_pages p on p.sha256 = best.sha256 and p.page = best.page
     join file_readings r on r.sha256 = best.sha256
     order by p.sha256, p.page`,
    [buildingId, query, [...new Set(contents)]],
  )
  return rows as unknown as FoundPage[]
}
