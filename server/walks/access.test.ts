/** Every route × every kind of caller, against the hand-written matrix of docs/access.md. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { Caller } from '../testing/caller.ts'
import { openWorld, type World } from '../testing/world.ts'
import { agrees, columns, lineOf, readMatrix, statusFor, type Column, type Matrix } from './matrix.ts'

let world: World
let matrix: Matrix
const callers = {} as Record<Column, Caller>

beforeAll(async () => {
  world = await openWorld()
  matrix = await readMatrix()
  const { harbour } = world.cast.buildings
  Object.assign(callers, {
    anon: new Caller(world.app, harbour),
    none: await world.as('nora', null),
    V: await world.as('vic'),
    M: await world.as('mia'),
    T: await world.as('theo'),
    O: await world.as('olivia'),
    C: await world.as('carla'),
    G: await world.as('mandeep'),
    S: await world.as('sam', 'harbour'),
    else: await world.as('ben', 'harbour'),
  })
})
afterAll(() => world.close())

describe('access matrix', () => {
  it('has a line for every route and a route for every line', () => {
    const known = routes.map(({ route }) => lineOf(route)).toSorted()
    expect([...matrix.keys()].toSorted()).toEqual(known)
  })

  for (const { route } of routes)
    it(`${route.method} ${route.path}`, async () => {
      const line = matrix.get(lineOf(route))
      expect(line).toBeDefined()
      for (const column of columns) {
        const status = await statusFor(world, callers[column], route)
        expect(agrees(line![column], status, route), `${column}: expected ${line![column]}, answered ${status}`).toBe(
          true,
        )
        const byHead = route.method === 'GET' ? await statusFor(world, callers[column], route, 'HEAD') : status
        expect(byHead, `${column} by HEAD`).toBe(status)
      }
    })
})
