import { z } from 'zod'
import { requiredText } from '../fields.ts'
import { staffReasonLeastChars, staffReasonMostChars } from '../limits/platform.ts'

/** Why somebody of the platform's staff touches what is somebody else's; it stands in the history. */
export const StaffReason = z.object({
  reason: requiredText({ label: 'Reason', min: staffReasonLeastChars, max: staffReasonMostChars }),
})
export type StaffReason = z.output<typeof StaffReason>
