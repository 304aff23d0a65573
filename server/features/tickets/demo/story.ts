import type { TicketDraft, TicketStep } from '../../../../contract/tickets/bodies.ts'

/** Somebody of the demo, by the name of the account. */
export type Who = 'manager' | 'council' | 'owner' | 'tenant' | 'member' | 'council.b' | 'owner.b'

type StepOf<S extends TicketStep['step']> = Extract<TicketStep, { step: S }>
type Bare = Exclude<TicketStep['step'], 'assign' | 'hold'>

/** What somebody did with a ticket, so many hours after it was reported. */
export type Act = { after: number; by: Who } & (
  | { says: string; waits?: true }
  | { notes: string }
  | { assigns: { to?: Who; vendor?: string } }
  | { holds: StepOf<'hold'>['words']; forDays: number }
  | { does: Bare; words?: string }
  | { rates: number; words?: string }
  | { follows: true }
  /** Makes it part of the ticket with this title. */
  | { mergesInto: string }
)

type Written = Pick<TicketDraft, 'title' | 'category'> & Partial<Omit<TicketDraft, 'title' | 'category' | 'unitId'>>

export interface DemoTicket extends Written {
  by: Who
  daysAgo: number
  /** The number of the unit; on the common property without. */
  unit?: string
  /** Drawn for it, by what they show. */
  photos?: readonly string[]
  acts?: readonly Act[]
}
