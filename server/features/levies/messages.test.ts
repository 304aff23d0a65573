/** What owners are told of a special levy that ends: their cancelled instalments, and what they get back. */
import { beforeEach, expect, it } from 'vitest'
import type { Levy } from '../../../contract/levies/levy.ts'
import type { Notification } from '../../../contract/notifications.ts'
import type { Caller } from '../../testing/caller.ts'
import { withLevies } from './testing/levies.ts'

const on = withLevies()
let levy: Levy
beforeEach(async () => {
  levy = await on.levies.approved({ totalCents: 1_000_001, dueDays: ['2026-11-20', '2026-12-20', '2027-01-20'] })
  for (const number of ['305', '703']) await on.levies.pays(number, shareOf(number).instalmentsCents[0]!)
  levy = await on.levies.get(levy)
})

const shareOf = (number: string) => levy.shares.find(({ unit }) => unit.unitNumber === number)!
const told = async (who: Caller, kind: string) =>
  ((await who.send('GET', '/api/notifications')).body.data as Notification[])
    .filter((one) => one.kind === kind)
    .map(({ title, text }) => [title, text])

it('are notified of cancelled instalments, with what each of their units no longer pays', async () => {
  await on.levies.step(levy, { step: 'finish', cancelling: on.levies.cancels(levy.toCome.cents) })
  expect(['305', '703'].map((number) => shareOf(number).cents)).toEqual([200_000, 200_000])
  const { olivia, carla, mandeep } = on.levies.desk
  expect(await told(olivia, 'levies.cancelled')).toEqual([
    [
      'Special levy instalments cancelled: Roof',
      'Unit 305 no longer has to pay $1,333.33. Unit 703 no longer has to pay $1,333.33.',
    ],
  ])
  expect((await told(carla, 'levies.cancelled'))[0]![1]).toMatch(/^Unit 804 no longer has to pay \$1,333\.33\.$/)
  expect(await told(mandeep, 'levies.cancelled')).toEqual([])
})

it('are notified of what they get back, if they paid anything', async () => {
  const done = await on.levies.step(levy, { step: 'finish', cancelling: on.levies.cancels(levy.toCome.cents) })
  await on.levies.step(done, { step: 'refund', cents: done.surplus!.cents })
  expect(await told(on.levies.desk.olivia, 'levies.refunded')).toEqual([
    [
      'Refund from the special levy: Roof',
      'Unit 305 gets $666.67. Unit 703 gets $666.67. The refund pays charges that are due, and the rest is credit for later ones.',
    ],
  ])
  expect(await told(on.levies.desk.carla, 'levies.refunded')).toEqual([])
  await on.world.jobs.drain()
  expect(on.world.mails.filter(({ subject }) => subject.startsWith('Refund from')).map(({ to }) => to)).toEqual([
    expect.stringContaining('owner@parapet.example'),
  ])
})

it('are notified of each refund on its own, those of an earlier one not again', async () => {
  const done = await on.levies.step(levy, { step: 'finish', cancelling: on.levies.cancels(levy.toCome.cents) })
  const first = await on.levies.step(done, { step: 'refund', cents: done.surplus!.cents })
  const { olivia, carla } = on.levies.desk
  const before = await told(olivia, 'levies.refunded')
  on.world.clock.advance(1000)
  await on.levies.pays('804', shareOf('804').instalmentsCents[0]!)
  const { surplus, version } = await on.levies.get(first)
  await on.levies.step({ ...first, version }, { step: 'refund', cents: surplus!.cents })
  expect(await told(carla, 'levies.refunded')).toEqual([
    [
      'Refund from the special levy: Roof',
      'Unit 804 gets $666.67. The refund pays charges that are due, and the rest is credit for later ones.',
    ],
  ])
  expect(await told(olivia, 'levies.refunded')).toEqual(before)
})
