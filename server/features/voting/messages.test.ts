/** Who on council is told what, and when reminders stop. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notifications } from '../../../contract/notifications.ts'
import { later } from '../../../contract/time.ts'
import { voting } from '../../../contract/voting.ts'
import type { Caller } from '../../testing/caller.ts'
import { titlesOf } from '../../testing/tickets.ts'
import { cast, closed, declare, openCouncil, propose, putToVote, type Seat } from '../../testing/voting.ts'
import { openWorld, type World } from '../../testing/world.ts'
import type { HubEvent } from '../../platform/events.ts'
import { addMember } from '../buildings/buildings.ts'

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

const hour = 60 * 60 * 1000
const params = ({ _id }: { _id: string }) => ({ params: { id: _id } })
const about = async (who: Caller, { number }: { number: number }) =>
  (await titlesOf(who)).filter((title) => title.startsWith(`M-${number} `))
/** Of one proposal, besides the call by which its vote opened. */
const remindersTo = async (who: Caller, proposal: { number: number }) =>
  Math.max((await about(who, proposal)).length - 1, 0)

describe('council', () => {
  it('hears of a discussion, of comments, of the vote and of its end, but nobody of what they did themselves', async () => {
    const draft = await propose(carla)
    expect(await about(bo, draft)).toEqual([])
    const discussed = await carla.call(voting.openDiscussion, { ...params(draft), body: { version: draft.version } })
    await bo.call(voting.comment, { ...params(draft), body: { words: 'Why forty?' } })
    const closesAt = later(world.clock.now(), 3 * hour)
    const open = await carla.call(voting.openVoting, {
      ...params(draft),
      body: { closesAt, version: discussed.version },
    })
    await cast(bo, open, 'for')
    await closed(world, carla, open)
    const title = `: ${draft.title}`
    expect(await about(bo, draft)).toEqual([
      `M-${draft.number} has been decided${title}`,
      `M-${draft.number} is open for voting${title}`,
      `M-${draft.number} is open for discussion${title}`,
    ])
    expect(await about(carla, draft)).toEqual([
      `M-${draft.number} has been decided${title}`,
      `M-${draft.number} has a new comment${title}`,
    ])
  })

  it('reads under its rights of today: who left sees nothing, who declared a conflict no comment and no call', async () => {
    const open = await putToVote(world, carla)
    await bo.call(voting.comment, { ...params(open), body: { words: 'First' } })
    await cy.call(voting.comment, { ...params(open), body: { words: 'Second' } })
    expect(await about(bo, open)).toHaveLength(2)
    await declare(bo, open)
    expect(await about(bo, open)).toEqual([])
    const { harbour } = world.cast.buildings
    await addMember(world.context(), { buildingId: harbour, accountId: cy.accountId, role: 'owner' })
    expect(await about(cy, open)).toEqual([])
    expect((await titlesOf(cy))[0]).toBe('No longer available')
    await addMember(world.context(), { buildingId: harbour, accountId: cy.accountId, role: 'council' })
  })
})

describe('a comment', () => {
  it('is corrected by its author while the proposal is discussed, and says that it was', async () => {
    const open = await putToVote(world, carla)
    const { comments } = await bo.call(voting.comment, { ...params(open), body: { words: 'Why fourty?' } })
    expect(comments).toMatchObject([{ words: 'Why fourty?', editedAt: null }])
    const call = { params: { id: open._id, commentId: comments[0]!._id }, body: { words: 'Why forty?' } }
    expect((await carla.try(voting.correctComment, call)).status).toBe(404)
    const other = await putToVote(world, carla)
    expect((await bo.try(voting.correctComment, { ...call, params: { ...call.params, id: other._id } })).status).toBe(
      404,
    )
    await bo.call(voting.correctComment, call)
    const heard = await carla.call(voting.get, params(open))
    expect(heard.comments).toMatchObject([{ words: 'Why forty?', editedAt: world.clock.now(), isMine: false }])
    expect(await about(carla, open)).toHaveLength(1)
    await declare(bo, open)
    expect((await bo.try(voting.correctComment, call)).body.code).toBe('CONFLICT_DECLARED')
    await closed(world, carla, other)
    const late = await bo.try(voting.correctComment, { ...call, params: { ...call.params, id: other._id } })
    expect(late.status).toBe(409)
  })
})

describe('a planned vote', () => {
  it('that is over before anybody could open it calls nobody', async () => {
    const draft = await propose(carla)
    const closesAt = later(world.clock.now(), 6 * hour)
    const body = { opensAt: later(world.clock.now(), 3 * hour), closesAt, version: draft.version }
    await carla.call(voting.openVoting, { ...params(draft), body })
    world.clock.set(closesAt)
    await world.jobs.runNow('voting.settle')
    await council.signIn()
    expect(await about(bo, draft)).toEqual([
      `M-${draft.number} has been decided: ${draft.title}`,
      `M-${draft.number} is scheduled for a vote: ${draft.title}`,
    ])
  })
})

describe('open screens', () => {
  it('of council, and of nobody else, hear that something changed, and not what', async () => {
    const open = await putToVote(world, carla)
    const heard: HubEvent[] = []
    const leave = world.platform.events.subscribe((event) => void heard.push(event))
    await bo.call(voting.comment, { ...params(open), body: { words: 'Now' } })
    await cast(bo, open, 'for')
    leave()
    const changed = heard.filter(({ event }) => event === 'changed')
    const { carla: carlaId } = world.cast.accounts
    const all = [carlaId, bo.accountId, cy.accountId, di.accountId]
    expect(new Set(changed.map(({ to }) => JSON.stringify(to)))).toEqual(
      new Set(all.map((accountId) => JSON.stringify({ accountId }))),
    )
    const { harbour: buildingId } = world.cast.buildings
    for (const { data } of changed) expect(data).toEqual({ buildingId, subject: 'proposal' })
  })
})

describe('reminders', () => {
  it('come two days and four hours before the close, once each, and stop for who voted or has a conflict', async () => {
    const open = await putToVote(world, carla, {}, 72)
    const remind = async () => {
      await world.jobs.runNow('voting.remind')
      await world.jobs.runNow('voting.remind')
      await council.signIn()
      return { bo: await remindersTo(bo, open), cy: await remindersTo(cy, open), di: await remindersTo(di, open) }
    }
    expect(await remind()).toEqual({ bo: 0, cy: 0, di: 0 })
    await declare(di, open)
    world.clock.set(later(open.closesAt!, -48 * hour))
    expect(await remind()).toEqual({ bo: 1, cy: 1, di: 0 })
    expect((await bo.call(notifications.list)).items[0]!.text).toMatch(/^Voting closes [^.]+ [ap]\.m\.(?!\.)/)
    await cast(bo, open, 'for')
    world.clock.set(later(open.closesAt!, -4 * hour))
    expect(await remind()).toEqual({ bo: 1, cy: 2, di: 0 })
    world.clock.set(open.closesAt!)
    expect(await remind()).toEqual({ bo: 1, cy: 2, di: 0 })
  })

  it('do not come for a distance that lay before the vote opened', async () => {
    const open = await putToVote(world, carla, {}, 24)
    await world.jobs.runNow('voting.remind')
    expect(await remindersTo(bo, open)).toBe(0)
  })

  it('do not come for a distance that lay before the text that is voted on', async () => {
    const open = await putToVote(world, carla, {}, 72)
    world.clock.set(later(open.closesAt!, -47 * hour))
    await council.signIn()
    const body = { title: open.title, text: '<p>Fifty lamps.</p>', version: open.version }
    expect((await carla.send('PUT', `/api/proposals/${open._id}`, { body })).status).toBe(200)
    await world.jobs.runNow('voting.remind')
    // Besides the calls for the one text and the other.
    expect((await about(bo, open)).length - 2).toBe(0)
  })

  it('leave nothing unread behind once one has voted', async () => {
    const open = await putToVote(world, carla)
    const unread = async () => (await bo.send('GET', '/api/notifications/unread-count')).body.data.count as number
    const before = await unread()
    await cast(bo, open, 'against')
    expect(await unread()).toBe(before - 1)
    expect(await about(bo, open)).toEqual([`M-${open.number} is open for voting: ${open.title}`])
  })
})
