/** Who is reminded of records that are due, when, and how often. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forms } from '../../../../contract/forms.ts'
import { notifications } from '../../../../contract/notifications.ts'
import type { Caller } from '../../../testing/caller.ts'
import { emailOf } from '../../../testing/cast.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const dayMs = 86_400_000
const remind = async () => {
  await world.jobs.runNow('forms.remindOfRecords')
  await world.jobs.drain()
}
const remindersOf = async (who: Caller) =>
  (await who.call(notifications.list, { query: {} })).items.filter(({ kind }) => kind === 'records.due')

it('those who handle requests hear three days and a day before, and once when it is late', async () => {
  const olivia = await world.as('olivia')
  const body = { items: [{ kind: 'bylaws' as const }], form: 'email' as const, standing: 'owner' as const }
  const { _id } = await olivia.call(forms.askRecords, { body })
  const counts: number[] = []
  for (let passed = 1; passed <= 10; passed++) {
    world.clock.advance(dayMs)
    for (let time = 0; time < 2; time++) await remind()
    counts.push((await remindersOf(await world.as('mandeep'))).length)
  }
  // Due on the seventh day.
  expect(counts).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3, 3])
  const carla = await world.as('carla')
  expect((await remindersOf(carla))[0]).toMatchObject({
    title: 'R-1 is overdue: records were due on Nov 27, 2026',
    link: `/records-requests/${_id}`,
  })
  expect(await carla.call(forms.recordsCounts)).toEqual({ open: 1, soon: 0, late: 1 })
  expect((await carla.call(forms.recordsRequests, { query: { due: 'late' } })).items).toHaveLength(1)
  expect((await carla.call(forms.recordsRequests, { query: { due: 'soon' } })).items).toEqual([])
  for (const name of ['olivia', 'theo', 'ada'] as const) {
    expect([name, await remindersOf(await world.as(name))]).toEqual([name, []])
    expect(world.mails.filter(({ to, subject }) => to.includes(emailOf(name)) && subject.includes('due on'))).toEqual(
      [],
    )
  }
})
