import { expect } from 'vitest'
import { assets } from '../../contract/assets.ts'
import type { Caller } from './caller.ts'

/** Checks what of assets the demo shows: work in each standing, a warranty that ends soon, and one that is retired. */
export const expectAssets = async (as: (name: 'carla' | 'ada') => Promise<Caller>): Promise<void> => {
  const carla = await as('carla')
  expect(await carla.call(assets.counts)).toEqual({ all: 6, warrantySoon: 1, overdue: 1, due: 2 })
  const { items } = await carla.call(assets.due, { query: {} })
  expect(items[0]).toMatchObject({
    title: 'Load test',
    standing: 'overdue',
    vendor: { name: 'Brightwire Electric' },
  })
  const boiler = (await carla.call(assets.list, { query: { search: 'boiler' } })).items[0]!
  const { plans, files, warranty } = await carla.call(assets.get, { params: { id: boiler._id } })
  expect(plans.map(({ standing }) => standing)).toEqual(['due', 'paused'])
  expect([files[0]?.kind, warranty]).toEqual(['manual', 'running'])
  expect((await carla.call(assets.rounds, { params: { id: boiler._id }, query: {} })).items).toHaveLength(1)
  expect((await carla.call(assets.list, { query: { shows: 'retired' } })).items).toHaveLength(1)
  expect(await (await as('ada')).call(assets.counts)).toEqual({ all: 3, warrantySoon: 0, overdue: 1, due: 0 })
}
