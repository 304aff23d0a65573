/** Whom tickets are given to: those who look after them, and the vendors of the building. */
import type { TicketHands } from '../../../contract/tickets/ticket.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import { vendorBy, vendorNames } from '../vendors/vendors.ts'
import { selectNames } from './people-store.ts'
import type { Caller } from './reading.ts'
import { deskOf } from './record.ts'

/** Whom a ticket can be given to; the preferred vendors first, each with what to know before. */
export const ticketHands = async (ctx: Caller): Promise<TicketHands> => ({
  people: await selectNames(ctx.db, await deskOf(ctx)),
  vendors: (await vendorNames(ctx)).map(({ _id, name, isPreferred, warnings }) => ({
    _id,
    name,
    isPreferred,
    warnings,
  })),
})

export interface Hands {
  accountId: string | null
  vendorId: string | null
  despiteWarnings: boolean
}

const requireVendor = async (ctx: Caller, vendorId: string, despiteWarnings: boolean): Promise<void> => {
  const vendor = await vendorBy(ctx, vendorId)
  if (vendor.endedOn !== null) throw InvalidField('vendorId', `${vendor.name} is no longer an active vendor`)
  const bad = vendor.warnings.filter(({ tone }) => tone === 'bad').map(({ words }) => words)
  if (bad.length > 0 && !despiteWarnings)
    throw Conflict(`${vendor.name}: ${bad.join(' ')} Assign it only if you accept this.`)
}

/**
 * Refuses hands that nobody has here: 400 for nobody, somebody who does not look after tickets or a vendor that ended,
 * 404 for a vendor of another building, 409 for one whose papers are missing or over, unless that was read.
 */
export const requireHands = async (ctx: Caller, { accountId, vendorId, despiteWarnings }: Hands): Promise<void> => {
  if (accountId === null && vendorId === null) throw InvalidField('accountId', 'Choose a person or a vendor')
  if (accountId !== null && !(await deskOf(ctx)).includes(accountId))
    throw InvalidField('accountId', 'This person doesn’t handle tickets')
  if (vendorId !== null) await requireVendor(ctx, vendorId, despiteWarnings)
}
