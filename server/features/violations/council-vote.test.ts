/** Council votes on a case in the product, without those whom it is about and those who complained. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decisions } from '../../../contract/voting/decisions.ts'
import { voting } from '../../../contract/voting.ts'
import { cast } from '../../testing/voting.ts'
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
describe('a case put to a vote', () => {
  it('is decided three to one, its decision is sent, and the fine goes through', async () => {
    const { council } = desk
    const id = await desk.toDecide()
    const proposal = await desk.asked(id)
    expect(proposal).toMatchObject({
      ...{ status: 'voting', title: 'Violation V-1: unit 305, Bylaw 4', ballot: 'open', mode: 'bylaw' },
      about: { words: 'violation V-1', link: `/building-violations/${id}` },
      barred: null,
    })
    expect(proposal.text).toBe(
      '<p>That council find that Bylaw 4 (Noise) was contravened on Nov 18, 2026.</p>' +
        '<p>The case is about the tenant of unit 305.</p>' +
        '<p>Vote for if it was contravened, and against if it wasn’t.</p>',
    )
    for (const name of ['bo', 'cy', 'di'] as const) await cast(council[name], proposal, 'for')
    await cast(council.carla, proposal, 'against')
    const open = await desk.seen(id)
    expect(open.vote).toMatchObject({ number: 'M-1', status: 'voting', turnout: { voted: 4, mayVote: 4 } })
    expect([open.next, open.steps.includes('decide'), open.steps.includes('propose')]).toEqual([
      { do: 'wait', words: 'Council is voting on this case.' },
      false,
      false,
    ])
    await desk.close(proposal)
    const { vote, next } = await desk.seen(id)
    expect(vote).toMatchObject({ status: 'closed', outcome: 'passed', decision: { number: 'D-2026-001' } })
    expect([vote!.decision!.votes, next!.do]).toEqual([{ for: 3, against: 1, abstained: 0 }, 'decide'])
    const { decision } = await desk.takeAs(council.bo, id, await desk.byVote(id))
    expect(decision).toMatchObject({ number: 'D-2026-001', upheld: true, made: 'bylaw' })
    expect(decision!.voters.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Bo Seat',
      'Carla Council',
      'Cy Seat',
      'Di Seat',
    ])
    await desk.steps.tell(id)
    expect(await desk.missing(id)).toEqual(['200'])
  })

  it('between meetings waits until a meeting ratifies it', async () => {
    const { council } = desk
    const id = await desk.toDecide()
    const proposal = await desk.asked(id, { mode: 'between_meetings', authority: '' })
    for (const name of ['bo', 'cy', 'di'] as const) await cast(council[name], proposal, 'for')
    await desk.close(proposal)
    await desk.takeAs(council.bo, id, await desk.byVote(id))
    await desk.steps.tell(id)
    expect(await desk.missing(id)).toEqual(['decision: ratify'])
    const { decision } = await desk.seen(id)
    const body = { decisionIds: [decision!._id], meetingOn: decision!.decidedOn, minutes: 'Ratified.' }
    await council.cy.call(decisions.ratify, { body })
    expect(await desk.missing(id)).toEqual(['200'])
  })

  it('that fails finds no contravention, and one without a quorum decides nothing, so council votes again', async () => {
    const { council } = desk
    const id = await desk.toDecide()
    const first = await desk.asked(id)
    await desk.close(first)
    expect(said(await desk.tryAs(council.bo, id, await desk.byVote(id, { upheld: false })))).toEqual([
      409,
      'The vote had no quorum, so nothing was decided.',
    ])
    const second = await desk.asked(id)
    expect(second.number).toBe(2)
    for (const name of ['bo', 'cy'] as const) await cast(council[name], second, 'against')
    await desk.close(second)
    const { status, body } = await desk.tryAs(council.bo, id, await desk.byVote(id))
    expect([status, body.errors]).toEqual([400, [{ field: 'upheld', message: 'The register has another outcome' }]])
    const { decision } = await desk.takeAs(council.bo, id, await desk.byVote(id, { upheld: false }))
    expect(decision).toMatchObject({ upheld: false, votes: { for: 0, against: 2, abstained: 0 } })
    expect(decision!.voters).toHaveLength(2)
  })

  it('has one open vote at a time, can’t be decided beside it, and starts over once it is withdrawn', async () => {
    const { council } = desk
    const id = await desk.toDecide()
    const { _id, version } = await desk.asked(id)
    const busy = [409, 'Council is voting on this case. Wait for the result, or withdraw the vote.']
    expect(said(await desk.tryAs(council.cy, id, desk.asking()))).toEqual(busy)
    const typed = desk.deciding({ voters: [council.bo.accountId] })
    expect(said(await desk.tryAs(council.cy, id, typed))).toEqual(busy)
    await council.bo.call(voting.withdraw, { params: { id: _id }, body: { reason: 'Too early', version } })
    expect((await desk.seen(id)).vote).toMatchObject({ status: 'withdrawn', decision: null })
    expect((await desk.asked(id)).number).toBe(2)
  })

  it('opens for council alone, after the time to answer, for an hour at least, and under a bylaw that is named', async () => {
    const { council } = desk
    const id = await desk.toDecide()
    const early = await desk.reported()
    await desk.steps.screen(early)
    await desk.steps.particulars(early)
    expect(said(await desk.tryAs(council.bo, early, desk.asking()))).toEqual([
      409,
      'Council votes after the answer, or the time for it, and after any hearing.',
    ])
    expect(said(await desk.tryAs(await desk.as('mandeep'), id, desk.asking()))).toEqual([
      403,
      'Only council members can put a case to a vote.',
    ])
    const short = await desk.tryAs(council.bo, id, desk.asking({ closesAt: world.clock.now() }))
    expect([short.status, short.body.errors[0].field]).toEqual([400, 'closesAt'])
    const unnamed = await desk.tryAs(council.bo, id, desk.asking({ authority: '' }))
    expect([unnamed.status, unnamed.body.errors[0].field]).toEqual([400, 'authority'])
    const naming = await desk.tryAs(council.bo, id, desk.asking({ authority: 'As Mia Member asked' }))
    expect([naming.status, naming.body.errors[0].message]).toEqual([400, 'Don’t name the person who complained'])
    const ada = await desk.as('ada')
    const body = { ...desk.asking(), version: (await desk.seen(id)).version }
    expect((await ada.send('POST', `/api/violations/${id}/steps`, { body })).status).toBe(404)
  })

  it('has a text that no one changes, and a decision that no other case takes', async () => {
    const { council } = desk
    const id = await desk.toDecide()
    const other = await desk.reported()
    const { _id, version, ...rest } = await desk.asked(id)
    const params = { id: _id }
    const text = { title: 'Mia complained', text: '<p>Mia complained.</p>' }
    const fixed = 'The text comes from violation V-1. To change it, withdraw the proposal and start another.'
    expect(said(await council.bo.try(voting.change, { params, body: { ...text, version } }))).toEqual([409, fixed])
    const anew = { ...text, options: [], reason: 'Why', opens: 'voting' as const, closesAt: rest.closesAt, version }
    expect(said(await council.bo.try(voting.makeVersion, { params, body: anew }))).toEqual([409, fixed])
    for (const name of ['bo', 'cy'] as const) await cast(council[name], { ...rest, _id }, 'for')
    await desk.close(rest)
    await desk.readyToVote(other)
    const elsewhere = await desk.tryAs(council.bo, other, await desk.byVote(id))
    expect(said(elsewhere)).toEqual([409, 'This decision is about another case.'])
  })
})
