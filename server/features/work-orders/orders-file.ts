/** The work orders of a building as a file for a spreadsheet. */
import { pageMost } from '../../../contract/limits.ts'
import { ordersInFileMost } from '../../../contract/limits/work-orders.ts'
import type { Download } from '../../../contract/route.ts'
import { localDateOf } from '../../../contract/time.ts'
import type { OrderFilter } from '../../../contract/work-orders.ts'
import { orderNumber, orderStatusLabels } from '../../../contract/work-orders/order-words.ts'
import type { OrderSummary } from '../../../contract/work-orders/order.ts'
import type { InBuilding } from '../../context.ts'
import { csvFile, type Cell } from '../../platform/csv.ts'
import { listOrders, todayIn } from './reading.ts'

const dollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))
const head = ['Number', 'Work', 'Status', 'Ticket', 'Vendor', 'Amount', 'Quotes', 'Visit', 'Invoiced', 'Updated']

const cellsOf = (zone: string, order: OrderSummary): Cell[] => [
  orderNumber(order),
  order.title,
  orderStatusLabels[order.status],
  `#${order.ticket.number}`,
  order.vendor?.name,
  dollars(order.amountCents),
  order.quotes,
  order.visit && localDateOf(order.visit.from, zone),
  dollars(order.invoicedCents),
  localDateOf(order.changedAt, zone),
]

/** The list as it is narrowed, a page a statement, up to what a file holds. */
export const exportOrders = async (ctx: InBuilding, { query }: { query: OrderFilter }): Promise<Download> => {
  const all: OrderSummary[] = []
  let cursor: string | undefined
  do {
    const page = await listOrders(ctx, { query: { ...query, cursor, limit: pageMost } })
    all.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && all.length < ordersInFileMost)
  const rows = all.map((order) => cellsOf(ctx.building.timeZone, order))
  return csvFile([head, ...rows], `${ctx.building.name} work orders ${todayIn(ctx)}.csv`)
}
