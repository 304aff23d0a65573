import { tickets } from '../../contract/tickets.ts'
import { units } from '../../contract/units.ts'
import { vendors } from '../../contract/vendors.ts'
import { workOrders } from '../../contract/work-orders.ts'
import type { Order } from '../../contract/work-orders/order.ts'
import type { Caller } from './caller.ts'
import type { World } from './world.ts'

/** The secret of the last vendor's link that was mailed to an address. */
export const tokenFor = async (world: World, email: string): Promise<string> => {
  await world.jobs.drain(['mail.deliver'])
  const mail = world.mails.findLast(({ to, text }) => to === email && text.includes('/vendor-link/'))
  const [, token] = /\/vendor-link\/([\w-]{43})/.exec(mail?.text ?? '') ?? []
  if (!token) throw new Error(`No link was mailed to ${email}.`)
  return token
}

/** A leak in 305, reported by whoever lives there. */
export const reportLeak = async (theo: Caller, desk: Caller, title = 'Water under the sink') => {
  const { items } = await desk.call(units.list, { query: { search: '305', limit: 1 } })
  const body = { title, category: 'plumbing', place: 'unit', unitId: items[0]!._id, placeWords: 'Kitchen' } as const
  return theo.call(tickets.report, { body, files: [] })
}

/** Insured and cleared for a year, with an address to write to. */
export const soundVendor = (desk: Caller, name: string, more: object = {}) =>
  desk.call(vendors.add, {
    body: {
      name,
      trade: 'plumbing',
      email: `${name.toLowerCase().replaceAll(/\W/g, '')}@vendor.example`,
      insurer: 'Seaboard Mutual',
      insuredUntil: '2027-11-20',
      clearanceUntil: '2027-11-20',
      ...more,
    },
  })

/** An order's path and version, as the calls take them. */
export const of = ({ _id, version }: Pick<Order, '_id' | 'version'>) => ({ params: { id: _id }, version })

/** Makes an order for a ticket. */
export const makeOrder = (desk: Caller, ticketId: string, more: object = {}): Promise<Order> =>
  desk.call(workOrders.add, { body: { ticketId, title: 'Replace the trap', ...more } })

/** Gives an order straight to a vendor for an amount. */
export const giveTo = (desk: Caller, order: Order, vendorId: string, amountCents = 48_000): Promise<Order> => {
  const { params, version } = of(order)
  return desk.call(workOrders.order, { params, body: { vendorId, amountCents, version } })
}
