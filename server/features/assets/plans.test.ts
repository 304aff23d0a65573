/** Plans over HTTP: what comes again, what is done, and what rests or ends. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assets } from '../../../contract/assets.ts'
import type { Asset } from '../../../contract/assets/asset.ts'
import { audit } from '../../../contract/audit.ts'
import { plansMost } from '../../../contract/limits/assets.ts'
import { newId } from '../../db/ids.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let carla: Caller
beforeAll(async () => {
  world = await openWorld()
  carla = await world.as('carla')
})
afterAll(() => world.close())

const monthly = { title: 'Test the alarm', every: 1, unit: 'months', nextDueOn: '2026-08-31' } as const
/** An asset with one plan. */
const planned = async (more: object = {}): Promise<Asset> => {
  const { _id: id } = await carla.call(assets.add, { body: { name: `Panel ${newId()}`, kind: 'fire_panel' } })
  return carla.call(assets.addPlan, { params: { id }, body: { ...monthly, ...more } })
}
const ofPlan = ({ _id, plans }: Asset) => ({ params: { id: _id, planId: plans[0]!._id } })
const pathOf = (asset: Asset) => `/api/assets/${asset._id}/plans/${asset.plans[0]!._id}`
const done = (asset: Asset, doneOn: string, more: object = {}) =>
  carla.call(assets.donePlan, { ...ofPlan(asset), body: { doneOn, version: asset.plans[0]!.version, ...more } })
const roundsOf = async ({ _id }: Asset, query = {}) => carla.call(assets.rounds, { params: { id: _id }, query })

describe('a plan', () => {
  it('is kept with its rhythm, and stands by its day', async () => {
    const words = 'Ring every floor.\nReset.'
    const asset = await planned({ words, trade: 'fire_safety', leadDays: 14, countsFrom: 'done' })
    expect(asset.plans).toMatchObject([
      { ...monthly, words, trade: 'fire_safety', leadDays: 14, countsFrom: 'done', standing: 'overdue', version: 1 },
    ])
    expect(asset.next).toMatchObject({ title: monthly.title, standing: 'overdue' })
    expect(asset.version).toBe(1)
  })

  it.each([
    ['title', { title: '' }, 'Title is required'],
    ['every', { every: 0 }, 'Enter a whole number from 1 to 366'],
    ['every', { every: '1.5' }, 'Enter a whole number from 1 to 366'],
    ['leadDays', { leadDays: 121 }, 'Enter a whole number from 0 to 120'],
    ['nextDueOn', { nextDueOn: '2026-02-30' }, 'Not a valid date'],
    ['nextDueOn', { nextDueOn: '2200-01-01' }, 'Not a valid date'],
  ])('is refused by %s', async (field, more, message) => {
    const { _id } = await planned()
    const { status, body } = await carla.send('POST', `/api/assets/${_id}/plans`, { body: { ...monthly, ...more } })
    expect([status, body.errors]).toEqual([400, [{ field, message }]])
  })

  it('is one of so many at most, those that ended aside', async () => {
    const asset = await planned()
    const params = { id: asset._id }
    for (let more = 1; more < plansMost; more++) await carla.call(assets.addPlan, { params, body: monthly })
    expect((await carla.try(assets.addPlan, { params, body: monthly })).status).toBe(409)
    await carla.call(assets.endPlan, { ...ofPlan(asset), body: { version: 1 } })
    expect((await carla.call(assets.addPlan, { params, body: monthly })).plans).toHaveLength(plansMost + 1)
  })

  it('that somebody else changed meanwhile is refused, and shown', async () => {
    const asset = await planned()
    const body = { ...monthly, version: 1 }
    await carla.call(assets.changePlan, { ...ofPlan(asset), body: { ...body, title: 'Ring the bells' } })
    const stale = await carla.send('PUT', pathOf(asset), { body })
    expect([stale.status, stale.body.code, stale.body.current]).toMatchObject([
      409,
      'STALE',
      { title: 'Ring the bells', version: 2 },
    ])
    for (const step of ['pause', 'end', 'done'])
      expect(
        (await carla.send('POST', `${pathOf(asset)}/${step}`, { body: { version: 1, doneOn: '2026-11-20' } })).status,
      ).toBe(409)
  })

  it('rests, runs again, and ends once and for all', async () => {
    const asset = await planned()
    const paused = await carla.call(assets.pausePlan, { ...ofPlan(asset), body: { version: 1 } })
    expect(paused).toMatchObject({ next: null, plans: [{ standing: 'paused', pausedOn: '2026-11-20' }] })
    const body = { version: 2, doneOn: '2026-11-20' }
    expect((await carla.send('POST', `${pathOf(asset)}/done`, { body })).body.error).toContain('paused')
    expect((await carla.send('POST', `${pathOf(asset)}/pause`, { body })).status).toBe(409)
    const resumed = await carla.call(assets.resumePlan, { ...ofPlan(asset), body: { version: 2 } })
    expect(resumed.plans).toMatchObject([{ standing: 'overdue', pausedOn: null }])
    expect((await carla.send('POST', `${pathOf(asset)}/resume`, { body: { version: 3 } })).status).toBe(409)
    const ended = await carla.call(assets.endPlan, { ...ofPlan(asset), body: { version: 3 } })
    expect(ended.plans).toMatchObject([{ standing: 'ended', endedOn: '2026-11-20', version: 4 }])
    for (const step of ['pause', 'resume', 'end', 'done'])
      expect(
        (await carla.send('POST', `${pathOf(asset)}/${step}`, { body: { version: 4, doneOn: '2026-11-20' } })).status,
      ).toBe(409)
    expect((await carla.send('PUT', pathOf(asset), { body: { ...monthly, version: 4 } })).status).toBe(409)
    const { items } = await carla.call(audit.history, { params: { subject: 'asset', id: asset._id }, query: {} })
    expect(items.map(({ action }) => action)).toEqual([
      'plan ended',
      'plan resumed',
      'plan paused',
      'plan added',
      'created',
    ])
    expect(items[0]!.fields).toContainEqual({ field: 'plan', before: null, after: monthly.title })
  })

  it('rests with its asset, and runs on with it', async () => {
    const asset = await planned()
    const retired = await carla.call(assets.retire, { params: { id: asset._id }, body: { version: 1 } })
    expect(retired.next).toBeNull()
    const body = { version: 1, doneOn: '2026-11-20' }
    for (const step of ['', '/pause', '/done'])
      expect(
        (await carla.send(step ? 'POST' : 'PUT', pathOf(asset) + step, { body: { ...monthly, ...body } })).status,
      ).toBe(409)
    expect((await carla.send('POST', `/api/assets/${asset._id}/plans`, { body: monthly })).status).toBe(409)
    await carla.call(assets.bringBack, { params: { id: asset._id }, body: { version: 2 } })
    expect((await done(asset, '2026-11-20')).next?.nextDueOn).toBe('2026-11-30')
  })

  it('of another asset is not found under this one', async () => {
    const [one, other] = [await planned(), await planned()]
    const path = `/api/assets/${one._id}/plans/${other.plans[0]!._id}/done`
    expect((await carla.send('POST', path, { body: { version: 1, doneOn: '2026-11-20' } })).status).toBe(404)
  })
})

describe('what is done', () => {
  it('comes again on its planned day, the 31st after a shorter month too', async () => {
    let asset = await planned()
    for (const [doneOn, next] of [
      ['2026-08-30', '2026-09-30'],
      ['2026-10-02', '2026-10-31'],
      ['2026-10-31', '2026-11-30'],
      ['2026-11-20', '2026-12-31'],
    ] as const) {
      asset = await done(asset, doneOn)
      expect(asset.plans[0]).toMatchObject({ nextDueOn: next, lastDoneOn: doneOn })
    }
    const { title, ...rhythm } = monthly
    const renamed = { ...rhythm, title: `${title} again`, nextDueOn: '2026-12-31', version: 5 }
    await carla.call(assets.changePlan, { ...ofPlan(asset), body: renamed })
    const moved = { ...renamed, nextDueOn: '2026-10-15', version: 6 }
    asset = await carla.call(assets.changePlan, { ...ofPlan(asset), body: moved })
    expect((await done(asset, '2026-11-20')).plans[0]!.nextDueOn).toBe('2026-12-15')
  })

  it('or is counted from the day on which it was done', async () => {
    const asset = await planned({ countsFrom: 'done', every: 2, unit: 'weeks' })
    expect((await done(asset, '2026-11-19')).plans[0]).toMatchObject({ nextDueOn: '2026-12-03', standing: 'later' })
  })

  it('is kept with its note and by whom, newest first, page by page', async () => {
    let asset = await planned()
    asset = await done(asset, '2026-09-01', { note: 'Bell on 4 is weak.' })
    asset = await done(asset, '2026-10-01')
    await done(asset, '2026-11-01', { note: 'Replaced.' })
    const { items } = await roundsOf(asset)
    expect(items).toMatchObject([
      { dueOn: '2026-10-31', doneOn: '2026-11-01', note: 'Replaced.', by: 'Carla Council', title: monthly.title },
      { dueOn: '2026-09-30', doneOn: '2026-10-01', note: '' },
      { dueOn: '2026-08-31', doneOn: '2026-09-01', note: 'Bell on 4 is weak.' },
    ])
    const first = await roundsOf(asset, { limit: 2 })
    const rest = await roundsOf(asset, { limit: 2, cursor: first.nextCursor! })
    expect([...first.items, ...rest.items]).toEqual(items)
    expect(rest.nextCursor).toBeNull()
  })

  it('was done on a day that has come, and has a next one that is kept', async () => {
    const asset = await planned({ every: 366, unit: 'years' })
    const path = `${pathOf(asset)}/done`
    const early = await carla.send('POST', path, { body: { version: 1, doneOn: '2026-11-21' } })
    expect([early.status, early.body.errors]).toEqual([
      400,
      [{ field: 'doneOn', message: 'This date is in the future' }],
    ])
    expect((await carla.send('POST', path, { body: { version: 1, doneOn: '2026-11-20' } })).status).toBe(409)
    expect((await roundsOf(asset)).items).toEqual([])
  })
})

describe('what is due', () => {
  it('comes by its day, what is overdue first, of what runs only', async () => {
    const ada = await world.as('ada')
    const { _id: id } = await ada.call(assets.add, { body: { name: 'Roof', kind: 'roof', place: 'Level 5' } })
    const plan = (title: string, nextDueOn: string, more = {}) =>
      ada.call(assets.addPlan, { params: { id }, body: { ...monthly, title, nextDueOn, leadDays: 7, ...more } })
    await plan('Later', '2027-05-01')
    await plan('Drains', '2026-11-25', { trade: 'roofing' })
    await plan('Overdue', '2026-10-01')
    await plan('Today', '2026-11-20')
    const rests = (await plan('Rests', '2026-09-01')).plans[0]!
    await ada.call(assets.pausePlan, { params: { id, planId: rests._id }, body: { version: 1 } })
    const titles = async (query: object) => (await ada.call(assets.due, { query })).items.map(({ title }) => title)
    const { items } = await ada.call(assets.due, { query: {} })
    expect(items.map(({ title, standing }) => [title, standing])).toEqual([
      ['Overdue', 'overdue'],
      ['Today', 'due'],
      ['Drains', 'due'],
      ['Later', 'later'],
    ])
    expect(items[0]).toMatchObject({ asset: { _id: id, name: 'Roof', kind: 'roof', place: 'Level 5' }, vendor: null })
    expect(await titles({ trade: 'roofing' })).toEqual(['Drains'])
    expect(await titles({ search: 'level 5' })).toHaveLength(4)
    expect(await titles({ search: 'drain' })).toEqual(['Drains'])
    const first = await ada.call(assets.due, { query: { limit: 3 } })
    expect(await titles({ limit: 3, cursor: first.nextCursor! })).toEqual(['Later'])
    await ada.call(assets.retire, { params: { id }, body: { version: 1 } })
    expect(await titles({})).toEqual([])
  })
})
