/** Enquiries: what people who are not customers yet write to us, and what the platform's staff answer. */
import type { EnquiryCounts, EnquiryQuery } from '../../../contract/enquiries.ts'
import type { Enquiry, EnquirySummary } from '../../../contract/enquiries/enquiry.ts'
import type { Page } from '../../../contract/route.ts'
import type { Ctx, SignedIn } from '../../context.ts'
import { requireEnquiry, shown } from './enquiry.ts'
import { countEnquiries, selectEnquiries } from './list-store.ts'
import { deleteOld } from './store.ts'

export { openForm } from './form-pass.ts'
export { sendEnquiry } from './sending.ts'
export { answerEnquiry, changeEnquiry, noteOnEnquiry } from './answering.ts'

/** Enquiries, newest first. */
export const listEnquiries = (ctx: SignedIn, { query }: { query: EnquiryQuery }): Promise<Page<EnquirySummary>> =>
  selectEnquiries(ctx.db, query)

export const countByState = (ctx: SignedIn): Promise<EnquiryCounts> => countEnquiries(ctx.db)

/** One enquiry with its story. */
export const readEnquiry = async (ctx: SignedIn, { params }: { params: { id: string } }): Promise<Enquiry> =>
  shown(await requireEnquiry(ctx, params.id))

/** Erases enquiries that were closed two years ago, and what has looked like spam for ninety days. */
export const eraseOld = ({ db, now }: Ctx): Promise<void> => deleteOld(db, now)
