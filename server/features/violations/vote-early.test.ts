/** Votes on a case that opened too early, or that someone cast who can't by the end, and what is read of one that is over. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { overview } from '../../../contract/overview.ts'
import { violations } from '../../../contract/violations.ts'
import type { Proposal } from '../../../contract/voting/proposal.ts'
import { decisions } from '../../../contract/voting/decisions.ts'
import { voting } from '../../../contract/voting.ts'
import { again, cast, tryVote } from '../../testing/voting.ts'
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
const endOf = async (proposal: Proposal) => {
  const { status, reason } = await again(desk.council.bo, proposal)
  return [status, reason]
}

/** A case whose particulars were handed over on paper. */
const onPaper = async (): Promise<string> => {
  const id = await desk.reported()
  await desk.steps.screen(id)
  await desk.steps.particulars(id, { byEmail: false })
  for (const name of ['Theo Tenant', 'Olivia Owner']) await desk.handOver(id, name, 'hand')
  return id
}

it('none opens after a hearing while the time to answer runs', async () => {
  const { council } = desk
  const id = await onPaper()
  await desk.step(id, { step: 'requestHearing', on: '2026-11-20', reason: 'I want to explain.' })
  await desk.step(id, { step: 'holdHearing', on: '2026-11-20', words: 'Heard.' })
  expect((await desk.seen(id)).stage).toBe('toDecide')
  expect((await desk.seen(id)).steps).not.toContain('propose')
  const [status, words] = said(await desk.tryAs(council.bo, id, desk.asking()))
  expect([status, words]).toEqual([409, expect.stringMatching(/^They can answer until /)])
  desk.goTo('2026-12-10')
  await council.signIn()
  expect((await desk.seen(id)).steps).toContain('propose')
  expect((await desk.asked(id)).number).toBe(1)
})

it('one takes no votes, and none counts, once a delivery is corrected so that they can still answer', async () => {
  const { council } = desk
  const id = await onPaper()
  desk.goTo('2026-12-10')
  await council.signIn()
  const proposal = await desk.asked(id)
  await cast(council.bo, proposal, 'for')
  await desk.handOver(id, 'Theo Tenant', 'hand', '2026-12-09')
  expect((await again(council.di, proposal)).can.vote).toBe(false)
  expect(said(await tryVote(council.di, proposal, 'for'))).toEqual([
    409,
    'This vote no longer counts, because violation V-1 has changed.',
  ])
  expect((await desk.seen(id)).vote).toMatchObject({ status: 'voting', counts: false })
  expect(said(await desk.tryAs(council.bo, id, desk.asking()))).toEqual([409, expect.stringContaining('answer')])
  await desk.close(proposal)
  expect(await endOf(proposal)).toEqual(['withdrawn', 'While council was voting, violation V-1 changed.'])
  desk.goTo('2026-12-20')
  await council.signIn()
  const second = await desk.asked(id)
  for (const name of ['bo', 'di'] as const) await cast(council[name], second, 'for')
  await desk.close(second)
  expect((await desk.seen(id)).vote).toMatchObject({ outcome: 'passed', counts: true })
  // After the result too: council decided before the time was over.
  await desk.handOver(id, 'Theo Tenant', 'hand', '2026-12-19')
  expect((await desk.seen(id)).vote).toMatchObject({ outcome: 'passed', counts: false })
  expect(said(await desk.tryAs(council.bo, id, await desk.byVote(id)))).toEqual([
    409,
    'The time to answer wasn’t over when this vote opened. Council has to vote again.',
  ])
})

it('one in which a member voted whom the case is about by its end has no result, and isn’t in the register', async () => {
  const { council } = desk
  const id = await desk.readyToVote(await desk.reported())
  const proposal = await desk.asked(id)
  for (const name of ['di', 'bo'] as const) await cast(council[name], proposal, 'for')
  await desk.owns(council.di.accountId, '305', { from: '2026-11-21' })
  await desk.close(proposal)
  expect(await endOf(proposal)).toEqual([
    'withdrawn',
    'A member this is about had voted, so council has to vote again.',
  ])
  expect((await council.bo.call(decisions.list, { query: {} })).items).toEqual([])
  expect((await desk.asked(id)).turnout!.mayVote).toBe(3)
})

it('a tie isn’t broken once council votes again, or the case is closed', async () => {
  const { council } = desk
  const id = await desk.readyToVote(await desk.reported())
  const presidents = (on: boolean) =>
    desk.query(`update memberships set role = $2 where account_id = $1`, [
      council.bo.accountId,
      on ? 'council' : 'member',
    ])
  const tied = async () => {
    const proposal = await desk.asked(id, { tieRule: 'president' })
    const presides = `update proposal_electors set positions = '{president}' where proposal_id = $1 and account_id = $2`
    await desk.query(presides, [proposal._id, council.bo.accountId])
    await cast(council.bo, proposal, 'for')
    await cast(council.di, proposal, 'against')
    await desk.close(proposal)
    return again(council.bo, proposal)
  }
  const breaks = async ({ _id, version }: Proposal) =>
    said(await council.bo.try(voting.decideTie, { params: { id: _id }, body: { choice: 'for', version } }))
  const none = [409, 'There’s no tie for you to break.']
  const first = await tied()
  await presidents(false)
  // The president left council, so no one can break it, and council votes again.
  const { vote } = await desk.takeAs(council.di, id, desk.asking())
  await presidents(true)
  await council.signIn()
  expect(await breaks(first)).toEqual(none)
  const withdraws = { reason: 'Not now', version: (await again(council.di, { _id: vote!._id })).version }
  await council.di.call(voting.withdraw, { params: { id: vote!._id }, body: withdraws })
  const last = await tied()
  expect(last.can.decideTie).toBe(true)
  await desk.step(id, { step: 'close', as: 'settled', reason: 'They talked.' })
  expect(await breaks(last)).toEqual(none)
})

describe('a vote whose time is over is over before any job has run', () => {
  const nextInList = async () => (await desk.council.bo.call(violations.list, { query: {} })).items[0]!.next!.words
  const nextInDay = async () => {
    const [harbour] = await desk.council.bo.call(overview.day)
    return harbour!.entries.find(({ kind }) => kind === 'violation')?.detail
  }
  it.each([
    ['the list', nextInList, 'Council is voting on this case.'],
    ['the day', nextInDay, undefined],
  ])('in %s', async (_where, next, waits) => {
    const { closesAt } = await desk.asked(await desk.toDecide())
    expect(await next()).toBe(waits)
    await desk.close({ closesAt })
    expect(await next()).toBe('Record the decision')
  })
})
