import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LocalDate } from '../../../../contract/time.ts'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { tiedUnit } from '../../../testing/ties.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
})
afterAll(() => world.close())

const movesOf = async (query: { from?: LocalDate; to?: LocalDate; search?: string }) =>
  (await mandeep.call(units.occupancyMoves, { query })).items.map(
    ({ unitNumber, direction, on, name }) => `${on} ${unitNumber} ${direction} ${name}`,
  )

describe('who moved', () => {
  beforeAll(async () => {
    await tiedUnit(world, '3001', [
      { who: 'Came First', from: '2025-03-01', to: '2025-03-31' },
      { who: 'Came Next', from: '2025-04-02' },
      { as: 'owner', who: 'Owns Only', from: '2025-03-15', lives: false },
      { as: 'agent', who: 'Acts Only', from: '2025-03-15' },
    ])
    await tiedUnit(world, '3002', [
      { who: 'Buys Home', from: '2024-01-01', to: '2025-03-20' },
      { as: 'owner', who: 'Buys Home', from: '2025-03-21', lives: true },
    ])
    await tiedUnit(world, '3003', [
      { as: 'occupant', who: 'Twice Tied', from: '2025-03-05', to: '2025-03-25' },
      { who: 'Twice Tied', from: '2025-03-05', to: '2025-03-25' },
    ])
  })

  test('in a period: its days included, newest first, only who lives there, and nobody who stays under another tie', async () => {
    expect(await movesOf({ from: '2025-03-01', to: '2025-04-02' })).toEqual([
      '2025-04-02 3001 in Came Next',
      '2025-03-31 3001 out Came First',
      '2025-03-25 3003 out Twice Tied',
      '2025-03-05 3003 in Twice Tied',
      '2025-03-01 3001 in Came First',
    ])
    expect(await movesOf({ from: '2025-03-02', to: '2025-04-01' })).toEqual([
      '2025-03-31 3001 out Came First',
      '2025-03-25 3003 out Twice Tied',
      '2025-03-05 3003 in Twice Tied',
    ])
  })

  test('is counted as it is listed', async () => {
    const { moves } = await mandeep.call(units.occupancy, { query: { from: '2025-03-01', to: '2025-04-02' } })
    expect(moves).toEqual({ from: '2025-03-01', to: '2025-04-02', in: 3, out: 2 })
  })

  test('is found by unit or name', async () => {
    const period = { from: '2025-03-01', to: '2025-04-02' }
    expect(await movesOf({ ...period, search: 'twice' })).toHaveLength(2)
    expect(await movesOf({ ...period, search: '3001' })).toHaveLength(3)
    expect(await movesOf({ ...period, search: '%' })).toEqual([])
  })

  test.each([
    [{ from: '2025-04-02', to: '2025-04-01' }, 'The last day is before the first'],
    [{ from: '1990-01-01' }, 'Choose at most 3660 days'],
    [{ from: '0001-01-01', to: '0001-01-02' }, 'Not a valid date'],
  ])('a period that cannot be is refused: %j', async (query, message) => {
    const answer = await mandeep.try(units.occupancyMoves, { query })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(message)
  })
})
