/** For the walks: a case that the caller reported, with a file, what it can rest on, and complete bodies. */
import { violations } from '../../../../contract/violations.ts'
import { decisions } from '../../../../contract/voting/decisions.ts'
import { newId } from '../../../db/ids.ts'
import { makeAmenity } from '../../../testing/amenities.ts'
import { someBylaw } from '../../../testing/bylaws.ts'
import type { Caller } from '../../../testing/caller.ts'
import { accountOf, someUnit, type FeatureWalk, type Ids } from '../../../testing/walk.ts'
import type { World } from '../../../testing/world.ts'

const report = {
  topic: 'noise',
  place: 'Courtyard',
  happenedOn: '2026-11-18',
  happenedAt: '23:30',
  words: 'Loud music.',
} as const

const decided = {
  title: 'Walk',
  wording: '<p>Walk</p>',
  decidedOn: '2026-11-19',
  outcome: 'passed',
  votesFor: 1,
  votesAgainst: 0,
  votesAbstained: 0,
} as const

const violationRecord = async (world: World, who: Caller): Promise<Ids> => {
  const photo = new File([newId()], 'log.txt', { type: 'text/plain' })
  const { _id, version: first, files } = await who.call(violations.report, { body: report, files: [photo] })
  const { id: unitId } = await someUnit(world, who)
  // Who has a unit opens no file before the case has one; only those who manage the building review it.
  const review = { ...report, step: 'screen', unitId, accused: 'owners', causedBy: 'self', version: first }
  const reviewed = (await who.send('POST', `/api/violations/${_id}/steps`, { body: review })).body.data
  const version = reviewed?.version ?? first
  // Only council writes into the register.
  const decision = (await who.try(decisions.write, { body: decided })).body.data
  return {
    ...{ id: _id, version: String(version), fileId: files[0]!._id, unitId: unitId!, bylawId: await someBylaw(who) },
    ...{
      ...(decision && { decisionId: decision._id }),
      amenityId: (await makeAmenity(who))._id,
      voters: await accountOf(who),
    },
  }
}

export const walk: FeatureWalk = {
  records: { violations: violationRecord, 'my-violations': violationRecord },
  bodies: {
    'POST /api/violations': ({ unitId }) => ({ ...report, unitId, receivedOn: '2026-11-20' }),
    'POST /api/violations/:id/files': () => ({}),
    'POST /api/violations/:id/steps': ({ unitId, bylawId, version }) => ({
      ...{ ...report, step: 'screen', unitId, accused: 'owners', causedBy: 'self', bylawId, version: Number(version) },
    }),
    'POST /api/my-violations': ({ unitId }) => ({ ...report, unitId }),
    'POST /api/my-violations/:id/answer': ({ version }) => ({ words: 'Walk', version: Number(version) }),
    'POST /api/my-violations/:id/steps': ({ version }) => ({
      ...{ step: 'askHearing', reason: 'Walk', version: Number(version) },
    }),
  },
}
