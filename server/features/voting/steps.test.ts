/** What becomes of ties, of texts that change, and of proposals that nobody leads. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { later } from '../../../contract/time.ts'
import { voting } from '../../../contract/voting.ts'
import type { Caller } from '../../testing/caller.ts'
import { appointTo } from '../../testing/council.ts'
import {
  again,
  cast,
  closed,
  declare,
  openCouncil,
  propose,
  putToVote,
  tryVote,
  type Seat,
} from '../../testing/voting.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { addMember, endMembership } from '../buildings/buildings.ts'

let world: World
let [carla, bo, cy] = [] as unknown as [Caller, Seat, Seat]
let council: Awaited<ReturnType<typeof openCouncil>>
beforeAll(async () => {
  world = await openWorld()
  council = await openCouncil(world)
  ;({ carla, bo, cy } = council)
})
beforeEach(() => council.signIn())
afterAll(() => world.close())

const params = ({ _id }: { _id: string }) => ({ params: { id: _id } })
const day = 24 * 60 * 60 * 1000

describe('a tie', () => {
  it('is decided by whoever presides, where the proposal says so, and by nobody else', async () => {
    const open = await putToVote(world, carla, { tieRule: 'president' })
    await world.connection.pool.query(
      `update proposal_electors set positions = '{president}' where proposal_id = $1 and account_id = $2`,
      [open._id, bo.accountId],
    )
    await cast(carla, open, 'for')
    await cast(bo, open, 'against')
    const tied = await closed(world, carla, open)
    expect([tied.outcome, tied.can.decideTie]).toEqual(['tied', false])
    const body = { choice: 'for', version: tied.version }
    expect((await carla.try(voting.decideTie, { ...params(open), body })).status).toBe(409)
    expect((await again(bo, open)).can.decideTie).toBe(true)
    expect((await bo.try(voting.decideTie, { ...params(open), body: { ...body, choice: 'abstain' } })).status).toBe(400)
    const decided = await bo.call(voting.decideTie, { ...params(open), body })
    expect(decided).toMatchObject({
      outcome: 'passed',
      result: { tieDecided: { by: 'Bo Seat', choice: 'for', label: 'For' } },
      can: { decideTie: false },
    })
    expect(decided.result?.hash).not.toBe(tied.result?.hash)
    expect(
      (await bo.try(voting.decideTie, { ...params(open), body: { ...body, version: decided.version } })).status,
    ).toBe(409)
  })

  it('is the vice president’s to decide once the president left council', async () => {
    const open = await putToVote(world, carla, { tieRule: 'president' })
    const { harbour: buildingId } = world.cast.buildings
    for (const [who, office] of [
      [bo, 'president'],
      [cy, 'vice_president'],
    ] as const)
      await world.connection.pool.query(
        'update proposal_electors set positions = $3 where proposal_id = $1 and account_id = $2',
        [open._id, who.accountId, [office]],
      )
    await cast(bo, open, 'for')
    await cast(cy, open, 'against')
    await closed(world, carla, open)
    expect((await again(cy, open)).can.decideTie).toBe(false)
    await endMembership(world.context(), { buildingId, accountId: bo.accountId })
    expect((await again(cy, open)).can.decideTie).toBe(true)
    await addMember(world.context(), { buildingId, accountId: bo.accountId, role: 'council' })
  })

  it('fails where the proposal says so', async () => {
    const open = await putToVote(world, carla)
    await cast(carla, open, 'for')
    await cast(bo, open, 'against')
    const tied = await closed(world, carla, open)
    expect([tied.outcome, tied.result?.lines.at(-1)?.value]).toEqual(['tied', 'Failed on a tie'])
  })
})

describe('a vote that opens while nobody is on council', () => {
  it('is one of nobody, whoever joins after it', async () => {
    const ada = await world.as('ada')
    const draft = await propose(ada)
    const closesAt = later(world.clock.now(), 2 * day)
    const body = { opensAt: later(world.clock.now(), day), closesAt, version: draft.version }
    await ada.call(voting.openVoting, { ...params(draft), body })
    const member = { buildingId: world.cast.buildings.prairie, accountId: world.cast.accounts.ada }
    await endMembership(world.context(), member)
    world.clock.set(body.opensAt)
    await world.jobs.runNow('voting.settle')
    await addMember(world.context(), { ...member, role: 'council' })
    world.clock.set(closesAt)
    const ended = await again(await world.as('ada'), draft)
    expect([ended.outcome, ended.electors, ended.result?.lines[0]]).toEqual([
      'no_quorum',
      [],
      { label: 'On council when voting opened', value: '0', source: null },
    ])
  })
})

describe('the text', () => {
  const change = (proposal: { _id: string; version: number }, more: object = {}) =>
    carla.send('PUT', `/api/proposals/${proposal._id}`, {
      body: { title: 'Newer lamps', text: '<p>Fifty.</p>', version: proposal.version, ...more },
    })

  it('may change until the first vote; from then on a new version is voted on anew', async () => {
    const open = await putToVote(world, carla)
    const { body } = await change(open)
    expect(body.data).toMatchObject({ title: 'Newer lamps', textVersion: 2, status: 'voting' })
    expect((await tryVote(bo, open, 'for')).body.code).toBe('TEXT_CHANGED')
    const voted = await cast(bo, body.data, 'for')
    const late = await change(voted)
    expect([late.status, late.body.error]).toEqual([409, expect.stringContaining('Create a new version')])
    const wanted = {
      title: 'Newest lamps',
      text: '<p>Sixty.</p>',
      reason: 'Fifty were too few',
      opens: 'voting',
    } as const
    const closesAt = later(world.clock.now(), 2 * day)
    const next = await carla.call(voting.makeVersion, {
      ...params(open),
      body: { ...wanted, closesAt, version: voted.version },
    })
    expect(next).toMatchObject({ textVersion: 3, turnout: { voted: 0, mayVote: 4 }, userVote: null, canVote: true })
    expect(next.earlier).toMatchObject([
      { textVersion: 2, votes: 1, reason: 'Fifty were too few', title: 'Newer lamps' },
    ])
    await cast(bo, next, 'against')
    await cast(carla, next, 'against')
    const { result } = await closed(world, carla, next)
    expect(result?.tally.map(({ votes }) => votes)).toEqual([0, 2, 0])
  })

  it('may go back to be discussed, with the same conflicts', async () => {
    const open = await putToVote(world, carla)
    await declare(cy, open)
    const voted = await cast(bo, open, 'for')
    const wanted = { title: 'Lamps', text: '<p>Ten.</p>', reason: 'Dear', opens: 'discussion' } as const
    const { version } = await again(carla, voted)
    const next = await carla.call(voting.makeVersion, { ...params(open), body: { ...wanted, version } })
    expect(next).toMatchObject({ status: 'discussion', opensAt: null, turnout: null })
    const reopened = await carla.call(voting.openVoting, {
      ...params(open),
      body: { closesAt: later(world.clock.now(), day), version: next.version },
    })
    expect(reopened.turnout).toEqual({ voted: 0, mayVote: 3 })
  })

  it('is changed by whoever wrote it, of whom a stale copy is refused', async () => {
    const draft = await propose(carla)
    const foreign = await bo.send('PUT', `/api/proposals/${draft._id}`, {
      body: { title: 'Mine', text: '<p>Mine</p>', version: draft.version },
    })
    expect(foreign.status).toBe(403)
    await change(draft)
    const stale = await change(draft)
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE'])
  })

  it('is led by any member once whoever wrote it declared a conflict', async () => {
    const draft = await propose(carla)
    await carla.call(voting.openDiscussion, { ...params(draft), body: { version: draft.version } })
    expect((await again(bo, draft)).can.withdraw).toBe(false)
    await declare(carla, draft)
    const seen = await again(bo, draft)
    expect(seen.can.withdraw).toBe(true)
    const body = { reason: 'Nobody wants it', version: seen.version }
    const withdrawn = await bo.call(voting.withdraw, { ...params(draft), body })
    expect(withdrawn).toMatchObject({ status: 'withdrawn', reason: 'Nobody wants it', can: { comment: false } })
    const hidden = await again(carla, draft)
    expect([hidden.reason, hidden.text, hidden.events.at(-1)?.words]).toEqual(['', null, ''])
    const { text } = await carla.send('GET', `/api/history/proposal/${draft._id}`)
    expect(text).not.toContain('Nobody wants it')
  })
})

describe('a proposal', () => {
  it('is led by the president as well, once it stands before council', async () => {
    await appointTo(await world.as('mandeep'), 'Carla Council', { positions: ['president'] })
    const draft = await propose(bo)
    expect((await again(carla, draft)).can).toMatchObject({ change: false, openDiscussion: false, withdraw: false })
    await bo.call(voting.openDiscussion, { ...params(draft), body: { version: draft.version } })
    const { version, can } = await again(carla, draft)
    expect(can).toMatchObject({ change: true, openVoting: true, withdraw: true })
    const refused = await cy.try(voting.withdraw, { ...params(draft), body: { reason: 'No', version } })
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'Only the proposal’s author and the president can do this.',
    ])
    const body = { closesAt: later(world.clock.now(), day), version }
    const open = await carla.call(voting.openVoting, { ...params(draft), body })
    await cast(cy, open, 'for')
    expect((await again(carla, open)).can).toMatchObject({ change: false, makeVersion: true, withdraw: true })
    await declare(carla, open)
    const wanted = { reason: 'No', version: (await again(bo, open)).version }
    expect((await carla.try(voting.withdraw, { ...params(open), body: wanted })).body.code).toBe('CONFLICT_DECLARED')
    await bo.call(voting.withdraw, { ...params(open), body: wanted })
  })
})
