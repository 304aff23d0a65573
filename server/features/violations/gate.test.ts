/** The gate: a fine is refused for each step that is missing, and the same fine goes through once it is put right. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decisions } from '../../../contract/voting/decisions.ts'
import { PenaltyStep } from '../../../contract/violations/violation.ts'
import { registerOf } from '../../testing/bylaws.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { caseDesk } from './testing/case-desk.ts'

let world: World
let desk: Awaited<ReturnType<typeof caseDesk>>
beforeEach(async () => {
  world = await openWorld()
  desk = await caseDesk(world)
})
afterEach(() => world.close())

const fined = ['200']

describe('a fine without', () => {
  it('complaint', async () => {
    const id = await desk.ready()
    // Every case opens with a complaint, and no route takes one away.
    await desk.query('delete from violation_complaints where violation_id = $1', [id])
    expect(await desk.missing(id)).toEqual(['complaint: addComplaint'])
    const complaint = { complainant: 'Hana Sato', words: 'Music all night.' }
    await desk.step(id, { step: 'addComplaint', ...complaint, receivedOn: '2026-11-21' })
    expect(await desk.missing(id)).toEqual(['complaint: addComplaint'])
    await desk.step(id, { step: 'addComplaint', ...complaint, receivedOn: '2026-11-20' })
    expect(await desk.missing(id)).toEqual(fined)
  })

  it('rule_in_force', async () => {
    const id = await desk.ready()
    const register = registerOf(await desk.as('mandeep'))
    const bylaw = await register.get({ _id: desk.bylawId })
    const repealed = await register.step(bylaw, { step: 'repeal', endedOn: '2026-11-18', reason: 'Filed in October.' })
    expect(await desk.missing(id)).toEqual(['rule_in_force: register'])
    await register.step(repealed!, { step: 'reinstate', reason: 'It was filed in December.' })
    expect(await desk.missing(id)).toEqual(fined)
  })

  it('fine_set', async () => {
    const id = await desk.ready()
    await desk.correctBylaw({ fineCents: null })
    expect(await desk.missing(id)).toEqual(['fine_set: register'])
    // More than the regulation allows is no fine at all, not the most that it allows. The register refuses it today.
    await desk.query('update bylaws set fine_cents = 25000 where id = $1', [desk.bylawId])
    expect(await desk.missing(id)).toEqual(['fine_set: register'])
    expect((await desk.get(id)).fineMostCents).toBeNull()
    await desk.correctBylaw({ fineCents: 20_000 })
    expect(await desk.missing(id)).toEqual(fined)
  })

  it('right_person: the owner for their tenant', async () => {
    const id = await desk.ready({ review: { accused: 'owners', causedBy: 'tenant' } })
    expect(await desk.missing(id)).toEqual(['right_person: screen'])
    expect(await desk.steps.screen(id)).toMatchObject({ stage: 'reviewed', decision: null, particulars: null })
    await desk.again(id)
    expect(await desk.missing(id)).toEqual(fined)
  })

  it('right_person: a tenant who moved in later', async () => {
    const id = await desk.ready({ review: { happenedOn: '2025-05-20' } })
    expect(await desk.missing(id)).toEqual(['right_person: screen'])
    expect((await desk.get(id)).next!.words).toBe('Theo Tenant had no tie to the unit on the day it happened.')
    await desk.steps.screen(id)
    await desk.again(id)
    expect(await desk.missing(id)).toEqual(fined)
  })

  it('particulars', async () => {
    const id = await desk.ready()
    // As where the library had no room for the paper.
    await desk.query(
      `update letters set sent_at = null, document_id = null, failure = 'The library is full.'
       where id = (select particulars_letter_id from violations where id = $1)`,
      [id],
    )
    expect(await desk.missing(id)).toEqual([
      ...[
        'particulars: particulars',
        'delivered: particulars',
        'landlord_copy: particulars',
        'answer_open: particulars',
      ],
    ])
    expect(await desk.steps.particulars(id)).toMatchObject({ stage: 'answering', decision: null, told: null })
    expect(await desk.missing(id)).toEqual([
      ...['delivered: wait', 'landlord_copy: wait', 'answer_open: wait', 'decision: decide', 'told: tell'],
    ])
    await desk.again(id)
    expect(await desk.missing(id)).toEqual(fined)
  })

  it('delivered: registered mail doesn’t count', async () => {
    const id = await desk.ready({ letter: { byEmail: false } })
    await desk.handOver(id, 'Olivia Owner', 'mail')
    expect(await desk.missing(id)).toEqual(['delivered: deliver', 'answer_open: deliver'])
    await desk.handOver(id, 'Theo Tenant', 'recordedMail')
    expect(await desk.missing(id)).toEqual(['delivered: deliver', 'answer_open: deliver'])
    expect((await desk.get(id)).next!.words).toBe('There’s no proof yet that Theo Tenant received the letter.')
    await desk.handOver(id, 'Theo Tenant', 'hand')
    expect(await desk.missing(id)).toEqual(fined)
  })

  it('landlord_copy', async () => {
    const id = await desk.ready({ letter: { byEmail: false } })
    await desk.handOver(id, 'Theo Tenant', 'mail')
    expect(await desk.missing(id)).toEqual(['landlord_copy: deliver'])
    // Put in the mailbox on the 8th, it counts as received on the 12th.
    await desk.handOver(id, 'Olivia Owner', 'mailbox', '2026-12-08')
    expect(await desk.missing(id)).toEqual(['landlord_copy: wait'])
    desk.goTo('2026-12-12')
    expect(await desk.missing(id)).toEqual(fined)
  })

  it('answer_open: delivered so late that a week isn’t over when council decides', async () => {
    const id = await desk.ready({ letter: { byEmail: false } })
    await desk.handOver(id, 'Olivia Owner', 'hand')
    await desk.handOver(id, 'Theo Tenant', 'hand', '2026-12-03')
    expect(await desk.missing(id)).toEqual(['answer_open: wait'])
    desk.goTo('2026-12-11')
    expect(await desk.missing(id)).toEqual(['answer_open: decide'])
    await desk.steps.decide(id, { decidedOn: '2026-12-11' })
    expect(await desk.missing(id)).toEqual(['told: tell'])
    await desk.steps.tell(id)
    expect(await desk.missing(id)).toEqual(fined)
  })

  it('answer_open: council decided too early, unless they had answered', async () => {
    const id = await desk.ready({ decision: { decidedOn: '2026-12-08' } })
    expect(await desk.missing(id)).toEqual(['answer_open: decide'])
    await desk.steps.particulars(id)
    await desk.step(id, { step: 'recordAnswer', on: '2026-12-10', words: 'I was away.' })
    desk.goTo('2026-12-14')
    await desk.steps.decide(id, { decidedOn: '2026-12-11' })
    await desk.steps.tell(id)
    expect(await desk.missing(id)).toEqual(fined)
  })

  it('hearing', async () => {
    const asks = (id: string) =>
      desk.step(id, { step: 'requestHearing', on: '2026-12-09', reason: 'I want to explain.' })
    const id = await desk.ready({ first: asks })
    expect(await desk.missing(id)).toEqual(['hearing: holdHearing'])
    await desk.step(id, { step: 'holdHearing', on: '2026-12-10', words: 'They explained.' })
    expect(await desk.missing(id)).toEqual(fined)
  })

  it('hearing, held only after the decision', async () => {
    const asks = (id: string) =>
      desk.step(id, { step: 'requestHearing', on: '2026-12-09', reason: 'I want to explain.' })
    const id = await desk.ready({ first: asks })
    desk.goTo('2026-12-15')
    await desk.step(id, { step: 'holdHearing', on: '2026-12-15', words: 'They explained.' })
    expect(await desk.missing(id)).toEqual(['hearing: decide'])
    await desk.steps.decide(id, { decidedOn: '2026-12-15' })
    await desk.steps.tell(id)
    expect(await desk.missing(id)).toEqual(fined)
  })

  it('decision: none that found a contravention', async () => {
    const id = await desk.ready({ decision: { upheld: false, votesFor: 0, votesAgainst: 1 } })
    expect(await desk.missing(id)).toEqual(['decision: decide'])
    await desk.steps.decide(id)
    await desk.steps.tell(id)
    expect(await desk.missing(id)).toEqual(fined)
  })

  it('decision: made between meetings and not ratified', async () => {
    const id = await desk.ready()
    const { _id } = (await desk.get(id)).decision!
    // As a vote between meetings leaves it: the product’s own proposals take days and three members.
    await desk.query(`update decisions set made = 'between', ratification = 'awaits' where id = $1`, [_id])
    expect(await desk.missing(id)).toEqual(['decision: ratify'])
    await (await desk.as('carla')).call(decisions.ratify, { body: { decisionIds: [_id], meetingOn: '2026-12-10' } })
    expect(await desk.missing(id)).toEqual(fined)
  })

  it('decision: corrected in the register since', async () => {
    const id = await desk.ready()
    const { _id } = (await desk.get(id)).decision!
    const carla = await desk.as('carla')
    const correct = async (more: object) => {
      const { title, wording, version } = await carla.call(decisions.get, { params: { id: _id } })
      const body = { title, wording, decidedOn: '2026-12-10', version, reason: 'The minutes say so.', ...more } as never
      await carla.call(decisions.correct, { params: { id: _id }, body })
    }
    await correct({ outcome: 'failed', votesFor: 0, votesAgainst: 1, votesAbstained: 0 })
    expect(await desk.missing(id)).toEqual(['decision: decide'])
    const passed = { outcome: 'passed', votesFor: 1, votesAgainst: 0, votesAbstained: 0 }
    await correct({ ...passed, decidedOn: '2026-12-08' })
    expect(await desk.missing(id)).toEqual(['answer_open: decide'])
    await correct(passed)
    expect(await desk.missing(id)).toEqual(fined)
  })

  it('told', async () => {
    const id = await desk.ready()
    await desk.steps.decide(id)
    expect(await desk.missing(id)).toEqual(['told: tell'])
    await desk.steps.tell(id)
    expect(await desk.missing(id)).toEqual(fined)
  })

  it('amount', async () => {
    await desk.correctBylaw({ fineCents: 15_000 })
    const id = await desk.ready()
    expect(await desk.missing(id)).toEqual(['amount: fine'])
    await desk.correctBylaw({ fineCents: 20_000 })
    expect(await desk.missing(id)).toEqual(fined)
  })

  it('interval', async () => {
    const id = await desk.ready()
    expect(await desk.missing(id)).toEqual(fined)
    desk.goTo('2026-12-16')
    await desk.step(id, { step: 'seeAgain', on: '2026-12-10', words: 'Before the fine, on the same day.' })
    expect(await desk.missing(id)).toEqual(['interval: wait'])
    desk.goTo('2026-12-17')
    expect(await desk.missing(id)).toEqual(['interval: seeAgain'])
    await desk.step(id, { step: 'seeAgain', on: '2026-12-16', words: 'Music again.' })
    expect(await desk.missing(id)).toEqual(fined)
    expect(await desk.get(id)).toMatchObject({ finedCents: 40_000, penalties: [{ nth: 1 }, { nth: 2 }] })
  })
})

it('names all that is missing at once, in the order of the law', async () => {
  const id = await desk.reported()
  const order = (lines: readonly string[]) => lines.map((line) => line.split(':')[0])
  const first = order(await desk.missing(id))
  expect(first).toEqual(PenaltyStep.options.filter((step) => first.includes(step)))
  expect(first).toEqual([
    ...['rule_in_force', 'fine_set', 'right_person', 'particulars', 'delivered', 'answer_open', 'decision', 'told'],
  ])
  const { body } = await desk.tryStep(id, desk.fining)
  expect(body).toMatchObject({ code: 'STEPS_MISSING', error: '8 steps are missing.' })
  await desk.steps.screen(id)
  expect(order(await desk.missing(id))).toEqual([
    ...['particulars', 'delivered', 'landlord_copy', 'answer_open', 'decision', 'told'],
  ])
  expect((await desk.get(id)).penalties).toEqual([])
})
