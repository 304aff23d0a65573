/** For the walks: a comment that the caller reported, a category that they keep, and complete bodies. */
import { forum } from '../../../../contract/forum.ts'
import { moderation } from '../../../../contract/forum/moderation.ts'
import { forumSettings } from '../../../../contract/forum/settings.ts'
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import type { World } from '../../../testing/world.ts'
import type { FeatureWalk, Ids } from '../../../testing/walk.ts'

/** Somebody of the same building writes below a post of the caller, who reports it. */
const makeCase = async (world: World, who: Caller): Promise<Ids> => {
  const body = { category: 'general', title: `Walk ${newId()}`, body: '<p>Hello.</p>' }
  const made = await who.call(forum.write, { body, files: [] })
  const params = { id: made._id }
  const other = await world.as(who.buildingId === world.cast.buildings.prairie ? 'ben' : 'olivia')
  const said = await other.call(forum.comment, { params, body: { body: '<p>Rubbish.</p>' }, files: [] })
  await who.call(moderation.reportComment, { params: { id: said._id }, body: { reason: 'rude' } })
  let cursor: string | undefined
  for (;;) {
    const query = { limit: 100, ...(cursor !== undefined && { cursor }) }
    const { items, nextCursor } = await who.call(moderation.queue, { query })
    const found = items.find(({ thing }) => thing._id === said._id)
    if (found) return { id: found._id, version: String(found.version) }
    if (nextCursor === null) throw new Error('What was reported does not wait.')
    cursor = nextCursor
  }
}

const category = () => ({ name: `Walk ${newId().slice(-12)}`, about: '', readRoles: ['owner'], writeRoles: ['owner'] })
const draft = () => ({ ...category(), kind: 'general' }) as const

/** A category of the walk: the one that is there, since a building has only so many. */
const keepCategory = async (_world: World, who: Caller): Promise<Ids> => {
  const find = async () => (await who.call(forumSettings.categories)).findLast(({ name }) => name.startsWith('Walk '))
  if (!(await find())) await who.send('POST', '/api/forum/settings/categories', { body: draft() })
  const { _id, version } = (await find())!
  return { id: _id, ids: _id, version: String(version) }
}

const report = () => ({ reason: 'rude', words: 'Names are called.' })
const hide = () => ({ reason: 'private', words: 'It tells where somebody works.' })
const restore = () => ({ words: 'It stands.' })

export const walk: FeatureWalk = {
  records: { 'forum/moderation': makeCase, 'forum/settings': keepCategory },
  bodies: {
    'POST /api/forum/posts/:id/report': report,
    'POST /api/forum/comments/:id/report': report,
    'POST /api/forum/moderation/queue/:id/decision': ({ version }) => ({
      ...{ decision: 'hide', version: Number(version) },
      ...hide(),
    }),
    'PUT /api/forum/posts/:id/hide': hide,
    'PUT /api/forum/posts/:id/restore': restore,
    'PUT /api/forum/comments/:id/hide': hide,
    'PUT /api/forum/comments/:id/restore': restore,
    'PUT /api/forum/posts/:id/category': () => ({ category: 'questions', words: 'It is a question.' }),
    'PUT /api/forum/posts/:id/lock': () => ({ locked: true, words: 'It is settled.' }),
    'PUT /api/forum/posts/:id/pin': () => ({ pinned: true }),
    'PUT /api/forum/settings': () => ({ lookFirst: 'newWriters', words: 'To begin with.', version: 0 }),
    'POST /api/forum/settings/categories': draft,
    'PUT /api/forum/settings/categories/:id': ({ version }) => ({
      ...category(),
      isRetired: false,
      version: Number(version),
    }),
    'PUT /api/forum/settings/category-order': ({ ids }) => ({ ids: ids ? [ids] : [] }),
    'PUT /api/forum/me': () => ({ showsUnit: true }),
  },
}
