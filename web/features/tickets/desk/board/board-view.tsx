import { Group } from '@mantine/core'
import { useState } from 'react'
import type { TicketStatus, TicketStepName } from '../../../../../contract/tickets/kinds.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { SearchField } from '../../../../ui/search-field.tsx'
import { TicketStepDialog } from '../../steps/ticket-step-dialog.tsx'
import { DeskChoices, GivenButtons, QuickChips } from '../desk-filters.tsx'
import { useDeskFilters } from '../use-desk-filters.ts'
import { BoardColumn } from './board-column.tsx'
import classes from './board.module.css'

const columns = ['open', 'assigned', 'in_progress', 'on_hold', 'resolved'] as const satisfies readonly TicketStatus[]

/** A step that was chosen for a card. */
export interface Move {
  id: string
  step: TicketStepName
}

/** A column for each state; a card is moved by its menu, which asks what the step asks everywhere. */
export default function BoardView() {
  const desk = useDeskFilters()
  const counts = useRoute(api.tickets.counts, undefined, { staleTime: 0 })
  const { filters, set, narrowing, order } = desk
  // Here and not at the card, which moves to another column as soon as somebody else is quicker.
  const [move, setMove] = useState<Move | null>(null)
  const isNarrowed = Object.keys(narrowing).length > 0
  return (
    <>
      <QuickChips desk={desk} />
      <GivenButtons desk={desk} unit={undefined} vendor={undefined} />
      <Group gap="sm" mb="md" align="flex-end" className="no-print">
        <div style={{ flex: '1 1 14rem' }}>
          <SearchField label="Search tickets" value={filters.search} onChange={(search) => void set({ search })} />
        </div>
        <DeskChoices desk={desk} withStatus={false} />
      </Group>
      {move && <Moving key={`${move.id}/${move.step}`} move={move} onClose={() => setMove(null)} />}
      <div className={classes.board} role="group" aria-label="Board">
        {columns.map((status) => (
          <BoardColumn
            // What the columns hold begins anew with each narrowing.
            key={`${status}/${JSON.stringify(narrowing)}/${order}`}
            status={status}
            query={{ ...narrowing, order: status === 'resolved' ? 'newest' : order }}
            count={isNarrowed ? undefined : counts.data?.[status]}
            onMove={setMove}
          />
        ))}
      </div>
    </>
  )
}

/** The dialog of the step, over the ticket as it stands now. */
const Moving = ({ move: { id, step }, onClose }: { move: Move; onClose: () => void }) => {
  const { data } = useRoute(api.tickets.get, { params: { id } })
  return data && <TicketStepDialog ticket={data} step={step} onClose={onClose} />
}
