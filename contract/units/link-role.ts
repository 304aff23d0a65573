import { z } from 'zod'

/** What somebody is to a unit. */
export const LinkRole = z.enum(['owner', 'tenant', 'occupant', 'agent'])
export type LinkRole = z.infer<typeof LinkRole>
