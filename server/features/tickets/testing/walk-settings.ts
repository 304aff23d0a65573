/** For the walks: what those who look after the building keep, and complete bodies. */
import { maintenance } from '../../../../contract/tickets/settings.ts'
import type { Caller } from '../../../testing/caller.ts'
import type { World } from '../../../testing/world.ts'
import type { FeatureWalk, Ids } from '../../../testing/walk.ts'

const settings = async (_world: World, who: Caller): Promise<Ids> => ({
  version: String((await who.call(maintenance.settings)).version),
})

const target = (hours: number, days: number) => ({
  answer: { count: hours, unit: 'hours' },
  resolve: { count: days, unit: 'days' },
})
const day = { from: '08:00', until: '16:30' }

export const walk: FeatureWalk = {
  records: { 'maintenance-settings': settings },
  bodies: {
    'PUT /api/maintenance-settings': ({ version }) => ({
      hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: null, sunday: null },
      keepsHolidays: true,
      closedDays: [{ on: '2026-12-24', name: 'Christmas Eve' }],
      targets: { low: target(16, 20), normal: target(8, 10), high: target(4, 3), urgent: target(1, 1) },
      urgentAroundTheClock: true,
      workOrderLimitCents: 250_000,
      reopenDays: 14,
      emergency: { words: 'Water, fire, lift', phone: '604 555 0100' },
      version: Number(version),
    }),
  },
}
