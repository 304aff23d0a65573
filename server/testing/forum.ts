/** Writing in the forum, for tests. */
import type { z } from 'zod'
import { forum } from '../../contract/forum.ts'
import type { ForumCommentDraft, ForumPostDraft } from '../../contract/forum/bodies.ts'
import type { ForumReply } from '../../contract/forum/comment.ts'
import type { ForumPost } from '../../contract/forum/post.ts'
import type { Caller } from './caller.ts'

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
