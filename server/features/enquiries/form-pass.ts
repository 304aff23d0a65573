/** The pass of a form: when it was opened, sealed, so that a page cannot say that it was opened earlier. */
import type { Instant } from '../../../contract/time.ts'
import type { Ctx } from '../../context.ts'

const place = 'enquiry form'

/** The form of an enquiry is opened now. */
export const openForm = async ({ seal, now }: Ctx): Promise<{ formPass: string }> => ({
  formPass: seal.close(Buffer.from(now), place).toString('base64url'),
})

/** When the form with this pass was opened; null for no pass, and for one that is not ours. */
export const openedAt = ({ seal }: Ctx, formPass: string | undefined): Instant | null =>
  formPass ? (seal.open(Buffer.from(formPass, 'base64url'), place)?.toString() ?? null) : null
