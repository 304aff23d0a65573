/** A fee that was cancelled by mistake and is charged again. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { budget } from '../../../../contract/budget.ts'
import { ledger } from '../../../../contract/ledger.ts'
import { chargeFor, verifyLedger } from '../../ledger/ledger.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { withBudgets } from '../../../testing/budgets.ts'
import { selectCharged } from '../fees/store.ts'

let world: World
let budgets: ReturnType<typeof withBudgets>
let mandeep: Caller
let id: string
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  budgets = withBudgets(world, mandeep)
  await budgets.approved('2026-01-01', { feesFrom: '2026-11-01' })
  await mandeep.call(budget.charge, { body: { month: '2026-11-01' } })
  id = (await (await world.as('olivia')).call(ledger.mine))[0]!._id
})
afterEach(() => world.close())

const account = () => mandeep.call(ledger.holding, { params: { id } })
const step = (body: object) => mandeep.send('POST', ledger.holdingStep.path.replace(':id', id), { body })
const again = (chargeId: string) => step({ step: 'chargeAgain', chargeId })
const cancelledIn = async () => (await mandeep.call(budget.runs)).runs[0]!.cancelled
const undoneFees = async () =>
  (await selectCharged(world.platform.db, world.cast.buildings.harbour)).filter(({ isUndone }) => isUndone).length

it('is charged as it was, once, counts as the month’s fee, and its month says how many are cancelled', async () => {
  const [fee] = (await account()).charges
  expect((await account()).cancelled).toEqual([])
  await step({ step: 'cancelCharge', chargeId: fee!._id, reason: 'The wrong unit' })
  await mandeep.call(budget.charge, { body: { month: '2026-11-01' } })
  const { charges, cancelled } = await account()
  const { _id, words, dueOn, cents } = fee!
  expect([charges, cancelled]).toEqual([[], [{ _id, words, dueOn, cents }]])
  expect([await cancelledIn(), await undoneFees()]).toEqual([1, 1])

  expect((await again(_id)).status).toBe(200)
  const after = await account()
  expect(after.charges).toEqual([{ ...fee, _id: expect.any(String) }])
  expect(after.charges[0]!.shares.length).toBeGreaterThan(1)
  expect([after.cancelled, await cancelledIn(), await undoneFees()]).toEqual([[], 0, 0])
  expect(await again(_id)).toMatchObject({ status: 409 })
  expect(await again(after.charges[0]!._id)).toMatchObject({ status: 409 })

  // The second one is a charge like others: it can be cancelled, and charged again, too.
  await step({ step: 'cancelCharge', chargeId: after.charges[0]!._id, reason: 'The wrong unit' })
  expect([await cancelledIn(), await undoneFees()]).toEqual([1, 1])
  expect((await again(after.charges[0]!._id)).status).toBe(200)
  expect(await undoneFees()).toBe(0)
  expect((await verifyLedger(await budgets.inside())).fault).toBeNull()
})

it('is refused in a locked month', async () => {
  const [fee] = (await account()).charges
  await step({ step: 'cancelCharge', chargeId: fee!._id, reason: 'The wrong unit' })
  await budgets.close('2026-11-30')
  expect(await again(fee!._id)).toMatchObject({ status: 409, body: { error: expect.stringContaining('is locked') } })
})

it('isn’t offered for what another feature charged, which keeps count of it', async () => {
  const draft = {
    type: 'userFee',
    words: 'Guest suite',
    authority: 'Booking',
    dueOn: '2026-11-20',
    cents: 5000,
  } as const
  const source = { holdingId: id, fund: 'operating', source: 'booking:1:userFee' } as const
  const chargeId = await chargeFor(await budgets.inside(), { ...draft, ...source })
  expect((await step({ step: 'cancelCharge', chargeId, reason: 'The wrong unit' })).status).toBe(200)
  expect((await account()).cancelled).toEqual([])
  expect(await again(chargeId)).toMatchObject({ status: 409 })
})
