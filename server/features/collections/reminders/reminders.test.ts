/** Reminders of overdue fees: on the days that are set, once each, and none once it is paid or being collected. */
import { expect, it } from 'vitest'
import { collections } from '../../../../contract/collections.ts'
import { notifications } from '../../../../contract/notifications.ts'
import { withBooks } from '../../../testing/books.ts'
import { collectionDesk } from '../testing/collection-desk.ts'
import { remindJob } from './reminders.ts'

const opened = withBooks()

const reminding = async () => {
  const desk = await collectionDesk(opened)
  const { as, world, books } = desk
  const set = async (reminderDays: number[], version: number) =>
    (await as('mandeep')).send('POST', '/api/collection-settings', { body: { reminderDays, version } })
  const run = async (): Promise<void> => {
    await world.jobs.enqueue(world.context(), remindJob, {})
    await world.jobs.drain()
  }
  const told = async () =>
    (await (await as('olivia')).call(notifications.list, { query: { limit: 50 } })).items.flatMap((one) =>
      one.kind === 'collection.reminder' ? [[one.title, one.text]] : [],
    )
  return { ...desk, books, set, run, told }
}

it('is sent once for each day that is set, of the oldest overdue fee', async () => {
  const { id, books, set, run, told, goTo } = await reminding()
  await books.owes(id, 'fine', '2026-10-10', 20_000)
  await books.owes(id, 'strataFee', '2026-11-16', 43_307)
  await run()
  expect((await set([15, 5], 0)).body.data).toEqual({ reminderDays: [5, 15], version: 1 })
  await run()
  expect(await told()).toEqual([])
  goTo('2026-11-21')
  await run()
  await run()
  const one = [
    'Overdue: strataFee of 2026-11-16, unit 703',
    '$433.07 has been due since Nov 16, 2026. If you have just paid, thank you.',
  ]
  expect(await told()).toEqual([one])
  goTo('2026-12-02')
  await run()
  expect(await told()).toEqual([one, one])
})

it('stops on payment, and says so', async () => {
  const { id, books, set, run, told, goTo, as } = await reminding()
  const fee = await books.owes(id, 'strataFee', '2026-11-16', 43_307)
  await set([3, 10], 0)
  await run()
  expect(await told()).toHaveLength(1)
  const { receiptId } = await books.pays(id, 43_307, '2026-11-20')
  const body = { step: 'apply', receiptId, shares: [{ chargeId: fee, cents: 43_307 }], instruction: null }
  await (await as('mandeep')).send('POST', `/api/ledger/holdings/${id}/steps`, { body })
  goTo('2026-11-27')
  await run()
  expect(await told()).toEqual([[expect.any(String), 'It’s paid. Thank you.']])
})

it('isn’t sent after a demand, before the morning, or once it is turned off', async () => {
  const { id, books, set, run, told, step, mailed, world } = await reminding()
  const fee = await books.owes(id, 'strataFee', '2026-11-01', 43_307)
  await set([5], 0)
  world.clock.set('2026-11-20T12:00:00.000Z')
  await run()
  expect(await told()).toEqual([])
  world.clock.set('2026-11-20T20:00:00.000Z')
  expect((await set([], 1)).status).toBe(200)
  await run()
  expect(await told()).toEqual([])
  await set([5], 2)
  await step(mailed([fee], '2026-11-10'))
  await run()
  expect(await told()).toEqual([])
})

it('is set by those who keep the books, with the version that they saw', async () => {
  const { as, set } = await reminding()
  const carla = await as('carla')
  expect(await carla.call(collections.settings)).toEqual({ reminderDays: [], version: 0 })
  const body = { reminderDays: [5], version: 0 }
  expect((await carla.send('POST', '/api/collection-settings', { body })).status).toBe(403)
  expect((await set([5], 0)).status).toBe(200)
  expect((await set([6], 0)).body.code).toBe('STALE')
  expect((await set([5, 5], 1)).status).toBe(400)
  expect((await set([61], 1)).status).toBe(400)
  expect((await set([1, 2, 3, 4], 1)).status).toBe(400)
})
