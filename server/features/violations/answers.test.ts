/** What those whom a case is about say for themselves, what council decides after that, and how a case ends. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decisions } from '../../../contract/voting/decisions.ts'
import { violations } from '../../../contract/violations.ts'
import { textFile } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { caseDesk } from './testing/case-desk.ts'

let world: World
let desk: Awaited<ReturnType<typeof caseDesk>>
beforeEach(async () => {
  world = await openWorld()
  desk = await caseDesk(world)
})
afterEach(() => world.close())

type Sent = Parameters<typeof desk.tryStep>[1]
const refusal = async (id: string, sent: Sent, by?: 'carla' | 'mandeep') => {
  const { status, body } = await desk.tryStep(id, sent, by)
  return status === 400 ? [status, body.errors[0].field, body.errors[0].message] : [status, body.error]
}
const sentTo = async () => {
  const id = await desk.reported()
  await desk.steps.screen(id)
  await desk.steps.particulars(id)
  return id
}
const mine = async (id: string, by: 'theo' | 'olivia' = 'theo') =>
  (await desk.as(by)).call(violations.getMine, { params: { id } })
const tryMine = async (id: string, body: object, by: 'theo' | 'olivia' | 'mia' = 'theo') => {
  const caller = await desk.as(by)
  const { version } = await caller.call(violations.getMine, { params: { id } })
  const answer = await caller.send('POST', `/api/my-violations/${id}/steps`, { body: { ...body, version } })
  await world.jobs.drain()
  return answer
}
const mailsTo = (address: string) =>
  world.mails.filter(({ to }) => JSON.stringify(to).includes(address)).map(({ subject }) => subject)

describe('a warning', () => {
  it('reaches those whom it’s about, before the particulars', async () => {
    const id = await desk.reported()
    const early = [409, 'A warning needs someone it’s about, and comes before the particulars.']
    expect(await refusal(id, { step: 'warn', words: 'Please.' })).toEqual(early)
    await desk.steps.screen(id)
    await desk.step(id, { step: 'warn', words: 'Please keep the noise down.' })
    expect(mailsTo('tenant@parapet.example')).toEqual([expect.stringContaining('You have a warning')])
    expect(mailsTo('owner@parapet.example')).toEqual([])
    expect(await mine(id)).toMatchObject({ side: 'accused', state: 'handled', bylaw: null, place: '', steps: [] })
    await desk.steps.particulars(id)
    expect(await refusal(id, { step: 'warn', words: 'Please.' })).toEqual(early)
  })
})

describe('an answer', () => {
  it('may come with files, once, and only from those whom the case is about', async () => {
    const id = await sentTo()
    const answer = async (by: 'theo' | 'olivia') => {
      const caller = await desk.as(by)
      const body = { words: 'I was away.', version: (await mine(id, by)).version }
      return caller.try(violations.answer, { params: { id }, body, files: [textFile('ticket.txt', 'Train')] })
    }
    const owner = await answer('olivia')
    expect([owner.status, owner.body.error]).toEqual([409, 'Only those the case is about can do this.'])
    expect((await answer('theo')).status).toBe(200)
    const again = await answer('theo')
    expect([again.status, again.body.error]).toEqual([409, 'You’ve answered. Council has your answer.'])
    const { files } = await mine(id)
    expect(files.map(({ fileName }) => fileName)).toEqual(['ticket.txt'])
    const path = `/api/my-violations/${id}/files/${files[0]!._id}`
    const read = async (by: 'theo' | 'olivia' | 'mia') => (await (await desk.as(by)).send('GET', path)).status
    expect([await read('theo'), await read('olivia'), await read('mia')]).toEqual([200, 404, 404])
    expect((await desk.get(id)).answer).toMatchObject({ words: 'I was away.', files: [{ fileName: 'ticket.txt' }] })
  })

  it('on paper is recorded with its day', async () => {
    const id = await desk.reported()
    const paper = { step: 'recordAnswer', on: '2026-11-20', words: 'I was away.' } as const
    expect(await refusal(id, paper)).toEqual([
      ...[409, 'An answer comes after the particulars and before the decision.'],
    ])
    await desk.steps.screen(id)
    await desk.steps.particulars(id)
    for (const [on, message] of [
      ['2026-11-21', 'This date is in the future'],
      ['2026-11-19', 'Choose Nov 20, 2026 or later'],
    ] as const)
      expect(await refusal(id, { ...paper, on })).toEqual([400, 'on', message])
    expect(await desk.step(id, paper)).toMatchObject({ stage: 'toDecide', answer: { on: '2026-11-20' } })
  })
})

describe('a hearing', () => {
  it('is requested, scheduled, held, and asked for in the product', async () => {
    const id = await sentTo()
    const schedule = { step: 'scheduleHearing', on: '2026-12-01', at: '19:00', place: 'Lounge' } as const
    const none = [409, 'No hearing is waiting to be held.']
    expect(await refusal(id, schedule)).toEqual(none)
    expect((await tryMine(id, { step: 'askHearing', reason: 'I want to explain.' })).body.data).toMatchObject({
      ...{ state: 'answer', hearing: { askedOn: '2026-11-20', on: null }, steps: ['answer', 'withdrawHearing'] },
    })
    expect(await desk.get(id)).toMatchObject({
      ...{ stage: 'hearing', deadline: { words: 'Hold the hearing by', on: '2026-12-18' } },
    })
    expect(await refusal(id, { ...schedule, on: '2026-11-19' })).toEqual([400, 'on', 'This date is in the past'])
    await desk.step(id, schedule)
    expect(mailsTo('tenant@parapet.example')).toContainEqual(
      expect.stringContaining('Your hearing is on Dec 1, 2026 (V-1)'),
    )
    const hold = { step: 'holdHearing', on: '2026-12-01', words: 'They explained.' } as const
    expect(await refusal(id, hold)).toEqual([400, 'on', 'This date is in the future'])
    desk.goTo('2026-12-01')
    expect(await refusal(id, { ...hold, on: '2026-11-19' })).toEqual([...[400, 'on', 'Choose Nov 20, 2026 or later']])
    expect(await desk.step(id, hold)).toMatchObject({
      ...{ stage: 'toDecide', deadline: { words: 'Decision due', on: '2026-12-08' } },
    })
    expect(await refusal(id, hold)).toEqual(none)
    expect((await mine(id)).hearing).toEqual({
      ...{ askedOn: '2026-11-20', on: '2026-12-01', at: '19:00', place: 'Lounge', heldOn: '2026-12-01' },
      withdrawnOn: null,
    })
  })

  it.each([
    ['in the product', async (id: string) => tryMine(id, { step: 'withdrawHearing', reason: 'It’s settled.' })],
    [
      'on paper',
      async (id: string) => desk.tryStep(id, { step: 'withdrawHearing', on: '2026-11-20', reason: 'It’s settled.' }),
    ],
  ])('is withdrawn %s, and a new request has no day yet', async (_, withdraw) => {
    const id = await sentTo()
    const asked = { step: 'requestHearing', on: '2026-11-20', reason: 'I want to explain.' } as const
    await desk.step(id, asked)
    expect(await refusal(id, asked)).toEqual([
      ...[409, 'A hearing is requested once, after the particulars and before the decision.'],
    ])
    await desk.step(id, { step: 'scheduleHearing', on: '2026-12-01', at: '19:00', place: 'Lounge' })
    expect((await withdraw(id)).status).toBe(200)
    expect(await desk.get(id)).toMatchObject({ stage: 'answering', hearing: { withdrawnOn: '2026-11-20' } })
    expect((await tryMine(id, { step: 'askHearing', reason: 'I changed my mind.' })).status).toBe(200)
    expect(await desk.get(id)).toMatchObject({
      ...{ stage: 'hearing', next: { do: 'scheduleHearing' } },
      hearing: { reason: 'I changed my mind.', on: null, at: null, place: '', withdrawnOn: null },
    })
  })

  it('isn’t for the owner of the unit, or who complained, to ask for', async () => {
    const id = await sentTo()
    for (const by of ['olivia', 'mia'] as const)
      expect((await tryMine(id, { step: 'askHearing', reason: 'Let me.' }, by)).status).toBe(409)
  })
})

describe('a decision', () => {
  it('comes after the particulars, on a day that can be, with votes that add up', async () => {
    const id = await desk.reported()
    await desk.steps.screen(id)
    expect(await refusal(id, desk.deciding({ decidedOn: '2026-11-20' }), 'carla')).toEqual([
      ...[409, 'Council decides after the particulars and before any penalty.'],
    ])
    await desk.steps.particulars(id)
    const refused = (more: object) => refusal(id, desk.deciding({ decidedOn: '2026-11-20', ...more }), 'carla')
    expect(await refused({ decidedOn: '2026-11-21' })).toEqual([400, 'decidedOn', 'This date is in the future'])
    expect(await refused({ decidedOn: '2026-11-19' })).toEqual([400, 'decidedOn', 'Choose Nov 20, 2026 or later'])
    expect(await refused({ votesFor: 3 })).toEqual([
      ...[400, 'votesFor', 'The votes don’t add up to the members who took part'],
    ])
    expect(await refused({ upheld: false })).toEqual([400, 'upheld', 'With these votes, a contravention was found'])
    expect((await desk.get(id)).decision).toBeNull()
  })

  it('may be one of the register that says the same, for one case', async () => {
    const carla = await desk.as('carla')
    const votes = { votesFor: 1, votesAgainst: 0, votesAbstained: 0 }
    const entry = { title: 'Noise in 305', wording: '<p>A contravention.</p>', outcome: 'passed', ...votes } as const
    const { _id: decisionId } = await carla.call(decisions.write, { body: { ...entry, decidedOn: '2026-11-20' } })
    const of = (more: object = {}) => desk.deciding({ decisionId, decidedOn: '2026-11-20', ...more })
    const [first, second] = [await sentTo(), await sentTo()]
    const none = { upheld: false, votesFor: 0, votesAgainst: 1 }
    expect(await refusal(first, of(none), 'carla')).toEqual([400, 'votesFor', 'The register has other votes'])
    expect(await refusal(first, of({ decisionId: first }), 'carla')).toEqual([404, 'Not found.'])
    const { decision } = await desk.step(first, of(), 'carla')
    expect(decision).toMatchObject({ _id: decisionId, number: 'D-2026-001', decidedOn: '2026-11-20' })
    expect(await refusal(second, of(), 'carla')).toEqual([409, 'This decision is about another case.'])
    desk.goTo('2026-11-21')
    expect(await refusal(first, of({ decidedOn: '2026-11-21' }), 'carla')).toEqual([
      ...[400, 'decidedOn', 'The register has another date'],
    ])
  })

  it('is sent, disputed, and made again', async () => {
    const id = await desk.ready()
    expect(await mine(id)).toMatchObject({ state: 'decided', upheld: true, steps: ['dispute'] })
    expect((await mine(id)).letters).toHaveLength(2)
    const dispute = { step: 'dispute', words: 'I wasn’t there.' }
    expect((await tryMine(id, dispute)).body.data).toMatchObject({ disputedOn: '2026-12-10', steps: [] })
    expect(await desk.get(id)).toMatchObject({ disputed: { on: '2026-12-10', words: 'I wasn’t there.' } })
    expect((await tryMine(id, dispute)).status).toBe(409)
    desk.goTo('2026-12-15')
    await desk.steps.decide(id, { decidedOn: '2026-12-15' })
    // Not sent yet, it is no one’s business.
    expect(await mine(id)).toMatchObject({ upheld: null, state: 'waiting', steps: [] })
    await desk.steps.tell(id)
    expect((await mine(id)).steps).toEqual(['dispute'])
    expect(await desk.step(id, { step: 'dispute', on: '2026-12-15', words: 'By letter.' })).toMatchObject({
      disputed: { on: '2026-12-15', words: 'By letter.' },
    })
    expect(await refusal(id, { step: 'dispute', on: '2026-12-14', words: 'Early.' })).toEqual([
      ...[400, 'on', 'Choose Dec 15, 2026 or later'],
    ])
  })

  it('is what can’t be sent, or disputed, before there is one', async () => {
    const id = await sentTo()
    const tell = { step: 'tell', reasons: 'The log.', outcome: '' } as const
    expect(await refusal(id, tell)).toEqual([409, 'There’s no decision to send yet.'])
    expect(await refusal(id, { step: 'dispute', on: '2026-11-20', words: 'No.' })).toEqual([
      ...[409, 'There’s no decision to dispute yet.'],
    ])
  })
})

describe('a case', () => {
  it('isn’t closed for a reason that council didn’t give', async () => {
    const id = await sentTo()
    const close = (as: string) => ({ step: 'close', as, reason: 'Council decided.' }) as Sent
    expect(await refusal(id, close('notUpheld'))).toEqual([400, 'as', 'Council hasn’t decided that'])
    desk.goTo('2026-12-10')
    await desk.steps.decide(id)
    expect(await refusal(id, close('dismissed'))).toEqual([
      ...[400, 'as', 'Council found a contravention, so it wasn’t dismissed'],
    ])
    expect(await refusal(id, close('notUpheld'))).toEqual([400, 'as', 'Council hasn’t decided that'])
    await desk.steps.decide(id, { upheld: false, votesFor: 0, votesAgainst: 1 })
    expect(await desk.step(id, close('notUpheld'))).toMatchObject({ stage: 'closed', closedAs: 'notUpheld' })
  })

  it('is seen again once it was reviewed, on a day since it happened', async () => {
    const id = await desk.reported()
    const seen = { step: 'seeAgain', on: '2026-11-19', words: 'Music again.' } as const
    expect(await refusal(id, seen)).toEqual([409, 'Review the case first.'])
    await desk.steps.screen(id)
    expect(await refusal(id, { ...seen, on: '2026-11-17' })).toEqual([...[400, 'on', 'Choose Nov 18, 2026 or later']])
    expect((await desk.step(id, seen)).sightings).toEqual([
      { _id: expect.any(String), on: '2026-11-19', words: 'Music again.' },
    ])
  })
})
