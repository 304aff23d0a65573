import { z } from 'zod'

/** Why something is so, by act and section where one says so. */
export const Reason = z.object({ why: z.string(), source: z.string().nullable(), unverified: z.boolean() })

/** Said of a rule that no one has compared with the text of the act. */
export const unconfirmedWords =
  'Unconfirmed: we haven’t compared this rule with the current text of the Act. Check the Act or ask a lawyer before you rely on it.'
