import { expect, test } from 'vitest'
import { api } from '../api.ts'
import type { Route } from '../route.ts'
import { nameOfRoute, readKinds, readWords } from './read-words.ts'

const routes = Object.values(api).flatMap((table): Route[] => Object.values(table))
const inBuilding: ReadonlySet<Route['access']> = new Set(['member', 'manager', 'finance', 'council'])
const readsOfBuildings = routes.filter(
  (route) => route.method === 'GET' && inBuilding.has(route.access) && route.sends !== 'events',
)

test('every read of a building has words, or is written down as one that shows nothing of people', () => {
  expect(readsOfBuildings.length).toBeGreaterThan(50)
  expect(readsOfBuildings.map(nameOfRoute).filter((name) => !Object.hasOwn(readKinds, name))).toEqual([])
})

test('every line of the table names a route that there is', () => {
  const names = new Set(routes.map(nameOfRoute))
  expect(Object.keys(readKinds).filter((name) => !names.has(name))).toEqual([])
})

test('each kind is said in words, once and many times', () => {
  for (const what of Object.values(readKinds)) {
    if (what === null) continue
    for (const records of [0, 1, 3]) expect(readWords([{ what, records, names: [] }])).toMatch(/^[^“]*[a-z’]/)
  }
})
