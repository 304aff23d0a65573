/** The tickets of a building as a file for a spreadsheet. */
import { pageMost } from '../../../contract/limits.ts'
import { ticketsInFileMost } from '../../../contract/limits/tickets.ts'
import type { Download } from '../../../contract/route.ts'
import { formatInstant } from '../../../contract/time.ts'
import type { TicketFilter } from '../../../contract/tickets.ts'
import { priorityLabels } from '../../../contract/tickets/priorities.ts'
import { categoryLabels, placeLabels, statusLabels, ticketNumber } from '../../../contract/tickets/ticket-words.ts'
import type { TicketRow } from '../../../contract/tickets/ticket.ts'
import { csvStream, type Cell } from '../../platform/csv.ts'
import { listTickets, todayIn, type Caller } from './reading.ts'

const head = [
  'Number',
  'Title',
  'Status',
  'Category',
  'Priority',
  'Emergency',
  'Location',
  'Location details',
  'Unit',
  'Reported by',
]
const rest = ['Reported', 'Assigned to', 'Vendor', 'Due', 'Overdue', 'Updated']

const cellsOf =
  (ctx: Caller, places: ReturnType<typeof placeLabels>) =>
  (ticket: TicketRow): Cell[] => {
    const at = (moment: string | null) => moment && formatInstant(moment, ctx.building.timeZone)
    return [
      ticketNumber(ticket),
      ticket.title,
      statusLabels[ticket.status],
      categoryLabels[ticket.category],
      priorityLabels[ticket.priority],
      ticket.isEmergency,
      places[ticket.place],
      ticket.placeWords,
      ticket.unit?.unitNumber,
      ticket.reporter,
      at(ticket.reportedAt),
      ticket.assignee?.name,
      ticket.vendor?.name,
      at(ticket.dueAt),
      ticket.isLate,
      at(ticket.changedAt),
    ]
  }

/** A page a statement, while it is sent. */
async function* pagesOf(ctx: Caller, query: TicketFilter): AsyncGenerator<Cell[][]> {
  const cells = cellsOf(ctx, placeLabels('unit'))
  yield [[...head, ...rest]]
  let cursor: string | undefined
  let sent = 0
  do {
    const page = await listTickets(ctx, { query: { ...query, order: 'newest', cursor, limit: pageMost } })
    sent += page.items.length
    yield page.items.map(cells)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && sent < ticketsInFileMost)
}

/** The list as it is narrowed, up to what a file holds. */
export const exportTickets = async (ctx: Caller, { query }: { query: TicketFilter }): Promise<Download> =>
  csvStream(pagesOf(ctx, query), `${ctx.building.name} tickets ${todayIn(ctx)}.csv`)
