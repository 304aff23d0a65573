/** One enquiry as it is kept, and as the platform's staff see it. */
import type { Enquiry } from '../../../contract/enquiries/enquiry.ts'
import type { Instant } from '../../../contract/time.ts'
import type { Ctx, SignedIn } from '../../context.ts'
import { orNotFound } from '../../http/errors.ts'
import { recordChange } from '../audit/audit.ts'
import { openSteps } from './rules.ts'
import { selectEnquiry } from './store.ts'

export type KnownEnquiry = Omit<Enquiry, 'can'> & { answeredAt: Instant | null }

export const shown = ({ answeredAt: _answeredAt, ...known }: KnownEnquiry): Enquiry => ({
  ...known,
  can: openSteps(known),
})

export const requireEnquiry = async (ctx: Ctx, id: string): Promise<KnownEnquiry> =>
  orNotFound(await selectEnquiry(ctx.db, id))

/** What happened stands in the platform's history without the words of anybody, which are erased with the enquiry. */
export const noteChange = (tx: Ctx & Partial<Pick<SignedIn, 'account'>>, id: string, action: string): Promise<void> =>
  recordChange(tx, { subject: 'enquiry', subjectId: id, buildingId: null, action, actor: 'visitor' })
