/** Writing in the forum, for tests. */
import type { z } from 'zod'
import { forum } from '../../contract/forum.ts'
import type { ForumCommentDraft, ForumPostDraft } from '../../contract/forum/bodies.ts'
import type { ForumReply } from '../../contract/forum/comment.ts'
import type { ForumPost } from '../../contract/forum/post.ts'
import { newWriterPosts } from '../../contract/limits/moderation.ts'
import type { Caller } from './caller.ts'
import type { World } from './world.ts'

type Draft = Partial<z.input<typeof ForumPostDraft>>

/** A post in the general category unless said otherwise. */
export const writePost = (who: Caller, draft: Draft = {}, files: readonly Blob[] = []): Promise<ForumPost> =>
  who.call(forum.write, {
    body: { category: 'general', title: 'The hallway', body: '<p>It was painted.</p>', ...draft },
    files,
  })

/** A comment on a post. */
export const comment = (
  who: Caller,
  postId: string,
  draft: Partial<z.input<typeof ForumCommentDraft>> = {},
): Promise<ForumReply> =>
  who.call(forum.comment, { params: { id: postId }, body: { body: '<p>It looks good.</p>', ...draft }, files: [] })

/** The titles of a list, as somebody reads them. */
export const titlesOf = async (who: Caller, query: Record<string, unknown> = {}): Promise<string[]> =>
  (await who.call(forum.list, { query })).items.map(({ title }) => title)

/** What mentions somebody in a text. */
export const mentionOf = (accountId: string, name: string): string => `<a href="/user/${accountId}">@${name}</a>`

/** Nobody of the cast is a new writer any more: each wrote long ago, in a category that nobody reads. */
export const letEverybodyHaveWritten = async ({ connection }: World): Promise<void> => {
  await connection.pool.query(
    `with old as (
       insert into forum_categories (id, building_id, slug, name, kind, read_roles, write_roles, place, retired_at, created_at)
       select gen_random_uuid(), b.id, 'old', 'Old', 'general', '{}', '{}', 99, '2020-01-02', '2020-01-01' from buildings b
       returning id, building_id)
     insert into forum_posts (id, building_id, category_id, author_id, title, body, preview, words, created_at, last_at)
     select gen_random_uuid(), old.building_id, old.id, m.account_id, 'Old', '<p>Old.</p>', 'Old.', '', '2020-01-01',
       '2020-01-01'
     from old join memberships m on m.building_id = old.building_id cross join generate_series(1, $1)`,
    [newWriterPosts],
  )
}
