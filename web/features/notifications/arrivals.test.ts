import { expect, test } from 'vitest'
import { partArrivals } from './arrivals.ts'

const at = (time: string) => ({ createdAt: `2026-11-21T${time}:00.000Z` })
const [nine, ten, eleven] = [at('09:00'), at('10:00'), at('11:00')]

test('what came after the newest that stands waits, and is counted', () => {
  expect(partArrivals([eleven, ten, nine], nine.createdAt)).toEqual({ shown: [nine], arrived: 2 })
})

test('before anything stands, and where nothing is left of it, all is shown', () => {
  expect(partArrivals([ten, nine], null)).toEqual({ shown: [ten, nine], arrived: 0 })
  expect(partArrivals([eleven, ten], nine.createdAt)).toEqual({ shown: [eleven, ten], arrived: 0 })
  expect(partArrivals([], nine.createdAt)).toEqual({ shown: [], arrived: 0 })
})
