/** Tickets that maintenance plans ask for: nobody reported them, so that no service clock counts. */
import { newId } from '../../db/ids.ts'
import type { InBuilding } from '../../context.ts'
import { requireKnown } from './reading.ts'
import { openTicket } from './reporting.ts'
import { isOver } from './rules.ts'
import { takeStep } from './steps.ts'
import { lockTickets } from './tickets-store.ts'
import type { NewTicket } from './writing-store.ts'

export interface PlannedTicket extends Pick<NewTicket, 'title' | 'words' | 'category' | 'placeWords'> {
  /** Who looks after it, where somebody does. */
  vendorId: string | null
}

/** Opens a ticket on the common property, given to its vendor at once; in the caller's transaction. Tells nobody. */
export const openPlannedTicket = async (
  tx: InBuilding,
  { vendorId, ...planned }: PlannedTicket,
): Promise<{ _id: string; number: number }> => {
  const made: NewTicket = {
    ...planned,
    _id: newId(Date.parse(tx.now)),
    by: { plan: true },
    place: 'common',
    unitId: null,
    priority: 'normal',
    isEmergency: false,
    mayEnter: false,
    entryTimes: '',
    pets: '',
    enteredBy: null,
    source: 'plan',
    at: tx.now,
  }
  const { after } = await openTicket(tx, made, [])
  if (vendorId !== null) await takeStep(tx, after, { step: 'assign', words: '', vendorId }, 'product')
  return { _id: after._id, number: after.number }
}

/** What the ticket was opened for is done, or not wanted any more; one that is over stays as it is. */
export const endPlannedTicket = async (
  tx: InBuilding,
  ticketId: string,
  { step, words }: { step: 'resolve' | 'decline'; words: string },
): Promise<void> => {
  await lockTickets(tx.db, tx.building._id, [ticketId])
  const before = await requireKnown(tx, ticketId)
  if (!isOver(before.status)) await takeStep(tx, before, { step, words }, tx.account ? 'desk' : 'product')
}
