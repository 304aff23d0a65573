import { CommentQuery, ForumQuery } from '../../contract/forum.ts'
import { connect, run } from '../../server/db/connection.ts'
import { selectCategories } from '../../server/features/forum/categories-store.ts'
import { selectComments } from '../../server/features/forum/comments-store.ts'
import { selectPost, selectPosts } from '../../server/features/forum/posts-store.ts'
import type { Reader } from '../../server/features/forum/reader-store.ts'
import type { Filled } from './fill.ts'
import { measureSizes, type GrownSizes } from './growth-sizes.ts'

type Talk = Filled['talks'][number]

/**
 * The floor: the same page by its index, of columns that stand in the row, without anything that is the reader's. What a
 * question takes beside it says what the forum adds; that must not grow with the comments.
 */
const floors = {
  list: `select id, title, preview, comment_count, last_at from forum_posts
    where building_id = $1::uuid and deleted_at is null and status = 'visible'
    order by pinned desc, last_at desc, id desc limit 51`,
  thread: `select k.id, k.body, k.created_at, a.first_name from forum_comments k join accounts a on a.id = k.author_id
    where k.building_id = $1::uuid and k.post_id = $2::uuid and k.parent_id is null order by k.id limit 51`,
}

/** How long the forum takes where little was said and where very much was, which take turns, with the floor of each. */
export const measureTalk = async (url: string, { talks }: Filled): Promise<GrownSizes[]> => {
  const { db, close } = connect({ url, connections: 1, onError: () => {} })
  const by = ({ buildingId, accountId }: Talk): Reader => ({
    ...{ buildingId, accountId, role: 'council', readsAll: false, moderates: true },
    now: new Date().toISOString(),
  })
  const list = (said: object) => async (talk: Talk) => {
    const { items } = await selectPosts(db, by(talk), ForumQuery.parse({ limit: '50', ...said }))
    if (items.length === 0) throw new Error('The forum of the measurement has no such post.')
  }
  const thread = (said: object) => async (talk: Talk) => {
    const { items } = await selectComments(db, by(talk), talk.postId, CommentQuery.parse({ limit: '50', ...said }))
    if (items.length < 50) throw new Error('The thread of the measurement is not full.')
  }
  const asked = {
    'floor of the list': ({ buildingId }: Talk) => run(db, floors.list, [buildingId]),
    'first page of the list': list({}),
    'one category': list({ category: 'questions' }),
    'unread posts': list({ shows: 'unread' }),
    'followed posts': list({ shows: 'following' }),
    'categories with unread counts': (talk: Talk) => selectCategories(db, by(talk)),
    'one post': (talk: Talk) => selectPost(db, by(talk), talk.postId),
    'floor of a thread': ({ buildingId, postId }: Talk) => run(db, floors.thread, [buildingId, postId]),
    'first page of a thread': thread({}),
    'last page of a thread': thread({ order: 'newest' }),
  }
  try {
    return await measureSizes(talks, asked)
  } finally {
    await close()
  }
}
