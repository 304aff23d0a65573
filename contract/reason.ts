import { z } from 'zod'

/** Why something is so, by act and section where one says so. */
export const Reason = z.object({ why: z.string(), source: z.string().nullable(), unverified: z.boolean() })
