/** Whom a case bars from council's vote on it, and who learns that there is one. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { later } from '../../../contract/time.ts'
import { decisions } from '../../../contract/voting/decisions.ts'
import { voting } from '../../../contract/voting.ts'
import type { HubEvent } from '../../platform/events.ts'
import type { Caller } from '../../testing/caller.ts'
import { pdfWords } from '../../testing/letters.ts'
import { titlesOf } from '../../testing/tickets.ts'
import { cast, putToVote, tryVote } from '../../testing/voting.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { voteDesk } from './testing/vote-desk.ts'

const hourMs = 60 * 60 * 1000
let world: World
let desk: Awaited<ReturnType<typeof voteDesk>>
beforeEach(async () => {
  world = await openWorld()
  desk = await voteDesk(world)
})
afterEach(() => world.close())

const said = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error]

describe('those whom the case bars', () => {
  it('have no vote, and don’t count toward the quorum: those it is about, and those who complained', async () => {
    const { council } = desk
    const id = await desk.ofCy()
    const proposal = await desk.asked(id)
    expect((await tryVote(council.carla, proposal, 'against')).status).toBe(404)
    expect(said(await tryVote(council.cy, proposal, 'for'))).toEqual([
      403,
      'You complained about this, so you can’t vote on it.',
    ])
    expect(await council.cy.call(voting.get, { params: { id: proposal._id } })).toMatchObject({
      ...{ canVote: false, barred: 'You complained about this, so you can’t vote on it.' },
      can: { vote: false, declareConflict: false, comment: true },
    })
    expect([proposal.turnout, proposal.quorum.of]).toEqual([{ voted: 0, mayVote: 2 }, 2])
    expect(proposal.electors.filter(({ isBarred }) => isBarred).map(({ name }) => name)).toEqual([
      'Carla Council',
      'Cy Seat',
    ])
    for (const name of ['bo', 'di'] as const) await cast(council[name], proposal, 'for')
    await desk.close(proposal)
    const { result } = await council.di.call(voting.get, { params: { id: proposal._id } })
    expect(result!.outcome).toBe('passed')
    expect(result!.lines).toContainEqual({ label: 'Barred from this vote', value: '2', source: null })
  })

  it('find the decision in the register without what would tell them who complained, and can’t ratify it', async () => {
    const { council } = desk
    const id = await desk.ofCy()
    const proposal = await desk.asked(id, { mode: 'between_meetings', authority: '' })
    for (const name of ['bo', 'di'] as const) await cast(council[name], proposal, 'for')
    await desk.close(proposal)
    const { vote } = await desk.seen(id)
    const params = { id: vote!.decision!._id }
    const whole = await council.bo.call(decisions.get, { params })
    const paper = async (who: Caller) => (await pdfWords(who, `/api/decisions/${params.id}/export`)).text
    expect(await paper(council.bo)).toMatch(/Barred from this vote[^]*Di Seat/)
    expect(await paper(council.carla)).toContain('Violation V-1: unit 804')
    expect(await paper(council.carla)).not.toMatch(/Barred|Seat|Quorum/)
    const listed = async (who: Caller) => (await who.call(decisions.list, { query: {} })).items[0]!.can.ratify
    const offered = async (who: Caller) => (await who.call(decisions.counts)).can.ratify
    expect([await listed(council.bo), await listed(council.carla)]).toEqual([true, false])
    expect([await offered(council.bo), await offered(council.carla)]).toEqual([true, false])
    expect([whole.lines.length > 5, whole.names!.length, whole.proposal!.number]).toEqual([true, 3, 'M-1'])
    expect(await council.carla.call(decisions.get, { params })).toMatchObject({
      ...{ title: 'Violation V-1: unit 804, Bylaw 4', outcome: 'passed', votes: { for: 2, against: 0, abstained: 0 } },
      ...{ lines: [], names: null, conflicts: [], hash: null, proposal: null, can: { correct: false, ratify: false } },
    })
    const body = { decisionIds: [params.id], meetingOn: vote!.decision!.decidedOn, minutes: 'Ratified.' }
    expect((await council.carla.try(decisions.ratify, { body })).status).toBe(403)
    expect((await council.di.try(decisions.ratify, { body })).status).toBe(200)
  })

  it('are those of a name on a paper complaint too, from votes that open after it', async () => {
    const { council } = desk
    const id = await desk.readyToVote(await desk.reported())
    const paper = { step: 'addComplaint', receivedOn: '2026-11-20', words: 'Loud.' }
    const mandeep = await desk.as('mandeep')
    await desk.takeAs(mandeep, id, { ...paper, complainant: 'di  SEAT' })
    expect(said(await desk.tryAs(council.di, id, desk.asking()))).toEqual([
      403,
      'Someone with your name complained about this, so someone else has to put it to a vote.',
    ])
    const proposal = await desk.asked(id)
    expect(proposal.turnout).toEqual({ voted: 0, mayVote: 3 })
    expect(said(await tryVote(council.di, proposal, 'for'))).toEqual([
      403,
      'Someone with your name complained about this, so you can’t vote on it.',
    ])
  })

  it('aren’t barred while council votes: the complaint waits, whether or not they have voted', async () => {
    const { council } = desk
    const id = await desk.readyToVote(await desk.reported())
    const proposal = await desk.asked(id)
    await cast(council.bo, proposal, 'for')
    const mandeep = await desk.as('mandeep')
    const paper = { step: 'addComplaint', receivedOn: '2026-11-20', words: 'Loud.' }
    for (const complainant of ['bo seat', 'Di Seat, unit 402'])
      expect(said(await desk.tryAs(mandeep, id, { ...paper, complainant }))).toEqual([
        409,
        'Council is voting on this case. Wait until the vote is over, or ask council to withdraw the vote first.',
      ])
    // Anyone else’s complaint is recorded, and the vote goes on.
    await desk.takeAs(mandeep, id, { ...paper, complainant: 'Hana Sato' })
    expect((await desk.seen(id)).vote).toMatchObject({ status: 'voting', turnout: { voted: 1, mayVote: 4 } })
    await cast(council.di, proposal, 'for')
    await desk.close(proposal)
    // A name that comes after the vote takes no vote from anyone.
    await desk.takeAs(await desk.as('mandeep'), id, { ...paper, complainant: 'Di Seat' })
    const { decision } = await desk.takeAs(council.bo, id, await desk.byVote(id))
    expect(decision!.voters).toEqual(['Bo Seat', 'Di Seat'])
  })

  it('neither open the vote nor withdraw it, as its author or as president', async () => {
    const { council } = desk
    const id = await desk.ofCy()
    expect((await desk.seen(id, council.cy)).steps).not.toContain('propose')
    expect(said(await desk.tryAs(council.cy, id, desk.asking()))).toEqual([
      403,
      'You complained about this, so someone else has to put it to a vote.',
    ])
    const { _id, version } = await desk.asked(id)
    await desk.query(`update proposals set author_id = $2 where id = $1`, [_id, council.cy.accountId])
    const body = { reason: 'Mine', version }
    expect(said(await council.cy.try(voting.withdraw, { params: { id: _id }, body }))).toEqual([
      403,
      'You can’t vote on this, so someone else has to do this.',
    ])
    expect((await council.carla.try(voting.withdraw, { params: { id: _id }, body })).status).toBe(404)
    // Where its author is barred, anyone else on council can.
    expect((await council.di.try(voting.withdraw, { params: { id: _id }, body })).status).toBe(200)
  })

  it('are neither called to vote nor reminded', async () => {
    const { council } = desk
    const proposal = await desk.asked(await desk.ofCy(), { closesAt: later(world.clock.now(), 50 * hourMs) })
    await world.jobs.drain()
    world.clock.set(later(proposal.closesAt!, -3 * hourMs))
    await world.jobs.runNow('voting.remind')
    await council.signIn()
    const calls = async (who: Caller) =>
      (await titlesOf(who)).filter((title) => title.includes('is open for voting')).length
    expect([await calls(council.di), await calls(council.cy), await calls(council.carla)]).toEqual([2, 0, 0])
  })

  it('hear nothing of it, and no screen of theirs wakes, from its opening to its end', async () => {
    const { council } = desk
    const id = await desk.ofCy()
    await world.jobs.drain()
    const heard: HubEvent[] = []
    world.platform.events.subscribe((event) => void heard.push(event))
    const mailed = () => world.mails.filter(({ to }) => to === 'council@parapet.example').length
    const before = { titles: await titlesOf(council.carla), mails: mailed() }
    const first = await desk.asked(id)
    const body = { words: 'I read the log.' }
    await council.di.call(voting.comment, { params: { id: first._id }, body })
    await cast(council.di, first, 'for')
    const { version } = await council.bo.call(voting.get, { params: { id: first._id } })
    await council.bo.call(voting.withdraw, { params: { id: first._id }, body: { reason: 'Later', version } })
    const second = await desk.asked(id)
    for (const name of ['bo', 'di'] as const) await cast(council[name], second, 'for')
    await desk.close(second)
    await world.jobs.runNow('voting.settle')
    await world.jobs.drain()
    expect(await titlesOf(council.carla)).toEqual(before.titles)
    expect(mailed()).toBe(before.mails)
    expect((await titlesOf(council.di)).length).toBeGreaterThan(2)
    // The register has the decision at the end, which all of council reads.
    const woken = heard.filter(
      ({ event, data }) => event === 'changed' && 'subject' in data && data.subject !== 'decision',
    )
    const wakes = (accountId: string) =>
      woken.some(({ to }) =>
        'accountId' in to ? to.accountId === accountId : 'roles' in to && to.roles.includes('council'),
      )
    expect([wakes(council.bo.accountId), wakes(world.cast.accounts.carla)]).toEqual([true, false])
  })

  it('open no vote where they are all of council', async () => {
    await desk.query(`delete from memberships where account_id = any($1)`, [
      [desk.council.bo.accountId, desk.council.cy.accountId, desk.council.di.accountId],
    ])
    const id = await desk.reported('carla')
    await desk.readyToVote(id)
    const carla = await desk.as('carla')
    expect((await desk.seen(id, carla)).steps).not.toContain('propose')
    expect(said(await desk.tryAs(carla, id, desk.asking()))).toEqual([
      403,
      'You complained about this, so someone else has to put it to a vote.',
    ])
  })
})

it('council’s own proposal is no decision on a case where someone voted whom the case bars', async () => {
  const { council } = desk
  const id = await desk.ofCy()
  const own = await putToVote(world, council.bo, { mode: 'bylaw', authority: 'Bylaw 20', title: 'Fine unit 804' })
  for (const name of ['bo', 'cy'] as const) await cast(council[name], own, 'for')
  await desk.close(own)
  await council.bo.call(voting.get, { params: { id: own._id } })
  const [listed] = (await council.bo.call(decisions.list, { query: {} })).items
  const typed = {
    ...{ decisionId: listed!._id, decidedOn: listed!.decidedOn, upheld: true },
    ...{ votesFor: 2, votesAgainst: 0, votesAbstained: 0, voters: [council.bo.accountId, council.di.accountId] },
  }
  const { status, body } = await desk.tryAs(council.bo, id, desk.deciding(typed))
  expect([status, body.errors]).toEqual([
    400,
    [{ field: 'decisionId', message: 'Cy Seat voted on it. They complained.' }],
  ])
})

it('shows managers neither the vote on a case nor that there is one', async () => {
  const id = await desk.toDecide()
  const mandeep = await desk.as('mandeep')
  const { version } = await desk.seen(id, mandeep)
  await desk.asked(id)
  expect((await desk.seen(id, mandeep)).version).toBe(version)
  const seen = await desk.seen(id, mandeep)
  expect([seen.vote, seen.next!.words, seen.events.some(({ kind }) => kind === 'propose')]).toEqual([
    null,
    'Council has to decide.',
    false,
  ])
  const { items } = await mandeep.call(audit.history, { params: { subject: 'violation', id }, query: {} })
  expect(JSON.stringify(items)).not.toMatch(/propose|M-1/)
  expect((await desk.seen(id)).events.map(({ kind, by }) => [kind, by])).toContainEqual(['propose', 'Bo Seat'])
})
