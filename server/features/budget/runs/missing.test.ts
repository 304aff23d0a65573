/** What is said before a month is locked whose fees weren't all charged. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { budget } from '../../../../contract/budget.ts'
import { ledger } from '../../../../contract/ledger.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { feesMissing } from '../budget.ts'
import { withBudgets } from '../../../testing/budgets.ts'

let world: World
let budgets: ReturnType<typeof withBudgets>
let charge: (month: string) => Promise<unknown>
beforeEach(async () => {
  world = await openWorld()
  const mandeep = await world.as('mandeep')
  budgets = withBudgets(world, mandeep)
  charge = (month) => mandeep.call(budget.charge, { body: { month } })
})
afterEach(() => world.close())

const missing = async (day: string) => feesMissing(await budgets.inside(), day)

it('names the earliest open month that wasn’t charged, and none before there are fees', async () => {
  expect(await missing('2026-10-31')).toBeNull()
  await budgets.approved('2026-01-01', { feesFrom: '2026-09-01' })
  expect(await missing('2026-08-31')).toBeNull()
  const september = 'The fees of September 2026 haven’t been charged yet.'
  expect([await missing('2026-09-30'), await missing('2026-10-31')]).toEqual([september, september])
  await charge('2026-09-01')
  expect(await missing('2026-09-30')).toBeNull()
  const october = 'The fees of October 2026 haven’t been charged yet.'
  expect(await missing('2026-10-01')).toBe(october)
  await charge('2026-11-01')
  // A month that was locked already isn't held against a later one.
  await budgets.close('2026-10-31')
  expect([await missing('2026-11-30'), await missing('2026-10-31')]).toEqual([null, october])
})

it('names a unit that was left out, until it is charged', async () => {
  const addOwner = await budgets.addUnowned()
  await budgets.approved('2026-01-01', { feesFrom: '2026-10-01' })
  await charge('2026-10-01')
  expect(await missing('2026-10-31')).toBe(
    'Unit 900 has no owner on record, so its fees of October 2026 weren’t charged.',
  )
  await addOwner()
  expect(await missing('2026-10-31')).toBe('The fees of October 2026 haven’t been charged to unit 900 yet.')
  await charge('2026-10-01')
  expect(await missing('2026-10-31')).toBeNull()
})

it('keeps a month from being locked until its fees are charged', async () => {
  await budgets.approved('2026-01-01', { feesFrom: '2026-09-01' })
  await charge('2026-09-01')
  const mandeep = await world.as('mandeep')
  const lock = async () => {
    const { version } = await mandeep.call(ledger.books)
    return mandeep.send('POST', ledger.booksStep.path, { body: { step: 'lock', month: '2026-10-01', version } })
  }
  expect(await lock()).toMatchObject({
    ...{ status: 409, body: { error: 'The fees of October 2026 haven’t been charged yet.' } },
  })
  await charge('2026-10-01')
  expect(await lock()).toMatchObject({ status: 200, body: { data: { lockedThrough: '2026-10-31' } } })
})
