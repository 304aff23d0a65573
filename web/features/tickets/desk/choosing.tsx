import { Checkbox } from '@mantine/core'
import { createContext, use } from 'react'
import { ticketNumber } from '../../../../contract/tickets/ticket-words.ts'
import type { TicketRow } from '../../../../contract/tickets/ticket.ts'

interface Choosing {
  chosen: ReadonlySet<string>
  toggle: (id: string, on: boolean) => void
}

/** Which rows are chosen; apart from the rows, so that a tick draws no row anew. */
export const ChoosingContext = createContext<Choosing>({ chosen: new Set(), toggle: () => {} })

/** Chooses a row. */
export const RowTick = ({ ticket }: { ticket: TicketRow }) => {
  const { chosen, toggle } = use(ChoosingContext)
  return (
    <Checkbox
      aria-label={`Select ${ticketNumber(ticket)}`}
      checked={chosen.has(ticket._id)}
      onChange={({ currentTarget }) => toggle(ticket._id, currentTarget.checked)}
    />
  )
}
