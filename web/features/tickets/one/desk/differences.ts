import type { TicketChange } from '../../../../../contract/tickets/bodies.ts'
import { priorityLabels } from '../../../../../contract/tickets/priorities.ts'
import { categoryLabels, statusLabels } from '../../../../../contract/tickets/ticket-words.ts'
import type { Ticket } from '../../../../../contract/tickets/ticket.ts'
import { placeOf } from '../../words.ts'

/** How a ticket stands now, and where it differs from what would be saved, a line a field. */
export const differences = (theirs: Ticket, mine: TicketChange): string[] => {
  const isPlacedAlike =
    theirs.place === mine.place && (theirs.unit?._id ?? null) === mine.unitId && theirs.placeWords === mine.placeWords
  return [
    `state: ${statusLabels[theirs.status]}`,
    ...(theirs.title === mine.title ? [] : [`title: ${theirs.title}`]),
    ...(theirs.category === mine.category ? [] : [`about: ${categoryLabels[theirs.category]}`]),
    ...(isPlacedAlike ? [] : [`where: ${placeOf(theirs)}`]),
    ...(theirs.priority === mine.priority ? [] : [`priority: ${priorityLabels[theirs.priority]}`]),
  ]
}
