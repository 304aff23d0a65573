/** The one statement of the forum’s list, as its first page is asked for. */
import { ForumQuery } from '../../contract/forum.ts'
import { selectPosts } from '../../server/features/forum/posts-store.ts'
import { readerValues, type Reader } from '../../server/features/forum/reader-store.ts'
import { db, nobody, textsOf, type Ask, type Asking } from './floor-sent.ts'

const readerOf = ({ buildingId, accountId, role, now }: Asking): Reader => ({
  ...{ buildingId, accountId, now, role: role as Reader['role'] },
  readsAll: false,
  moderates: role === 'council',
})

export const forumStatements = async (): Promise<Ask> => {
  const someone = { buildingId: nobody, accountId: nobody, role: 'council', now: '2026-01-01T00:00:00.000Z' }
  const [list] = await textsOf(() =>
    selectPosts(db, readerOf({ ...someone, path: '', search: null }), ForumQuery.parse({})),
  )
  return (by) => [{ text: list!, values: readerValues(readerOf(by)) }]
}
