import { z } from 'zod'
import { get } from '../route.ts'

/** The subjects of the self-check, in the order in which they are shown. */
export const Check = z.enum(['mode', 'demo', 'proxy', 'mail', 'guesses', 'disk', 'clock', 'version'])
export type Check = z.infer<typeof Check>

/** `ok`, not known until something has happened, worth a look, or a fault that somebody has to mend. */
export const CheckState = z.enum(['ok', 'unknown', 'attention', 'fault'])
export type CheckState = z.infer<typeof CheckState>

export const CheckLine = z.object({
  check: Check,
  state: CheckState,
  says: z.string(),
  /** What to do about it; null where all is well. */
  toDo: z.string().nullable(),
})
export type CheckLine = z.infer<typeof CheckLine>

export const selfCheckRoutes = {
  selfCheck: get('/api/admin/self-check', {
    shows: null,
    access: 'superadmin',
    summary: 'Check that this installation is safe and healthy, and list what to fix',
    reply: z.array(CheckLine),
  }),
}
