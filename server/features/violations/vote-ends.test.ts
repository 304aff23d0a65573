/** What ends council's vote on a case, what of it counts for the case afterwards, and what the roster does to it meanwhile. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { notifications } from '../../../contract/notifications.ts'
import { overview } from '../../../contract/overview.ts'
import type { Proposal } from '../../../contract/voting/proposal.ts'
import { violations } from '../../../contract/violations.ts'
import { voting } from '../../../contract/voting.ts'
import { titlesOf } from '../../testing/tickets.ts'
import { cast, tryVote } from '../../testing/voting.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { voteDesk } from './testing/vote-desk.ts'

let world: World
let desk: Awaited<ReturnType<typeof voteDesk>>
beforeEach(async () => {
  world = await openWorld()
  desk = await voteDesk(world)
})
afterEach(() => world.close())

const said = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error]
const ready = async (): Promise<string> => desk.readyToVote(await desk.reported())
const passed = async (id: string, more: object = {}): Promise<Proposal> => {
  const proposal = await desk.asked(id, more)
  for (const name of ['bo', 'di'] as const) await cast(desk.council[name], proposal, 'for')
  await desk.close(proposal)
  return proposal
}

describe('an open vote on a case', () => {
  it('is withdrawn by a review about something else, new particulars and the end of the case', async () => {
    const { council } = desk
    const id = await desk.toDecide()
    const particulars = () => desk.steps.particulars(id)
    const ends = [() => desk.steps.screen(id, { place: 'Courtyard' }), particulars]
    for (const end of ends) {
      const { _id } = await desk.asked(id)
      await end()
      const { status, events } = await council.bo.call(voting.get, { params: { id: _id } })
      expect([status, events.at(-1)!.by, (await desk.seen(id)).vote]).toEqual(['withdrawn', null, null])
      if (end !== particulars) await particulars()
      await desk.answered(id)
    }
    await desk.asked(id)
    await desk.step(id, { step: 'close', as: 'settled', reason: 'They talked.' })
    expect((await desk.seen(id)).vote).toMatchObject({ number: 'M-3', status: 'withdrawn' })
  })

  it('is withdrawn by an answer and by a request for a hearing, which council hears first', async () => {
    const { council } = desk
    const id = await desk.toDecide()
    const theo = await desk.as('theo')
    const mine = async () => theo.call(violations.getMine, { params: { id } })
    const first = await desk.asked(id)
    await cast(council.bo, first, 'for')
    await theo.call(violations.answer, {
      ...{ params: { id }, files: [] },
      body: { words: 'It wasn’t me.', version: (await mine()).version },
    })
    const withdrawn = async ({ _id }: Proposal) => {
      const { status, reason } = await council.bo.call(voting.get, { params: { id: _id } })
      return [status, reason]
    }
    expect(await withdrawn(first)).toEqual(['withdrawn', 'An answer to the particulars came in.'])
    const second = await desk.asked(id)
    const asks = { step: 'askHearing', reason: 'I want to explain.', version: (await mine()).version } as const
    await theo.call(violations.myStep, { params: { id }, body: asks })
    expect(await withdrawn(second)).toEqual(['withdrawn', 'A hearing was requested.'])
    expect(said(await desk.tryAs(council.bo, id, desk.asking()))).toEqual([
      409,
      'Council votes after the answer, or the time for it, and after any hearing.',
    ])
    await desk.step(id, { step: 'holdHearing', on: '2026-12-10', words: 'Heard.' })
    expect((await desk.asked(id)).number).toBe(3)
  })

  it('lets no one be fined, nor have council decide beside it', async () => {
    const id = await desk.toDecide()
    await desk.asked(id)
    const [answer] = await desk.missing(id)
    expect(answer).toContain('decision')
  })
})

describe('a vote that is over', () => {
  it('is the decision that the case takes, once, and stays so when the case is closed and reopened', async () => {
    const { council } = desk
    const id = await ready()
    await passed(id)
    const typed = {
      voters: [council.di.accountId],
      decidedOn: '2026-11-23',
      upheld: false,
      votesFor: 0,
      votesAgainst: 1,
    }
    expect(said(await desk.tryAs(council.di, id, desk.deciding(typed)))).toEqual([
      409,
      'Council voted on this case. Record the decision of that vote.',
    ])
    const again = [409, 'Council voted on this case. Record its decision.']
    expect(said(await desk.tryAs(council.bo, id, desk.asking()))).toEqual(again)
    await desk.step(id, { step: 'close', as: 'settled', reason: 'They talked.' })
    await desk.step(id, { step: 'reopen', reason: 'They didn’t.' })
    await desk.takeAs(council.bo, id, await desk.byVote(id))
    await desk.steps.tell(id)
    expect(said(await desk.tryAs(council.bo, id, desk.asking()))).toEqual(again)
  })

  it('decides nothing any more after a hearing that was requested since, or under new particulars', async () => {
    const { council } = desk
    const id = await ready()
    await passed(id)
    const old = await desk.byVote(id)
    await desk.step(id, { step: 'requestHearing', on: '2026-11-23', reason: 'I want to explain.' })
    const changed = [409, 'The case has changed since that vote. Council has to vote again.']
    expect((await desk.seen(id)).vote).toBeNull()
    expect(said(await desk.tryAs(council.bo, id, old))).toEqual(changed)
    await desk.step(id, { step: 'holdHearing', on: '2026-11-23', words: 'Heard.' })
    await passed(id)
    expect(said(await desk.tryAs(council.bo, id, old))).toEqual(changed)
    const second = await desk.byVote(id)
    await desk.steps.particulars(id)
    expect(said(await desk.tryAs(council.bo, id, second))).toEqual(changed)
  })

  it('decides nothing with a tie that no one can break', async () => {
    const { council } = desk
    const id = await ready()
    const proposal = await desk.asked(id)
    await cast(council.bo, proposal, 'for')
    await cast(council.di, proposal, 'against')
    await desk.close(proposal)
    expect(said(await desk.tryAs(council.bo, id, await desk.byVote(id)))).toEqual([
      409,
      'The vote was tied, so nothing was decided.',
    ])
    expect((await desk.asked(id)).number).toBe(2)
  })

  it('is open while the president can break its tie, and decided once they have', async () => {
    const { council } = desk
    const id = await ready()
    const proposal = await desk.asked(id, { tieRule: 'president' })
    const presides = `update proposal_electors set positions = '{president}' where proposal_id = $1 and account_id = $2`
    await desk.query(presides, [proposal._id, council.bo.accountId])
    await cast(council.bo, proposal, 'for')
    await cast(council.di, proposal, 'against')
    await desk.close(proposal)
    const busy = [409, 'Council is voting on this case. Wait for the result, or withdraw the vote.']
    expect(said(await desk.tryAs(council.di, id, desk.asking()))).toEqual(busy)
    const paper = { step: 'addComplaint', receivedOn: '2026-11-23', words: 'Loud.', complainant: 'Bo Seat' }
    expect((await desk.tryAs(await desk.as('mandeep'), id, paper)).status).toBe(409)
    const params = { id: proposal._id }
    const { version } = await council.bo.call(voting.get, { params })
    await council.bo.call(voting.decideTie, { params, body: { choice: 'for', version } })
    const { decision } = await desk.takeAs(council.di, id, await desk.byVote(id))
    expect(decision).toMatchObject({ upheld: true, voters: ['Bo Seat', 'Di Seat'] })
  })

  it('has no tie broken once the case has moved on, nor by a president whom it is about by now', async () => {
    const { council } = desk
    const tied = async (id: string): Promise<string> => {
      const proposal = await desk.asked(id, { tieRule: 'president' })
      const presides = `update proposal_electors set positions = '{president}' where proposal_id = $1 and account_id = $2`
      await desk.query(presides, [proposal._id, council.bo.accountId])
      await cast(council.bo, proposal, 'for')
      await cast(council.di, proposal, 'against')
      await desk.close(proposal)
      return proposal._id
    }
    const breaks = async (proposalId: string) =>
      (
        await council.bo.try(voting.decideTie, {
          ...{ params: { id: proposalId }, body: { choice: 'for', version: 100 } },
        })
      ).body.error
    const id = await ready()
    const first = await tied(id)
    await desk.steps.particulars(id)
    expect(await breaks(first)).toBe('There’s no tie for you to break.')
    await desk.answered(id)
    const second = await tied(id)
    await desk.seen(id)
    await desk.owns(council.bo.accountId, '305')
    expect((await council.bo.try(voting.get, { params: { id: second } })).status).toBe(404)
    expect((await desk.seen(id, council.di)).vote).toMatchObject({ status: 'closed', outcome: 'tied' })
    // No one is left to break it, so council can vote again.
    expect((await desk.tryAs(council.di, id, desk.asking())).status).toBe(200)
  })

  it('isn’t the decision where someone took part whom the case is about by now, on council still or not', async () => {
    const { council } = desk
    const id = await ready()
    await passed(id)
    await desk.seen(id)
    await desk.owns(council.di.accountId, '305', { from: '2027-06-01' })
    await desk.query(`update memberships set role = 'member' where account_id = $1`, [council.di.accountId])
    const { status, body } = await desk.tryAs(council.bo, id, await desk.byVote(id))
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'decisionId', message: 'Di Seat voted on it. The case is about them or their unit.' }],
    ])
    expect((await desk.asked(id)).turnout!.mayVote).toBe(3)
  })
})

describe('a member of council to whose unit it comes', () => {
  it('while council votes doesn’t see the vote any more, nor count, nor keep a message unread', async () => {
    const { council } = desk
    const id = await ready()
    const proposal = await desk.asked(id)
    await world.jobs.drain()
    const unread = async () =>
      (await council.carla.call(notifications.list, { query: { unread: 'true' } })).items.filter(({ kind }) =>
        kind.startsWith('voting.'),
      )
    expect(await unread()).toHaveLength(1)
    await desk.owns(world.cast.accounts.carla, '305', { from: '2026-11-19' })
    expect((await tryVote(council.carla, proposal, 'against')).status).toBe(404)
    expect(await council.carla.call(voting.counts)).toMatchObject({ voting: 0, awaitsMe: 0 })
    expect(await council.carla.call(overview.dashboard)).toMatchObject({ voting: { active: 0, pending: 0 } })
    expect((await titlesOf(council.carla)).join()).not.toContain('M-1')
    await world.jobs.runNow('voting.settle')
    expect(await unread()).toEqual([])
    for (const name of ['bo', 'cy'] as const) await cast(council[name], proposal, 'for')
    await desk.close(proposal)
    const { result } = await council.bo.call(voting.get, { params: { id: proposal._id } })
    expect(result!.lines.slice(0, 4).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'On council when voting opened: 4',
      'Declared a conflict of interest: 0',
      'Barred from this vote: 1',
      'Eligible to vote: 3',
    ])
  })

  it.each([
    ['owned it once, until before', { to: '2026-11-17' }, false],
    ['owned it until the day', { to: '2026-11-18' }, true],
    ['came and left since', { from: '2026-11-19', to: '2026-11-19' }, true],
    ['will own it', { from: '2027-06-01' }, true],
  ])('who %s: the case, the vote and the bar agree', async (_who, dates, isAbout) => {
    const { council } = desk
    const id = await ready()
    await desk.owns(council.cy.accountId, '305', dates)
    const one = await desk.seen(id, council.cy)
    expect([one.isAboutMe, one.complaints.length, one.steps.includes('decide')]).toEqual([
      isAbout,
      isAbout ? 0 : 1,
      !isAbout,
    ])
    const barred = (await council.bo.call(violations.deciders, { params: { id } })).filter((who) => who.barred !== null)
    expect(barred.map(({ name }) => name)).toEqual(isAbout ? ['Cy Seat'] : [])
    const proposal = await desk.asked(id)
    expect(proposal.turnout!.mayVote).toBe(isAbout ? 3 : 4)
    expect((await tryVote(council.cy, proposal, 'for')).status).toBe(isAbout ? 404 : 200)
    const after = await desk.seen(id, council.cy)
    expect([after.vote !== null, after.events.some(({ kind }) => kind === 'propose')]).toEqual([!isAbout, !isAbout])
  })

  it('doesn’t see the vote on what was their unit’s after a review to another, where others do', async () => {
    const { council } = desk
    const id = await desk.readyToVote(await desk.reported(), await desk.about804())
    const proposal = await desk.asked(id)
    await desk.steps.screen(id)
    const traces = async (who: typeof council.bo | typeof council.carla) => [
      (await who.try(voting.get, { params: { id: proposal._id } })).status,
      (await desk.seen(id, who)).events.filter(({ kind }) => kind === 'propose').length,
    ]
    expect([await traces(council.bo), await traces(council.carla)]).toEqual([
      [200, 1],
      [404, 0],
    ])
  })

  it('and those who got the particulars don’t either, whatever became of the unit', async () => {
    const { council } = desk
    const id = await desk.readyToVote(await desk.reported(), await desk.about804())
    const proposal = await desk.asked(id)
    await desk.query(`update ownerships set from_date = '2026-01-01', to_date = '2026-01-31' where unit_id = $1`, [
      await desk.unitId('804'),
    ])
    expect((await council.carla.try(voting.get, { params: { id: proposal._id } })).status).toBe(404)
  })
})
