/** The ticket for which work is ordered: whether somebody may see it, and what the building's settings say of its orders. */
import type { Ticket } from '../../../contract/tickets/ticket.ts'
import type { InBuilding, Member } from '../../context.ts'
import { getTicket, maintenanceSettingsOf } from '../tickets/tickets.ts'

/** A ticket that the caller may see; 404 for any other. */
export const requireTicket = (
  ctx: InBuilding & Pick<Member, 'account' | 'role' | 'superadmin' | 'permissions'>,
  id: string,
): Promise<Pick<Ticket, '_id' | 'isMine'>> => getTicket(ctx, { params: { id } })

/** Above this amount in cents a council member approves an order. */
export const limitOf = async (ctx: InBuilding): Promise<number> =>
  (await maintenanceSettingsOf(ctx)).workOrderLimitCents
