/** The manager's day: cases whose next step can be taken. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { overview } from '../../../contract/overview.ts'
import type { Name } from '../../testing/cast.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { caseDesk } from './testing/case-desk.ts'

let world: World
let desk: Awaited<ReturnType<typeof caseDesk>>
beforeEach(async () => {
  world = await openWorld()
  desk = await caseDesk(world)
})
afterEach(() => world.close())

/** What the day of Harbour View says of cases to somebody. */
const dayOf = async (name: Name = 'mandeep') => {
  const days = await (await desk.as(name)).call(overview.day)
  const { entries, figures } = days.find(({ building }) => building.name === 'Harbour View')!
  return {
    entries: entries
      .filter(({ kind }) => kind === 'violation')
      .map(({ title, detail, dueOn, standing }) => [title, detail, dueOn, standing]),
    open: figures.find(({ key }) => key === 'openViolations')!.value,
  }
}

it('has a case while someone has to do something, and not while it waits for an answer', async () => {
  const { reported, steps, goTo, step, fining } = desk
  expect(await dayOf()).toEqual({ entries: [], open: 0 })
  const id = await reported()
  expect(await dayOf()).toEqual({ entries: [['V-1 Noise', 'Review', null, 'waiting']], open: 1 })
  const says = async () => (await dayOf()).entries
  await steps.screen(id)
  expect(await says()).toEqual([['V-1 Noise, unit 305', 'Send the particulars', null, 'waiting']])
  await steps.particulars(id)
  expect(await dayOf()).toEqual({ entries: [], open: 1 })
  goTo('2026-12-10')
  expect(await says()).toMatchObject([['V-1 Noise, unit 305', 'Council has to decide.', null, 'waiting']])
  await steps.decide(id)
  expect(await says()).toMatchObject([[expect.anything(), 'Send the decision', null, 'waiting']])
  await steps.tell(id)
  expect(await says()).toMatchObject([[expect.anything(), 'Impose the penalty or close the case', null, 'waiting']])
  await step(id, fining)
  expect(await dayOf()).toEqual({ entries: [], open: 1 })
  await step(id, { step: 'close', as: 'done', reason: 'Paid' })
  expect(await dayOf()).toEqual({ entries: [], open: 0 })
})

it('has a hearing by the day on which it must be held, the first due at the top, and then its decision', async () => {
  const { reported, steps, goTo, step } = desk
  await reported()
  const id = await reported()
  await steps.screen(id)
  await steps.particulars(id)
  await step(id, { step: 'requestHearing', on: '2026-11-20', reason: 'To explain' })
  const [first, second] = (await dayOf()).entries
  expect(first).toEqual(['V-2 Noise, unit 305', 'Schedule the hearing', '2026-12-18', 'soon'])
  expect(second).toEqual(['V-1 Noise', 'Review', null, 'waiting'])
  await step(id, { step: 'scheduleHearing', on: '2026-12-14', at: '19:00', place: 'Lounge' })
  expect((await dayOf()).entries).toHaveLength(1)
  goTo('2026-12-14')
  expect((await dayOf()).entries[0]).toEqual(['V-2 Noise, unit 305', 'Record the hearing', '2026-12-14', 'today'])
  await step(id, { step: 'holdHearing', on: '2026-12-14', words: '' })
  goTo('2026-12-22')
  expect((await dayOf()).entries[0]).toEqual(['V-2 Noise, unit 305', 'Council has to decide.', '2026-12-21', 'overdue'])
})

it('has a letter to deliver, and a case without a contravention to close', async () => {
  const { query, reported, steps, goTo } = desk
  const id = await reported()
  await query('update people set email_notice_consent = false')
  await steps.screen(id)
  await steps.particulars(id)
  expect((await dayOf()).entries).toEqual([['V-1 Noise, unit 305', 'Deliver the letter', null, 'waiting']])
  goTo('2026-12-10')
  await steps.decide(id, { upheld: false, votesFor: 0, votesAgainst: 1 })
  await steps.tell(id)
  expect((await dayOf()).entries).toEqual([['V-1 Noise, unit 305', 'Close the case', null, 'waiting']])
})

it('leaves out cases about the caller or their unit, and those of other buildings', async () => {
  const { reported, steps, unitId } = desk
  const id = await reported()
  await steps.screen(id, { unitId: await unitId('804'), accused: 'owners' })
  expect(await dayOf('carla')).toEqual({ entries: [], open: 1 })
  expect((await dayOf()).entries).toHaveLength(1)
  const [prairie] = await (await desk.as('ada')).call(overview.day)
  expect(prairie!.figures.find(({ key }) => key === 'openViolations')!.value).toBe(0)
})
