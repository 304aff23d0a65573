/** The statements of the library: those of a list, and those of a search with what was found around its words. */
import { DocumentQuery } from '../../contract/documents/document.ts'
import { hitsPerDocumentMost } from '../../contract/limits/reading.ts'
import { localDateOf } from '../../contract/time.ts'
import { wordsIn } from '../../server/db/search-words.ts'
import { selectDocuments } from '../../server/features/documents/library/reading-store.ts'
import { readerValues, type Reader } from '../../server/features/documents/library/scope-store.ts'
import { selectFoundPages, selectStems } from '../../server/features/documents/reading/store.ts'
import { queryOf, soughtIn } from '../../server/features/documents/reading/words.ts'
import { db, nobody, textsOf, type Ask, type Asking } from './floor-sent.ts'

const readerOf = ({ buildingId, role, now }: Asking): Reader => ({
  buildingId,
  role: role as Reader['role'],
  today: localDateOf(now, 'America/Vancouver'),
})

export const libraryStatements = async (): Promise<Ask> => {
  const query = DocumentQuery.parse({ limit: '50' })
  const someone: Reader = { buildingId: nobody, role: 'council', today: '2026-01-01' }
  const [list] = await textsOf(() => selectDocuments(db, someone, query))
  const search = { sought: soughtIn('word')!, query: "'word'" }
  const [found] = await textsOf(() => selectDocuments(db, someone, query, search))
  const [stems] = await textsOf(() => selectStems(db, ['word']))
  const [pages] = await textsOf(() => selectFoundPages(db, nobody, search.query, [], hitsPerDocumentMost))
  return (by) => {
    const reader = readerValues(readerOf(by))
    if (by.search === null) return [{ text: list!, values: reader }]
    const sought = soughtIn(by.search)!
    const asked = queryOf(by.buildingId, sought, new Map())
    return [
      { text: stems!, values: [[sought.begun]] },
      { text: found!, values: [...reader, asked] },
      {
        text: pages!,
        values: ([, documents]) => [by.buildingId, asked, documents!.map((row) => (row as { sha256: string }).sha256)],
      },
      {
        text: stems!,
        values: ([, , texts]) => [
          [...new Set(texts!.flatMap((row) => wordsIn((row as { text: string }).text).map(({ word }) => word)))],
        ],
      },
    ]
  }
}
