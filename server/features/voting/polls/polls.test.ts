/** Asking owners or residents: who may answer for which unit, what they see, and what becomes of a poll. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { later } from '../../../../contract/time.ts'
import { polls, type Poll } from '../../../../contract/voting/polls.ts'
import type { Caller } from '../../../testing/caller.ts'
import { askPoll, dayMs, pollBody, readPoll, tryAnswer, unitIdOf, writePoll } from '../../../testing/polls.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
let carla: Caller
let olivia: Caller
let theo: Caller
/** Olivia owns both and rents 305 out to Theo; 804 is Carla's. */
let unit305: string
let unit703: string
let unit804: string

const signIn = async () => {
  mandeep = await world.as('mandeep')
  carla = await world.as('carla')
  olivia = await world.as('olivia')
  theo = await world.as('theo')
}

beforeAll(async () => {
  world = await openWorld()
  await signIn()
  unit305 = await unitIdOf(mandeep, '305')
  unit703 = await unitIdOf(mandeep, '703')
  unit804 = await unitIdOf(mandeep, '804')
})
beforeEach(signIn)
afterAll(() => world.close())

const of = (poll: Poll) => ({ params: { id: poll._id } })
const seen = (poll: Poll) => ({ ...of(poll), body: { version: poll.version } })

describe('a draft', () => {
  test('is there for those who manage the building only, and tells nobody', async () => {
    const before = world.mails.length
    const draft = await writePoll(world, mandeep)
    expect(draft).toMatchObject({ status: 'draft', openedAt: null, asked: { units: 0, answered: 0 }, results: null })
    expect(draft.can).toMatchObject({ edit: true, open: true, delete: true, answer: false, close: false })
    expect((await carla.call(polls.list, { query: { shows: 'drafts' } })).items.map(({ _id }) => _id)).toContain(
      draft._id,
    )
    for (const who of [olivia, theo, await world.as('vic')]) {
      expect((await who.try(polls.get, of(draft))).status).toBe(404)
      expect((await who.call(polls.list, { query: { shows: 'drafts' } })).items).toEqual([])
    }
    await world.jobs.drain()
    expect(world.mails.length).toBe(before)
  })

  test('can be changed with its options and deleted; a stale version is refused with the newer one', async () => {
    const draft = await writePoll(world, mandeep)
    const body = { ...pollBody(world, { options: ['Yes', 'No'], choicesMost: 2 }), version: draft.version }
    const changed = await carla.call(polls.change, { ...of(draft), body })
    expect(changed.options.map(({ label }) => label)).toEqual(['Yes', 'No'])
    const stale = await mandeep.try(polls.change, { ...of(draft), body })
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE', current: { version: changed.version } } })
    await mandeep.call(polls.delete, of(draft))
    expect((await mandeep.try(polls.get, of(draft))).status).toBe(404)
  })

  test.each([
    ['options', { options: ['Yes'] }],
    ['options', { options: ['Yes', 'yes'] }],
    ['options', { options: ['Yes', 'No', 'Ye\u200Bs'] }],
    ['options', { options: ['As it  is', 'As\u00A0it is'] }],
    ['choicesMost', { choicesMost: 4 }],
    ['closesAt', { closesAt: '2026-11-20T20:10:00.000Z' }],
    ['question', { question: ' ' }],
  ])('is refused at %s', async (field, more) => {
    const answer = await mandeep.try(polls.create, { body: pollBody(world, more) })
    expect(answer.status).toBe(400)
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toContain(field)
  })

  test('is not opened once its closing time has come too near', async () => {
    const draft = await writePoll(world, mandeep, { closesAt: later(world.clock.now(), 2 * 3_600_000) })
    world.clock.advance(90 * 60_000)
    await signIn()
    const answer = await mandeep.try(polls.open, seen(draft))
    expect(answer.status).toBe(409)
    expect(answer.body.error).toBe('A poll must stay open for at least an hour. Please change the closing time first.')
  })
})

describe('an answer', () => {
  test('is one for each unit, by whoever owns it, and the last one counts', async () => {
    const poll = await askPoll(world, mandeep)
    expect(poll.asked).toEqual({ units: 5, answered: 0 })
    const before = await readPoll(olivia, poll)
    expect(before).toMatchObject({ awaitsMe: 2, results: null, can: { answer: true, seeCoverage: false } })
    expect(before.mine.map(({ unitNumber, answer }) => [unitNumber, answer])).toEqual([
      ['305', null],
      ['703', null],
    ])
    expect((await tryAnswer(olivia, poll, unit305, 'Blue')).status).toBe(200)
    expect((await tryAnswer(olivia, poll, unit703, 'Blue')).status).toBe(200)
    expect((await tryAnswer(olivia, poll, unit703, 'Green')).status).toBe(200)
    const after = await readPoll(olivia, poll)
    expect(after.asked).toEqual({ units: 5, answered: 2 })
    expect(after.awaitsMe).toBe(0)
    expect(after.results!.map(({ units }) => units)).toEqual([1, 1, 0])
    expect(after.mine[1]!.answer).toMatchObject({ byMe: true, byName: 'Olivia Owner' })
    // Carla has not answered, and sees the result as one who manages the building.
    expect((await readPoll(carla, poll)).results!.map(({ units }) => units)).toEqual([1, 1, 0])
  })

  test('is not for units of others, nor for who is not asked', async () => {
    const poll = await askPoll(world, mandeep)
    expect((await tryAnswer(olivia, poll, unit804, 'Blue')).status).toBe(404)
    expect((await tryAnswer(mandeep, poll, unit804, 'Blue')).status).toBe(404)
    // Theo rents 305; only owners are asked.
    for (const who of [theo, await world.as('mia'), await world.as('vic')]) {
      expect((await who.try(polls.get, of(poll))).status).toBe(404)
      expect((await tryAnswer(who, poll, unit305, 'Blue')).status).toBe(404)
      expect((await who.call(polls.list, { query: {} })).items.map(({ _id }) => _id)).not.toContain(poll._id)
    }
  })

  test('holds as many choices as the poll allows, of its own', async () => {
    const poll = await askPoll(world, mandeep, { choicesMost: 2 })
    const other = await askPoll(world, mandeep)
    expect((await tryAnswer(olivia, poll, unit703, 'Blue', 'Green', 'As it is')).body.errors[0].message).toBe(
      'Choose up to 2 answers',
    )
    const params = { id: poll._id, unitId: unit703 }
    const body = { optionIds: [other.options[0]!._id] }
    expect((await olivia.try(polls.answer, { params, body })).status).toBe(400)
    expect((await tryAnswer(olivia, poll, unit703, 'Green', 'Blue')).status).toBe(200)
    const { answer } = (await readPoll(olivia, poll)).mine[1]!
    expect(answer!.optionIds).toEqual([poll.options[0]!._id, poll.options[1]!._id])
  })

  test('of two at once leaves one answer', async () => {
    const poll = await askPoll(world, mandeep)
    const answers = await Promise.all(
      ['Blue', 'Green', 'As it is', 'Blue', 'Green'].map((label) => tryAnswer(olivia, poll, unit703, label)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const { asked, results } = await readPoll(mandeep, poll)
    expect(asked.answered).toBe(1)
    expect(results!.reduce((sum, { units }) => sum + units, 0)).toBe(1)
  })

  test('of a tenant is of the unit as well; who only lives there is not told the owner’s name', async () => {
    const poll = await askPoll(world, mandeep, { audience: 'residents' })
    expect((await readPoll(theo, poll)).mine.map(({ unitNumber }) => unitNumber)).toEqual(['305'])
    await tryAnswer(olivia, poll, unit305, 'Blue')
    expect((await readPoll(theo, poll)).mine[0]!.answer).toMatchObject({ byName: null, byMe: false })
    await tryAnswer(theo, poll, unit305, 'Green')
    const { mine } = await readPoll(olivia, poll)
    expect(mine[0]!.answer).toMatchObject({ byName: 'Theo Tenant', byMe: false, optionIds: [poll.options[1]!._id] })
  })

  test('of somebody who has left the unit is named to its owners only', async () => {
    const poll = await askPoll(world, mandeep, { audience: 'residents' })
    await tryAnswer(olivia, poll, unit305, 'Blue')
    const last = (day: string | null) =>
      world.connection.pool.query(
        `update ownerships set to_date = $1 where unit_id = $3
           and person_id in (select id from people where account_id = $2)`,
        [day, world.cast.accounts.olivia, unit305],
      )
    await last('2026-11-01')
    expect((await readPoll(theo, poll)).mine[0]!.answer).toMatchObject({ byName: null, byMe: false })
    await last(null)
  })
})

describe('the result', () => {
  test('waits for the close where the poll says so, but for those who manage the building', async () => {
    const poll = await askPoll(world, mandeep, { resultsShow: 'atClose' })
    await tryAnswer(olivia, poll, unit703, 'Blue')
    expect((await readPoll(olivia, poll)).results).toBeNull()
    expect((await readPoll(carla, poll)).results![0]!.units).toBe(1)
    const { version } = await readPoll(mandeep, poll)
    await mandeep.call(polls.close, { ...of(poll), body: { version } })
    expect((await readPoll(olivia, poll)).results![0]!.units).toBe(1)
  })

  test('says by unit who has answered, and what only where the poll said so', async () => {
    const totals = await askPoll(world, mandeep)
    const named = await askPoll(world, mandeep, { detail: 'byUnit' })
    for (const poll of [totals, named]) await tryAnswer(olivia, poll, unit703, 'Green')
    const cover = await carla.call(polls.coverage, of(totals))
    expect(cover.units).toEqual({ total: 5, answered: 1, asked: 2 })
    expect(cover.byUnit.map(({ unitNumber, reach, optionIds }) => [unitNumber, reach, optionIds])).toEqual([
      ['101', 'none', null],
      ['102', 'none', null],
      ['305', 'asked', null],
      ['703', 'answered', null],
      ['804', 'asked', null],
    ])
    expect(cover.unitsNotAnswered.map(({ unitNumber }) => unitNumber)).toEqual(['101', '102', '305', '804'])
    const { byUnit } = await mandeep.call(polls.coverage, of(named))
    expect(byUnit[3]).toMatchObject({ answeredBy: 'Olivia Owner', optionIds: [named.options[1]!._id] })
    expect((await olivia.try(polls.coverage, of(named))).status).toBe(403)
    expect((await mandeep.try(polls.coverage, of(await writePoll(world, mandeep)))).status).toBe(409)
  })

  test('in the history is that a unit answered, and never what', async () => {
    const poll = await askPoll(world, mandeep)
    await tryAnswer(olivia, poll, unit703, 'Green')
    await tryAnswer(olivia, poll, unit703, 'Blue')
    const { items } = await carla.call(audit.history, { params: { subject: 'poll', id: poll._id }, query: {} })
    expect(items.map(({ action, by }) => [action, by])).toEqual([
      ['answered anew', 'Olivia Owner'],
      ['answered', 'Olivia Owner'],
      ['opened', 'Mandeep Manager'],
      ['created', 'Mandeep Manager'],
    ])
    expect(items[0]!.fields).toEqual([{ field: 'unitNumber', before: null, after: '703' }])
  })
})

describe('an open poll', () => {
  test('can be kept open for longer, closed early and withdrawn, and changed no more', async () => {
    const poll = await askPoll(world, mandeep)
    const body = { ...pollBody(world), version: poll.version }
    expect((await mandeep.try(polls.change, { ...of(poll), body })).body.error).toBe('An open poll can’t be changed.')
    expect((await mandeep.try(polls.delete, of(poll))).status).toBe(409)
    const sooner = { version: poll.version, closesAt: later(poll.closesAt, -dayMs) }
    expect((await mandeep.try(polls.extend, { ...of(poll), body: sooner })).status).toBe(400)
    const far = { version: poll.version, closesAt: later(poll.closesAt, 100 * dayMs) }
    expect((await mandeep.try(polls.extend, { ...of(poll), body: far })).status).toBe(400)
    // Reckoned from when it opened, so that it cannot be kept open again and again.
    const most = { version: poll.version, closesAt: later(poll.openedAt!, 92 * dayMs + 1) }
    world.clock.advance(dayMs)
    await signIn()
    expect((await mandeep.try(polls.extend, { ...of(poll), body: most })).status).toBe(400)
    const longer = { version: poll.version, closesAt: later(poll.closesAt, dayMs) }
    const extended = await mandeep.call(polls.extend, { ...of(poll), body: longer })
    expect(extended.closesAt).toBe(longer.closesAt)
    expect((await mandeep.try(polls.close, seen(poll))).body.code).toBe('STALE')
    const closed = await carla.call(polls.close, seen(extended))
    expect(closed).toMatchObject({ status: 'closed', closesAt: world.clock.now() })
    expect((await tryAnswer(olivia, poll, unit703, 'Blue')).status).toBe(409)
    expect(
      (await carla.try(polls.withdraw, { ...of(poll), body: { version: closed.version, reason: 'No' } })).status,
    ).toBe(409)
  })

  test('that is withdrawn says why, and shows residents no result', async () => {
    const poll = await askPoll(world, mandeep)
    await tryAnswer(olivia, poll, unit703, 'Blue')
    const { version } = await readPoll(mandeep, poll)
    const body = { version, reason: 'Two answers meant the same.' }
    await mandeep.call(polls.withdraw, { ...of(poll), body })
    expect(await readPoll(olivia, poll)).toMatchObject({
      status: 'withdrawn',
      reason: 'Two answers meant the same.',
      results: null,
      awaitsMe: 0,
    })
  })

  test('is over when its time is, before any job has run, and says what it is not', async () => {
    const poll = await askPoll(world, mandeep, { closesAt: later(world.clock.now(), 2 * 3_600_000) })
    expect(poll.notAVote).toBe('This is a poll, not a vote of the strata corporation.')
    world.clock.set(poll.closesAt)
    await signIn()
    expect((await tryAnswer(olivia, poll, unit703, 'Blue')).body.error).toBe('A closed poll can’t be answered.')
    expect(await readPoll(olivia, poll)).toMatchObject({ status: 'closed', can: { answer: false } })
    const open = (await olivia.call(polls.list, { query: {} })).items.map(({ _id }) => _id)
    const past = (await olivia.call(polls.list, { query: { shows: 'past' } })).items.map(({ _id }) => _id)
    expect([open.includes(poll._id), past.includes(poll._id)]).toEqual([false, true])
  })

  test('stands in the list of who may answer, soonest to close first, page by page', async () => {
    const sooner = await askPoll(world, mandeep, { closesAt: later(world.clock.now(), 2 * dayMs) })
    const latest = await askPoll(world, mandeep, { closesAt: later(world.clock.now(), 30 * dayMs) })
    const seenIds: string[] = []
    let cursor: string | undefined
    do {
      const page = await olivia.call(polls.list, { query: { limit: 2, ...(cursor !== undefined && { cursor }) } })
      seenIds.push(...page.items.map(({ _id }) => _id))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(new Set(seenIds).size).toBe(seenIds.length)
    expect(seenIds.indexOf(sooner._id)).toBeLessThan(seenIds.indexOf(latest._id))
    expect(seenIds.at(-1)).toBe(latest._id)
  })

  test('asks the units that there were when it opened', async () => {
    const ada = await world.as('ada')
    const poll = await askPoll(world, ada)
    expect(poll.asked.units).toBe(2)
    expect(poll.notAVote).toBe('This is a poll, not a vote of the condominium corporation.')
    expect((await carla.try(polls.get, of(poll))).status).toBe(404)
  })
})
