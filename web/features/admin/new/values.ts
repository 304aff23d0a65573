import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { BuildingOrder } from '../../../../contract/admin/new-building.ts'

export type OrderTyped = z.input<typeof BuildingOrder>
export type OrderForm = UseFormReturn<OrderTyped, unknown, BuildingOrder>

/** How the units of a new building come. */
export type UnitsWay = 'generate' | 'import' | 'later'

export const usualPlan = {
  floors: '4',
  unitsPerFloor: '6',
  firstFloor: '1',
  numbering: 'floorPosition',
  skipThirteen: true,
  skipFour: false,
} as const

export const nothingTyped: OrderTyped = {
  name: '',
  address: '',
  city: '',
  province: 'BC',
  postalCode: '',
  planNumber: '',
  timeZone: 'America/Vancouver',
  code: '',
  features: { maintenanceTickets: true, parking: true, notices: true, forum: true },
  units: usualPlan,
  managerEmail: '',
}
