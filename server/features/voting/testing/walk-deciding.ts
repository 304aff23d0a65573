/** For the walks: a poll with the answer of a unit, in the state that a route asks for, a decision, and complete bodies. */
import { later, localDateOf } from '../../../../contract/time.ts'
import { units } from '../../../../contract/units.ts'
import { decisions } from '../../../../contract/voting/decisions.ts'
import { polls } from '../../../../contract/voting/polls.ts'
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import type { World } from '../../../testing/world.ts'
import type { FeatureWalk, Ids } from '../../../testing/walk.ts'

const dayMs = 86_400_000

const written = ({ closesAt }: Ids) => ({
  question: `Walk ${newId()}?`,
  details: 'Say which.',
  options: ['Yes', 'No'],
  resultsShow: 'afterAnswer' as const,
  closesAt: closesAt!,
})

/** A poll that is open and answered for a unit of the caller; a draft where it is looked at, written, opened or deleted. */
const pollIds = async (world: World, who: Caller, path: string): Promise<Ids> => {
  const closesAt = later(world.clock.now(), 7 * dayMs)
  const made = await who.call(polls.create, { body: written({ closesAt }) })
  const params = { id: made._id }
  const [unit] = await who.call(units.mine)
  const ids = {
    ...{ id: made._id, unitId: unit!._id, optionIds: made.options[0]!._id, version: String(made.version) },
    ...{ closesAt, later: later(closesAt, dayMs) },
  }
  if (/\/(open|:id)$/.test(path)) return ids
  const open = await who.call(polls.open, { params, body: { version: made.version } })
  await who.call(polls.answer, {
    params: { ...params, unitId: unit!._id },
    body: { optionIds: [made.options[0]!._id] },
  })
  return { ...ids, version: String(open.version) }
}

const decided = ({ on }: Ids) => ({
  title: `Walk ${newId()}`,
  wording: '<p>That the door be painted blue.</p>',
  decidedOn: on!,
  outcome: 'passed' as const,
  ...{ votesFor: 3, votesAgainst: 1, votesAbstained: 0 },
})

/** A decision that a meeting took. */
const decisionIds = async (world: World, who: Caller): Promise<Ids> => {
  const on = localDateOf(world.clock.now(), 'America/Vancouver')
  const { _id, version } = await who.call(decisions.write, { body: decided({ on }) })
  return { id: _id, decisionIds: _id, version: String(version), on }
}

const seen = ({ version }: Ids) => ({ version: Number(version) })

export const walk: FeatureWalk = {
  records: { polls: pollIds, decisions: decisionIds },
  bodies: {
    'POST /api/decisions': decided,
    'POST /api/decisions/ratify': (ids) => ({ decisionIds: [ids.decisionIds], meetingOn: ids.on, minutes: 'Carried.' }),
    'PUT /api/decisions/:id': (ids) => ({ ...decided(ids), ...seen(ids), reason: 'A word was missing' }),
    'POST /api/polls': written,
    'PUT /api/polls/:id': (ids) => ({ ...written(ids), ...seen(ids) }),
    'PUT /api/polls/:id/answers/:unitId': ({ optionIds }) => ({ optionIds: [optionIds] }),
    'POST /api/polls/:id/open': seen,
    'POST /api/polls/:id/extend': (ids) => ({ ...seen(ids), closesAt: ids.later }),
    'POST /api/polls/:id/close': seen,
    'POST /api/polls/:id/withdraw': (ids) => ({ ...seen(ids), reason: 'Asked too early' }),
  },
}
