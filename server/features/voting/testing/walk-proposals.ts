/** For the walks: a proposal in the state that a route asks for, and complete bodies. */
import { later } from '../../../../contract/time.ts'
import { voting } from '../../../../contract/voting.ts'
import { newId } from '../../../db/ids.ts'
import type { FeatureWalk, Ids, Maker } from '../../../testing/walk.ts'

const dayMs = 24 * 60 * 60 * 1000
const paper = () => new File([newId()], 'offer.txt', { type: 'text/plain' })
const written = () => ({ title: `Walk ${newId()}`, text: '<p>Forty lamps.</p>' })

/** A draft with a file; discussed or voted on where the route is about that. */
const proposal: Maker = async (world, who, path) => {
  const closesAt = later(world.clock.now(), 2 * dayMs)
  const made = await who.call(voting.create, { body: written(), files: [paper()] })
  const seen = { params: { id: made._id }, body: { version: made.version } }
  const led = /\/comments|\/conflict$/.test(path)
    ? await who.call(voting.openDiscussion, seen)
    : /\/(vote|versions|tie|proof)$/.test(path)
      ? await who.call(voting.openVoting, { params: seen.params, body: { closesAt, ...seen.body } })
      : made
  const said = path.includes('/comments/')
    ? await who.call(voting.comment, { params: { id: made._id }, body: { words: 'Why sixty?' } })
    : led
  return {
    id: led._id,
    commentId: said.comments[0]?._id ?? '',
    fileId: led.files[0]!._id,
    version: String(led.version),
    closesAt,
  }
}

const seen = ({ version }: Ids) => ({ version: Number(version) })

export const walk: FeatureWalk = {
  records: { proposals: proposal },
  bodies: {
    'POST /api/proposals': () => ({ ...written(), kind: 'list', options: ['Red', 'Blue'] }),
    'PUT /api/proposals/:id': (ids) => ({ ...written(), mode: 'bylaw', authority: 'Bylaw 12', ...seen(ids) }),
    'POST /api/proposals/:id/discussion': seen,
    'POST /api/proposals/:id/voting': (ids) => ({ closesAt: ids.closesAt, ...seen(ids) }),
    'POST /api/proposals/:id/vote': () => ({ choice: 'for', textVersion: 1 }),
    'POST /api/proposals/:id/conflict': () => ({ words: 'My brother sells lamps.' }),
    'POST /api/proposals/:id/versions': (ids) => ({
      ...written(),
      reason: 'Fifty, not forty',
      opens: 'voting',
      closesAt: ids.closesAt,
      ...seen(ids),
    }),
    'POST /api/proposals/:id/tie': (ids) => ({ choice: 'for', ...seen(ids) }),
    'POST /api/proposals/:id/withdraw': (ids) => ({ reason: 'Nobody wants it', ...seen(ids) }),
    'POST /api/proposals/:id/comments': () => ({ words: 'Why forty?' }),
    'PUT /api/proposals/:id/comments/:commentId': () => ({ words: 'Why forty?' }),
    'POST /api/proposals/:id/files': seen,
  },
}
