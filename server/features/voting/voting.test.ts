/** A proposal from its draft to its result, as the members of council see it. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { later } from '../../../contract/time.ts'
import { overview } from '../../../contract/overview.ts'
import { voting } from '../../../contract/voting.ts'
import type { Caller } from '../../testing/caller.ts'
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

let world: World
let [carla, bo, cy, di] = [] as unknown as [Caller, Seat, Seat, Seat]
let council: Awaited<ReturnType<typeof openCouncil>>
beforeAll(async () => {
  world = await openWorld()
  council = await openCouncil(world)
  ;({ carla, bo, cy, di } = council)
})
beforeEach(() => council.signIn())
afterAll(() => world.close())

const params = ({ _id }: { _id: string }) => ({ params: { id: _id } })
const paper = (name: string) => new File([`The offer ${name}`], name, { type: 'text/plain' })
const day = 24 * 60 * 60 * 1000

describe('a proposal', () => {
  it('is a draft, is discussed, voted on by who is on council, and closes by the clock with its arithmetic', async () => {
    const draft = await propose(carla, {}, [paper('offer.txt')])
    expect(draft).toMatchObject({ status: 'draft', textVersion: 1, turnout: null, result: null, can: { change: true } })
    expect(draft.files.map(({ fileName }) => fileName)).toEqual(['offer.txt'])
    const discussed = await carla.call(voting.openDiscussion, { ...params(draft), body: { version: draft.version } })
    expect(discussed.status).toBe('discussion')
    const talked = await bo.call(voting.comment, { ...params(draft), body: { words: 'Why forty?' } })
    expect(talked.comments).toMatchObject([{ by: 'Bo Seat', isMine: true, words: 'Why forty?' }])
    const closesAt = later(world.clock.now(), 3 * day)
    const body = { closesAt, version: discussed.version }
    const open = await carla.call(voting.openVoting, { ...params(draft), body })
    expect(open).toMatchObject({
      status: 'voting',
      closesAt,
      turnout: { voted: 0, mayVote: 4 },
      quorum: { needed: 2, of: 4, source: 'Standard Bylaw 16' },
    })
    const seen = await cast(carla, open, 'for')
    expect(seen).toMatchObject({ userVote: 'for', canVote: false, turnout: { voted: 1, mayVote: 4 }, result: null })
    await cast(bo, open, 'for')
    await cast(cy, open, 'against')
    const result = await closed(world, carla, open)
    expect(result).toMatchObject({ status: 'closed', outcome: 'passed', closedAt: closesAt, canVote: false })
    expect(result.result?.tally.map(({ votes }) => votes)).toEqual([2, 1, 0])
    expect(result.result?.ballots).toEqual([
      { name: 'Bo Seat', choice: 'for', label: 'For' },
      { name: 'Carla Council', choice: 'for', label: 'For' },
      { name: 'Cy Seat', choice: 'against', label: 'Against' },
    ])
    expect(result.result?.lines.slice(0, 5).map(({ value }) => value)).toEqual(['4', '0', '4', '2', '3'])
    expect(result.events.map(({ kind, by }) => [kind, by])).toEqual([
      ['created', 'Carla Council'],
      ['discussionOpened', 'Carla Council'],
      ['votingOpened', 'Carla Council'],
      ['closed', null],
    ])
  })

  it('has a proof that anybody on council can hash anew', async () => {
    const open = await putToVote(world, carla)
    await cast(carla, open, 'for')
    await cast(di, open, 'abstain')
    const { result } = await closed(world, bo, open)
    const proof = await bo.call(voting.proof, params(open))
    expect(createHash('sha256').update(proof.canonical).digest('hex')).toBe(result!.hash)
    expect(proof.hash).toBe(result!.hash)
    expect(JSON.parse(proof.canonical)).toMatchObject({
      proposal: `M-${open.number}`,
      votes: [
        { name: 'Carla Council', choice: 'for' },
        { name: 'Di Seat', choice: 'abstain' },
      ],
      result: { outcome: 'failed' },
    })
  })

  it('reads as closed before any job has run, in the list and in the figures too', async () => {
    const open = await putToVote(world, carla)
    world.clock.set(open.closesAt!)
    const { items } = await carla.call(voting.list, { query: { status: 'voting' } })
    expect(items).toEqual([])
    const over = await carla.call(voting.list, { query: { status: 'closed', limit: 1 } })
    expect(over.items[0]).toMatchObject({ _id: open._id, outcome: 'no_quorum', closedAt: open.closesAt })
  })

  it('is closed by the job as well, once', async () => {
    const open = await putToVote(world, carla)
    world.clock.advance(4 * day)
    await world.jobs.runNow('voting.settle')
    await world.jobs.runNow('voting.settle')
    await council.signIn()
    const { events, closedAt } = await again(carla, open)
    expect(events.filter(({ kind }) => kind === 'closed')).toHaveLength(1)
    expect(closedAt).toBe(open.closesAt)
  })

  it('opens at a planned moment, for council as it is then', async () => {
    const draft = await propose(carla)
    const opensAt = later(world.clock.now(), day)
    const body = { opensAt, closesAt: later(opensAt, day), version: draft.version }
    const planned = await carla.call(voting.openVoting, { ...params(draft), body })
    expect(planned).toMatchObject({ status: 'discussion', opensAt, canVote: false })
    expect((await tryVote(carla, planned, 'for')).body.code).toBe('VOTE_NOT_OPEN')
    world.clock.set(opensAt)
    expect((await cast(carla, planned, 'for')).status).toBe('voting')
  })

  it.each([
    [{ closesAt: 10 * 60 * 1000 }, 'closesAt'],
    [{ closesAt: 100 * day }, 'closesAt'],
    [{ closesAt: 101 * day, opensAt: 100 * day }, 'opensAt'],
  ])('does not open for %j', async (times, field) => {
    const draft = await propose(carla)
    const at = Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, later(world.clock.now(), ms)]))
    const answer = await carla.send('POST', `/api/proposals/${draft._id}/voting`, {
      body: { ...at, version: draft.version },
    })
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field])
  })

  it('of several options is won by the one with more than half', async () => {
    const open = await putToVote(world, carla, { kind: 'list', options: ['Red', 'Blue'] })
    expect(open.choices.map(({ key, label }) => `${key} ${label}`)).toEqual(['1 Red', '2 Blue', 'abstain Abstain'])
    await cast(carla, open, '2')
    await cast(bo, open, '2')
    expect((await tryVote(cy, open, '3')).body.errors[0].field).toBe('choice')
    const { result } = await closed(world, carla, open)
    expect(result).toMatchObject({ outcome: 'passed', winner: { key: '2', label: 'Blue' } })
  })

  it('whose options look the same in a draft of earlier days is not put before council', async () => {
    const draft = await propose(carla, { kind: 'list', options: ['Red', 'Blue'] })
    await world.connection.pool.query(`update proposals set options = '{Red,red}' where id = $1`, [draft._id])
    const { version } = draft
    const window = { opensAt: null, closesAt: later(world.clock.now(), 72 * 60 * 60 * 1000) }
    for (const [step, body] of [
      ['discussion', { version }],
      ['voting', { version, ...window }],
    ] as const) {
      const answer = await carla.send('POST', `/api/proposals/${draft._id}/${step}`, { body })
      expect([answer.status, answer.body.error]).toEqual([
        409,
        'Two options are the same. Please change the draft first.',
      ])
    }
  })

  it('needs two options that differ, and a bylaw where it decides by one', async () => {
    const few = await carla.send('POST', '/api/proposals', {
      body: { title: 'A', text: '<p>B</p>', kind: 'list', options: ['Red'] },
    })
    expect(few.body.errors).toMatchObject([{ field: 'options', message: 'Enter at least 2 options' }])
    // It would take a side, beside the choice of the same name that takes none.
    const twice = await carla.send('POST', '/api/proposals', {
      body: { title: 'A', text: '<p>B</p>', kind: 'list', options: ['Red', 'abstain'] },
    })
    expect(twice.body.errors).toMatchObject([
      { field: 'options', message: 'Everyone can already abstain; remove that option' },
    ])
    const alike = { title: 'A', text: '<p>B</p>', kind: 'list', options: ['Red', 'Blue', 'R\u200Bed'] }
    const same = await carla.send('POST', '/api/proposals', { body: alike })
    expect(same.body.errors).toMatchObject([{ field: 'options', message: 'Two options are the same' }])
    const bare = await carla.send('POST', '/api/proposals', { body: { title: 'A', text: '<p>B</p>', mode: 'bylaw' } })
    expect(bare.body.errors).toMatchObject([{ field: 'authority' }])
    const empty = await carla.send('POST', '/api/proposals', { body: { title: 'A', text: '<p> </p>' } })
    expect(empty.body.errors).toMatchObject([{ field: 'text' }])
  })
})

describe('a proposal that is voted on', () => {
  it('is counted on the dashboard while it is voted on, and awaits whoever may vote and has not', async () => {
    const figures = async (who: Caller) => (await who.call(overview.dashboard)).voting
    const before = (await figures(carla))!
    const open = await putToVote(world, carla)
    await putToVote(world, bo)
    expect(await figures(carla)).toEqual({ pending: before.pending + 2, active: before.active + 2 })
    await cast(carla, open, 'for')
    await declare(di, open)
    expect(await figures(carla)).toEqual({ pending: before.pending + 1, active: before.active + 2 })
    expect(await figures(cy)).toMatchObject({ pending: before.pending + 2 })
    expect(await figures(di)).toMatchObject({ pending: before.pending + 1 })
    expect((await carla.call(voting.list, { query: { awaits: 'me' } })).items).toHaveLength(before.pending + 1)
    world.clock.set(open.closesAt!)
    expect(await figures(carla)).toEqual({ pending: 0, active: 0 })
  })
})

describe('the list', () => {
  it('counts what stands where, finds by number and words, and pages', async () => {
    const open = await putToVote(world, carla, { title: 'A very odd heron' })
    const counts = await carla.call(voting.counts)
    expect(counts.awaitsMe).toBeGreaterThan(0)
    await cast(carla, open, 'for')
    expect((await carla.call(voting.counts)).awaitsMe).toBe(counts.awaitsMe - 1)
    for (const search of ['odd heron', `M-${open.number}`, `p-${open.number}`])
      expect((await carla.call(voting.list, { query: { search } })).items.map(({ _id }) => _id)).toEqual([open._id])
    const first = await carla.call(voting.list, { query: { limit: 2 } })
    const rest = await carla.call(voting.list, { query: { limit: 100, cursor: first.nextCursor! } })
    expect(new Set([...first.items, ...rest.items].map(({ _id }) => _id)).size).toBe(rest.items.length + 2)
    const mine = await carla.call(voting.list, { query: { awaits: 'me' } })
    expect(mine.items.map(({ _id }) => _id)).not.toContain(open._id)
  })

  it('answers the proposals of one status as a data list, each with the caller’s own vote', async () => {
    const open = await putToVote(world, carla, { title: 'Paint the lobby' })
    const draft = await propose(carla, { title: 'Sell the lobby' })
    await cast(carla, open, 'against')
    const listOf = async (who: Caller) =>
      (await who.send('GET', '/api/proposals', { query: { status: 'voting', limit: 100 } })).body
    const { success, data } = await listOf(carla)
    expect([success, Array.isArray(data), new Set(data.map(({ status }: { status: string }) => status))]).toEqual([
      true,
      true,
      new Set(['voting']),
    ])
    const own = (one: { _id: string }) => one._id === open._id
    expect(data.find(own)).toMatchObject({ userVote: 'against', canVote: false })
    expect(data.map(({ _id }: { _id: string }) => _id)).not.toContain(draft._id)
    expect((await listOf(bo)).data.find(own)).toMatchObject({ userVote: null, canVote: true })
  })

  it('says who votes and what the law has for ties', async () => {
    const facts = await carla.call(voting.facts)
    expect(facts).toMatchObject({
      quorum: { needed: 2, of: 4 },
      ties: { rule: 'president', source: 'Standard Bylaw 18' },
    })
    expect((await (await world.as('ada')).call(voting.facts)).ties).toBeNull()
  })
})
