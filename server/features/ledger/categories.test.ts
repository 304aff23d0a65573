/** Categories: named once however they are spelled, and the building’s own. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { InBuilding } from '../../context.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { addCategories, listCategories } from './ledger.ts'
import { openLedger } from './testing/entries.ts'

let world: World
let ledger: Awaited<ReturnType<typeof openLedger>>
let ctx: InBuilding
beforeEach(async () => {
  world = await openWorld()
  ledger = await openLedger(world)
  ctx = ledger.ctx
})
afterEach(() => world.close())

const names = async (of = ctx) => (await listCategories(of)).map(({ kind, name }) => `${kind} ${name}`)
const first = ['income Interest on late payments', 'income Other income']

it('are added once, by kind and however a name is spelled, and those of fees and levies are none', async () => {
  expect(await names()).toEqual(first)
  const wanted = [
    { kind: 'expense', name: 'Élevator 10' },
    { kind: 'income', name: 'élevator 10' },
    { kind: 'expense', name: 'ÉLEVATOR  10' },
    { kind: 'expense', name: 'Élevator 9' },
    { kind: 'income', name: 'fees' },
    { kind: 'income', name: 'SPECIAL levies' },
    { kind: 'income', name: 'other income' },
  ] as const
  const found = await addCategories(ctx, wanted)
  expect(found.map((one) => one?.name ?? null)).toEqual([
    ...['Élevator 10', 'élevator 10', 'Élevator 10', 'Élevator 9', null, null, 'Other income'],
  ])
  expect(found[0]!._id).toBe(found[2]!._id)
  expect(await addCategories(ctx, wanted)).toEqual(found)
  expect(await names()).toEqual(['expense Élevator 9', 'expense Élevator 10', 'income élevator 10', ...first])
})

it('are added once by twenty at the same time', async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, () => addCategories(ctx, [{ kind: 'expense', name: 'Water' }])),
  )
  expect(new Set(made.map(([one]) => one!._id)).size).toBe(1)
})

it('are those of their own building', async () => {
  await addCategories(ctx, [{ kind: 'expense', name: 'Water' }])
  expect(await names(await ledger.inside(world.cast.buildings.prairie))).toEqual(first)
})
