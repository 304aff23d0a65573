import { Text } from '@mantine/core'
import { statusLabels } from '../../../../contract/tickets/ticket-words.ts'
import type { Ticket } from '../../../../contract/tickets/ticket.ts'
import { Conflict } from '../../../ui/conflict.tsx'

/** How a ticket stands, and with whom, in a line. */
const standing = ({ status, vendor, desk }: Ticket): string => {
  const hands = [desk?.assignee?.name, vendor?.name].filter(Boolean).join(' with ')
  return hands ? `${statusLabels[status].toLowerCase()}, with ${hands}` : statusLabels[status].toLowerCase()
}

/** That somebody else did something with the ticket meanwhile. */
export const StepConflict = ({ theirs }: { theirs: Ticket | null }) =>
  theirs && (
    <Conflict title="Someone else just changed this ticket">
      <Text size="sm" c="inherit">
        The ticket is now {standing(theirs)}. Your choices are still here, but not saved. Check them and send again.
      </Text>
    </Conflict>
  )
