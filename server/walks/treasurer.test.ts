/** Every route as a treasurer, and as another council member, where the building lets its treasurer keep the books. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildings } from '../../contract/buildings.ts'
import type { Route } from '../../contract/route.ts'
import { routes } from '../app.ts'
import type { Caller } from '../testing/caller.ts'
import { appointTo } from '../testing/council.ts'
import { openWorld, type World } from '../testing/world.ts'
import { agrees, lineOf, readMatrix, statusFor, type Matrix } from './matrix.ts'

let world: World
let matrix: Matrix
let treasurer: Caller
let other: Caller

beforeAll(async () => {
  world = await openWorld()
  matrix = await readMatrix()
  const mandeep = await world.as('mandeep')
  await appointTo(mandeep, 'Olivia', { positions: ['treasurer'] })
  const id = world.cast.buildings.harbour
  await mandeep.call(buildings.change, { params: { id }, body: { treasurerKeepsBooks: true } })
  treasurer = await world.as('olivia')
  other = await world.as('carla')
})
afterAll(() => world.close())

/** What docs/access.md says of a treasurer who keeps the books: management's column on finance, council's elsewhere. */
const expectedOf = (route: Route): string => {
  const line = matrix.get(lineOf(route))!
  return route.access === 'finance' ? line.G : line.C
}

const finance = routes.filter(({ route }) => route.access === 'finance')

describe('a treasurer who keeps the books', () => {
  it('finds every route of finance open in the matrix, and council shut out of each', () => {
    expect(finance.length).toBeGreaterThan(20)
    const lines = finance.map(({ route }) => matrix.get(lineOf(route))!)
    expect(new Set(lines.map(({ C, G }) => `${C} ${G}`))).toEqual(new Set(['403 yes']))
  })

  for (const { route } of routes)
    it(`${route.method} ${route.path}`, async () => {
      const expected = expectedOf(route)
      const status = await statusFor(world, treasurer, route)
      expect(agrees(expected, status, route), `treasurer: expected ${expected}, answered ${status}`).toBe(true)
      const { C } = matrix.get(lineOf(route))!
      const others = await statusFor(world, other, route)
      expect(agrees(C, others, route), `another council member: expected ${C}, answered ${others}`).toBe(true)
    })
})
