/** A vote on a case, and a step at the same moment that bars whoever casts it: the step is refused, or comes before the vote opens. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Proposal } from '../../../contract/voting/proposal.ts'
import { voting } from '../../../contract/voting.ts'
import type { Answer, Caller } from '../../testing/caller.ts'
import { atOnceOn } from '../../testing/locks.ts'
import { tryVote } from '../../testing/voting.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { voteDesk } from './testing/vote-desk.ts'

const rounds = 10

describe('at the same moment', () => {
  let world: World
  let desk: Awaited<ReturnType<typeof voteDesk>>
  beforeAll(async () => {
    world = await openWorld()
    desk = await voteDesk(world)
  }, 60_000)
  afterAll(() => world.close())

  /** A case about unit 305 with an open vote. */
  const opened = async (): Promise<{ id: string; proposal: Proposal; version: number }> => {
    const id = await desk.reported()
    await desk.readyToVote(id)
    const proposal = await desk.asked(id)
    return { id, proposal, version: (await desk.get(id)).version }
  }
  /** Casts and steps once each has begun, in turns the one first and the other. */
  const race = async (
    round: number,
    { _id }: Proposal,
    casting: () => Promise<Answer>,
    stepping: () => Promise<Answer>,
  ): Promise<[vote: number, step: number]> => {
    const calls = round % 2 === 0 ? [casting, stepping] : [stepping, casting]
    const answers = await atOnceOn(world, { table: 'proposals', id: _id }, calls)
    await world.jobs.drain()
    const [vote, step] = (round % 2 === 0 ? answers : answers.toReversed()).map(({ status }) => status)
    return [vote!, step!]
  }
  const ballotsOf = async ({ _id }: Proposal): Promise<number> =>
    (await desk.query('select from ballots where proposal_id = $1', [_id])).length
  /** Their vote counts and the step is refused. */
  const voted = { answers: [200, 409], ballots: 1 }

  it('a complaint in the name of whoever votes', { timeout: 240_000 }, async () => {
    const mandeep = await desk.as('mandeep')
    for (let round = 0; round < rounds; round += 1) {
      const { id, proposal, version } = await opened()
      const paper = { complainant: 'Di Seat', receivedOn: '2026-11-20', words: 'Loud.', version }
      const answers = await race(
        round,
        proposal,
        () => tryVote(desk.council.di, proposal, 'for'),
        () => mandeep.send('POST', `/api/violations/${id}/steps`, { body: { step: 'addComplaint', ...paper } }),
      )
      const ballots = await ballotsOf(proposal)
      expect({ answers, ballots }).toEqual(voted)
      const { turnout } = await desk.council.bo.call(voting.get, { params: { id: proposal._id } })
      expect(turnout).toEqual({ voted: 1, mayVote: 4 })
    }
  })

  it('a complaint in the name of a member, and the opening of the vote', { timeout: 240_000 }, async () => {
    const mandeep = await desk.as('mandeep')
    for (let round = 0; round < rounds; round += 1) {
      const id = await desk.readyToVote(await desk.reported())
      const { version } = await desk.get(id)
      const paper = { complainant: 'Di Seat', receivedOn: '2026-11-20', words: 'Loud.', version }
      const step = (who: Caller, body: object) => () => who.send('POST', `/api/violations/${id}/steps`, { body })
      const calls = [
        step(desk.council.bo, { ...desk.asking(), version }),
        step(mandeep, { step: 'addComplaint', ...paper }),
      ]
      const answers = await atOnceOn(world, { table: 'violations', id }, round % 2 === 0 ? calls : calls.toReversed())
      await world.jobs.drain()
      const [opening, complaint] = (round % 2 === 0 ? answers : answers.toReversed()).map(({ status }) => status)
      // Either the vote is open, and Di votes, or her name bars her from the one that opens next.
      expect([
        [200, 409],
        [409, 200],
      ]).toContainEqual([opening, complaint])
      const { vote } = opening === 200 ? await desk.seen(id) : await desk.takeAs(desk.council.bo, id, desk.asking())
      expect(vote!.turnout.mayVote).toBe(opening === 200 ? 4 : 3)
    }
  })

  it('a review that moves the case to the unit of whoever votes: the vote ends', { timeout: 240_000 }, async () => {
    const mandeep: Caller = await desk.as('mandeep')
    const moved = await desk.screening(await desk.about804())
    for (let round = 0; round < rounds; round += 1) {
      const { id, proposal, version } = await opened()
      const [vote, step] = await race(
        round,
        proposal,
        () => tryVote(desk.council.carla, proposal, 'against'),
        () => mandeep.send('POST', `/api/violations/${id}/steps`, { body: { ...moved, version } }),
      )
      expect([200, 404, 409]).toContain(vote)
      expect(step).toBe(200)
      const { unit, vote: left } = await desk.seen(id)
      expect([unit!.unitNumber, left]).toEqual(['804', null])
      const { status } = await desk.council.bo.call(voting.get, { params: { id: proposal._id } })
      expect(status).toBe('withdrawn')
    }
  })
})
