import { expect } from 'vitest'
import { parking } from '../../contract/parking.ts'
import { localDateOf, type Instant } from '../../contract/time.ts'
import type { Caller } from './caller.ts'

/** The demo's parking as the council finds it: drawn levels, terms that end soon, a line, a stall that is lent, refusals, and this month's rent of a stall charged. */
export const expectParking = async (carla: Caller, now: Instant): Promise<void> => {
  const refused = await carla.call(parking.refusals, { query: { month: now.slice(0, 7) } })
  expect(refused.map(({ rule }) => rule)).toEqual(['atOnce', 'longest'])
  const { counts } = await carla.call(parking.stallLevels)
  expect(counts).toMatchObject({ all: 80, visitor: 8, endsSoon: 2, waiting: 3 })
  const { borrowed, stalls } = await carla.call(parking.myStalls)
  expect(borrowed).toMatchObject([{ unitNumber: '703', number: '09' }])
  const { _id: id } = stalls.find(({ assignment }) => assignment.feeCents === 7500)!
  const { assignments } = await carla.call(parking.getStall, { params: { id } })
  const month = `${localDateOf(now, 'America/Vancouver').slice(0, 7)}-01`
  expect(assignments).toMatchObject([{ unitNumber: '804', rent: { from: month, through: month } }])
}
