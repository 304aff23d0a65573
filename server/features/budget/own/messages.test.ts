/** What owners hear of a budget that is sent to them. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Budget } from '../../../../contract/budget/budget.ts'
import { notifications } from '../../../../contract/notifications.ts'
import { usual, withBudgets } from '../../../testing/budgets.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let budgets: ReturnType<typeof withBudgets>
beforeEach(async () => {
  world = await openWorld()
  budgets = withBudgets(world, await world.as('mandeep', 'harbour'))
})
afterEach(() => world.close())

type Name = 'olivia' | 'theo' | 'carla' | 'ben'

const heardBy = async (name: Name) => {
  const { items } = await (await world.as(name)).call(notifications.list, { query: { limit: 100 } })
  return items.filter(({ kind }) => kind === 'budget.noticed').map(({ title, text }) => [title, text])
}
const unreadOf = async (name: Name) => (await (await world.as(name)).call(notifications.unreadCount)).count
const redraft = (of: Budget) => budgets.step(of, { step: 'redraft', version: of.version })
const notice = (of: Budget) => budgets.step(of, { step: 'notice', noticedOn: '2026-11-20', version: of.version })

const vote = 'Owners will vote on the proposed budget at a general meeting.'
const gone = ['No longer available', 'This was withdrawn or is no longer meant for you.']

it('owners are notified of the proposed fees of their units; tenants and neighbours aren’t', async () => {
  await budgets.approved('2026-01-01', { feesFrom: '2026-11-01' })
  const more = [...usual.lines, { kind: 'expense' as const, name: 'Snow', yearCents: 600_000 }]
  await budgets.noticed('2027-01-01', { ...usual, lines: more })
  const fee = (unit: string) => `The proposed strata fee of unit ${unit} is $5,083.33 a month, up from $4,983.33.`
  expect((await heardBy('olivia'))[0]).toEqual(['Proposed budget 2027', `${vote} ${fee('305')} ${fee('703')}`])
  expect((await heardBy('carla'))[0]).toEqual(['Proposed budget 2027', `${vote} ${fee('804')}`])
  expect([await heardBy('theo'), await heardBy('ben')]).toEqual([[], []])
  await world.jobs.drain()
  const letters = world.mails.filter(({ subject }) => subject.includes('Proposed budget 2027'))
  expect(letters.map(({ to }) => to).toSorted()).toEqual(['council@parapet.example', 'owner@parapet.example'])
  expect(letters[0]!.text).toContain('/fees/budget')
})

it('a fee that falls, stays or is the first one is worded as such', async () => {
  await budgets.noticed('2026-01-01')
  const fee = 'The proposed strata fee of unit 804 is'
  expect(await heardBy('carla')).toEqual([['Proposed budget 2026', `${vote} ${fee} $4,983.33 a month.`]])
  await budgets.approved('2025-01-01', { feesFrom: '2025-11-01' })
  await budgets.noticed('2027-01-01', { ...usual, reserveCents: 2_840_000 })
  expect((await heardBy('carla')).map(([, text]) => text)).toEqual([
    `${vote} ${fee} $4,973.33 a month, down from $4,983.33.`,
    `${vote} ${fee} $4,983.33 a month, the same as now.`,
  ])
})

it('a budget that is entered after its fiscal year is over notifies no one', async () => {
  await budgets.noticed('2025-01-01', usual, '2025-02-05')
  expect(await heardBy('olivia')).toEqual([])
})

it('fees that can’t be worked out yet aren’t named', async () => {
  await budgets.query(`update units set unit_entitlement = null where unit_number = '101'`)
  await budgets.noticed('2027-01-01')
  expect(await heardBy('olivia')).toEqual([['Proposed budget 2027', vote]])
})

it('a budget that is a draft again says no more, and owners are notified when it is sent again', async () => {
  const made = await budgets.noticed('2027-01-01')
  const before = await unreadOf('olivia')
  const draft = await redraft(made)
  expect(await heardBy('olivia')).toEqual([gone])
  expect(await unreadOf('olivia')).toBe(before - 1)
  await notice(draft)
  expect((await heardBy('olivia')).map(([title]) => title)).toEqual(['Proposed budget 2027', gone[0]])
  expect(await unreadOf('olivia')).toBe(before)
})

it('a budget that was discarded after its notice says nothing more', async () => {
  const draft = await redraft(await budgets.noticed('2027-01-01'))
  await budgets.step(draft, { step: 'discard', version: draft.version })
  expect(await heardBy('olivia')).toEqual([gone])
})

it('once it is approved, its notice says so and names no proposed fee', async () => {
  await budgets.approve(await budgets.noticed('2026-01-01'))
  expect(await heardBy('olivia')).toEqual([['Budget 2026', 'Owners approved it on Feb 26, 2026.']])
})
