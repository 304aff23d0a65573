/** For the walks: a post with a picture, a poll, a comment with a reply, and complete bodies. */
import { forum } from '../../../../contract/forum.ts'
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import { plainPicture } from '../../../testing/pictures.ts'
import type { World } from '../../../testing/world.ts'
import type { FeatureWalk, Ids } from '../../../testing/walk.ts'

const picture = async () => new File([await plainPicture(40, 30).png().toBuffer()], 'walk.png', { type: 'image/png' })
const written = () => ({ category: 'general', title: `Walk ${newId()}`, body: '<p>Hello.</p>', official: false })
const draft = () => ({ ...written(), category: 'marketplace', priceCents: 500, poll: { choices: ['Yes', 'No'] } })

/** The caller's post, with a comment of theirs that somebody answered. */
const makePost = async (_world: World, who: Caller, path: string): Promise<Ids> => {
  const made = await who.call(forum.write, { body: draft(), files: [await picture()] })
  const params = { id: made._id }
  const said = await who.call(forum.comment, { params, body: { body: '<p>More.</p>' }, files: [await picture()] })
  await who.call(forum.comment, { params, body: { body: '<p>Yes.</p>', parentId: said._id }, files: [] })
  const isComment = path.startsWith('/api/forum/comments/')
  return {
    id: isComment ? said._id : made._id,
    version: String(isComment ? said.version : made.version),
    fileId: (isComment ? said : made).attachments[0]!._id,
    removeAttachmentIds: (isComment ? said : made).attachments[0]!._id,
    commentId: said._id,
    parentId: said._id,
    quoteId: said._id,
    from: said._id,
    author: made.author._id,
    choiceId: made.poll!.choices[0]!._id,
  }
}

const seen = ({ version, removeAttachmentIds }: Ids) => ({
  version: Number(version),
  removeAttachmentIds: removeAttachmentIds ? [removeAttachmentIds] : [],
})
const react = () => ({ reaction: 'thanks' })

export const walk: FeatureWalk = {
  records: { forum: makePost },
  bodies: {
    'POST /api/forum/posts': draft,
    'PUT /api/forum/posts/:id': (ids) => ({ title: 'Walk on', body: '<p>On.</p>', priceCents: 400, ...seen(ids) }),
    'POST /api/forum/read-all': () => ({ category: 'general' }),
    'PUT /api/forum/posts/:id/reaction': react,
    'PUT /api/forum/posts/:id/attention': () => ({ attention: 'muted' }),
    'PUT /api/forum/posts/:id/answer': ({ commentId }) => ({ commentId }),
    'PUT /api/forum/posts/:id/sold': () => ({ sold: true }),
    'PUT /api/forum/posts/:id/poll-answer': ({ choiceId }) => ({ choiceId }),
    'POST /api/forum/posts/:id/comments': ({ parentId, quoteId }) => ({ body: '<p>Again.</p>', parentId, quoteId }),
    'PUT /api/forum/comments/:id': (ids) => ({ body: '<p>Said better.</p>', ...seen(ids) }),
    'PUT /api/forum/comments/:id/reaction': react,
    'PUT /api/forum/comments/:id/official': () => ({ official: true }),
  },
}
