/** For the walks: what those who look after the building keep, and complete bodies. */
import { maintenance } from '../../contract/tickets/settings.ts'
import type { Caller } from '../testing/caller.ts'
import type { World } from '../testing/world.ts'
import { viewBodies, viewRecord } from './ticket-views.ts'
import { vendorBodies, vendorRecord } from './vendor-records.ts'

type Ids = Readonly<Record<string, string>>

const settings = async (_world: World, who: Caller): Promise<Ids> => ({
  version: String((await who.call(maintenance.settings)).version),
})

/** By the noun of the path. */
export const maintenanceRecords: Readonly<Record<string, (world: World, who: Caller, path: string) => Promise<Ids>>> = {
  vendors: vendorRecord,
  'ticket-views': viewRecord,
  'maintenance-settings': settings,
}

const target = (hours: number, days: number) => ({
  answer: { count: hours, unit: 'hours' },
  resolve: { count: days, unit: 'days' },
})
const day = { from: '08:00', until: '16:30' }

export const maintenanceBodies: Readonly<Record<string, (ids: Ids) => object>> = {
  ...vendorBodies,
  ...viewBodies,
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
}
