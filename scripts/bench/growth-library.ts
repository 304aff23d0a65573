import { DocumentQuery } from '../../contract/documents/document.ts'
import { localDateOf } from '../../contract/time.ts'
import { connect } from '../../server/db/connection.ts'
import { selectDocuments } from '../../server/features/documents/library/reading-store.ts'
import { queryOf, soughtIn } from '../../server/features/documents/reading/words.ts'
import type { Filled } from './fill.ts'
import { sought } from './fill-library.ts'
import { measureSizes, type GrownSizes } from './growth-sizes.ts'

/** How long the library's one statement takes among few documents and among very many, which take turns. */
export const measureLibraries = async (url: string, { libraries }: Filled): Promise<GrownSizes[]> => {
  const { db, close } = connect({ url, connections: 1, onError: () => {} })
  const today = localDateOf(new Date().toISOString(), 'America/Vancouver')
  const list = (said: Record<string, string>, word?: string) => {
    const query = DocumentQuery.parse({ limit: '50', ...said })
    const asked = word === undefined ? undefined : soughtIn(word)!
    return async ({ buildingId }: Filled['libraries'][number]) => {
      const search = asked && { sought: asked, query: queryOf(buildingId, asked, new Map()) }
      const { items } = await selectDocuments(db, { buildingId, role: 'council', today }, query, search)
      if (items.length === 0) throw new Error('The library of the measurement has no such document.')
    }
  }
  const asked = {
    'first page by title': list({}),
    'newest first': list({ sort: 'newest' }),
    'one category': list({ category: 'minutes' }),
    'a word in one of 20 documents': list({}, sought.common),
    'a word in one of 500': list({}, sought.rare),
    'a word in only one': list({}, sought.single),
  }
  try {
    return await measureSizes(libraries, asked)
  } finally {
    await close()
  }
}
