/** Who is told when a clock runs out, and at which hours; and what stops it. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { notifications } from '../../../contract/notifications.ts'
import { tickets } from '../../../contract/tickets.ts'
import type { Name } from '../../testing/cast.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
const opened: World[] = []
beforeEach(async () => {
  world = await openWorld()
  opened.push(world)
})
afterAll(async () => {
  for (const one of opened) await one.close()
})

const settle = async () => {
  await world.jobs.runNow('tickets.settle')
  await world.jobs.drain()
}
const alarmsOf = async (name: Name) =>
  (await (await world.as(name)).call(notifications.list, { query: { limit: 100 } })).items
    .filter(({ kind }) => kind === 'ticket.late')
    .map(({ title }) => title.replace(/#\d+/, '#'))
const at = async (moment: string) => {
  world.clock.set(moment)
  await settle()
  return alarmsOf('carla')
}
/** Thursday, ten in the morning in Vancouver. */
const thursday = '2026-11-19T18:00:00.000Z'
const reported = async (more: object = {}) => {
  world.clock.set(thursday)
  const theo = await world.as('theo')
  const body = { title: 'Lamp is out', category: 'electrical', place: 'common', placeWords: 'Hall', ...more } as never
  return theo.call(tickets.report, { body, files: [] })
}

const soon = 'Ticket # needs a reply soon'
const late = 'Ticket # is overdue: no reply yet'
const unresolved = 'Ticket # is overdue: not resolved yet'

describe('an alarm', () => {
  it('comes in office hours only, soon before and after it is due, once each', async () => {
    await reported()
    expect(await at('2026-11-19T23:30:00.000Z')).toEqual([])
    // A working day of eight hours is over on Friday at ten; before it, the office is closed for the night.
    expect(await at('2026-11-20T08:00:00.000Z')).toEqual([])
    expect(await at('2026-11-20T17:30:00.000Z')).toEqual([soon])
    expect(await at('2026-11-20T17:40:00.000Z')).toEqual([soon])
    expect(await at('2026-11-20T18:10:00.000Z')).toEqual([late, soon])
    expect(await at('2026-11-21T20:00:00.000Z')).toEqual([late, soon])
  })

  it('says once when it was due, and ends once', async () => {
    await reported({ title: 'Is the lamp out?' })
    await at('2026-11-20T17:30:00.000Z')
    await at('2026-11-20T18:10:00.000Z')
    const { items } = await (await world.as('carla')).call(notifications.list, { query: { limit: 100 } })
    expect(items.flatMap(({ kind, text }) => (kind === 'ticket.late' ? text : []))).toEqual([
      'Is the lamp out? It was due Nov 20, 2026, 11:00 a.m.',
      'Is the lamp out? It’s due Nov 20, 2026, 11:00 a.m.',
    ])
  })

  it('of what fell due at night is told when the office opens', async () => {
    const ticket = await reported({ isEmergency: true })
    // Urgent ones run around the clock: what is reported at ten is late at eleven.
    expect(await at('2026-11-19T19:01:00.000Z')).toContain(late)
    expect(ticket.priority).toBe('urgent')
    expect((await at('2026-11-20T12:00:00.000Z')).filter((title) => title.includes('resolved'))).toEqual([])
    expect(await at('2026-11-20T18:30:00.000Z')).toContain(unresolved)
  })

  it('does not come after a public answer, nor while it is the resident’s turn; their reply starts the clock again', async () => {
    const { _id: id } = await reported()
    const params = { id }
    await (
      await world.as('carla')
    ).call(tickets.say, { params, body: { words: 'Which lamp?', waits: true }, files: [] })
    expect(await at('2026-12-24T18:00:00.000Z')).toEqual([])
    const asked = await (await world.as('carla')).call(tickets.get, { params })
    expect(asked).toMatchObject({ waitsForReply: true, desk: { resolve: { state: 'paused', dueAt: null } } })
    await (await world.as('theo')).call(tickets.say, { params, body: { words: 'The left one.' }, files: [] })
    const heard = await (await world.as('carla')).call(tickets.get, { params })
    expect(heard).toMatchObject({
      waitsForReply: false,
      desk: { answer: { state: 'met' }, resolve: { state: 'running' } },
    })
    expect(await at('2027-03-01T18:00:00.000Z')).toContain(unresolved)
  })
})
