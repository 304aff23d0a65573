import type { TicketFigures } from '../../../../../contract/tickets/ticket.ts'

export type FlowMonth = TicketFigures['flow'][number]

const monthFormat = new Intl.DateTimeFormat('en-CA', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** `2026-11` as people read it: `Nov 2026`. */
export const monthName = (month: string): string =>
  monthFormat.format(new Date(`${month}-15T00:00:00Z`)).replace('.', '')

/** What the chart of the flow says, for those who do not see it. */
export const flowWords = (flow: readonly FlowMonth[]): string => {
  const last = flow.at(-1)
  const sum = (of: 'reported' | 'resolved') => flow.reduce((all, month) => all + month[of], 0)
  const ends = last ? `; ${last.open} open at the end` : ''
  return `Tickets by month: ${sum('reported')} reported and ${sum('resolved')} resolved in ${flow.length} months${ends}`
}
