import { expect } from 'vitest'
import { collections } from '../../contract/collections.ts'
import type { Caller } from './caller.ts'
import type { Name } from './cast.ts'

/** How far the arrears of the demo are: two demands and reminders at Harbour View, a payment plan at Prairie Court. */
export const expectCollections = async (as: (name: Name) => Promise<Caller>): Promise<void> => {
  const stagesOf = async (name: Name) =>
    (await (await as(name)).call(collections.list, { query: {} }))
      .filter(({ stage }) => stage !== 'overdue')
      .map(({ unit, stage, next }) => [unit.unitNumber, stage, next?.do])
  expect(await stagesOf('carla')).toEqual([
    ['201', 'demanded', 'deliver'],
    ['406', 'expired', 'prepareLien'],
  ])
  expect(await stagesOf('ada')).toEqual([['7', 'plan', 'wait']])
  expect(await (await as('carla')).call(collections.settings)).toEqual({ reminderDays: [5, 15], version: 1 })
}
