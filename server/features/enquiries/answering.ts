/** What the platform's staff do about an enquiry. */
import type {
  Enquiry,
  EnquiryAnswer,
  EnquiryChange,
  EnquiryNote,
  EnquiryStep,
} from '../../../contract/enquiries/enquiry.ts'
import type { Ctx, SignedIn } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal, requireVersion } from '../../http/errors.ts'
import { noteChange, requireEnquiry, shown, type KnownEnquiry } from './enquiry.ts'
import { mailAnswer, mailReceived, mailSales } from './messages.ts'
import { notOpen, openSteps, reopenedState } from './rules.ts'
import { insertStep, lockEnquiry, updateStanding } from './store.ts'

/** Somebody of the staff, in a call or in the demo. */
type Staff = Ctx & Pick<SignedIn, 'account'>
interface ById {
  params: { id: string }
}

/** The enquiry, locked, as the caller saw it and with this step open; 409 with the present one otherwise. */
const hold = async (
  tx: Staff,
  id: string,
  { version, step }: { version: number; step: keyof Enquiry['can'] },
): Promise<KnownEnquiry> => {
  await lockEnquiry(tx.db, id)
  const found = await requireEnquiry(tx, id)
  requireVersion(shown(found), version)
  if (!openSteps(found)[step]) throw new Refusal(409, 'CONFLICT', notOpen(found), { current: shown(found) })
  return found
}

const addStep = (tx: Staff, id: string, kind: EnquiryStep['kind'], text: string): Promise<void> =>
  insertStep(tx.db, id, { _id: newId(Date.parse(tx.now)), kind, at: tx.now, accountId: tx.account._id, text })

const present = async (tx: Staff, id: string): Promise<Enquiry> => shown(await requireEnquiry(tx, id))

/** Answers an enquiry by mail; the answer is kept as it was sent. */
export const answerEnquiry = (ctx: Staff, { params: { id }, body }: ById & { body: EnquiryAnswer }): Promise<Enquiry> =>
  inTransaction(ctx, async (tx) => {
    const before = await hold(tx, id, { version: body.version, step: 'answer' })
    await updateStanding(tx.db, id, { ...before, state: 'answered', answeredAt: tx.now })
    await addStep(tx, id, 'answer', body.text)
    await noteChange(tx, id, 'answered')
    await mailAnswer(tx, before, body.text)
    return present(tx, id)
  })

/** Writes a note, in whatever state; it changes nothing that others may have before them. */
export const noteOnEnquiry = (ctx: Staff, { params: { id }, body }: ById & { body: EnquiryNote }): Promise<Enquiry> =>
  inTransaction(ctx, async (tx) => {
    await requireEnquiry(tx, id)
    await addStep(tx, id, 'note', body.text)
    await noteChange(tx, id, 'noted')
    return present(tx, id)
  })

const steps = {
  close: { kind: 'closed', to: ({ now }) => ({ state: 'closed', closedAt: now }) },
  reopen: { kind: 'reopened', to: (_tx, before) => ({ state: reopenedState(before), closedAt: null }) },
  trust: { kind: 'trusted', to: () => ({ suspected: null }) },
} as const satisfies Record<
  EnquiryChange['step'],
  { kind: EnquiryStep['kind']; to: (tx: Staff, before: KnownEnquiry) => Partial<KnownEnquiry> }
>

/**
 * Closes an enquiry with its reason, takes it up again, or says that it is no spam: its writer and sales then hear that it
 * arrived, as they would have at first.
 */
export const changeEnquiry = (ctx: Staff, { params: { id }, body }: ById & { body: EnquiryChange }): Promise<Enquiry> =>
  inTransaction(ctx, async (tx) => {
    const before = await hold(tx, id, body)
    const { kind, to } = steps[body.step]
    await updateStanding(tx.db, id, { ...before, ...to(tx, before) })
    await addStep(tx, id, kind, body.step === 'close' ? (body.reason ?? '') : '')
    await noteChange(tx, id, kind)
    if (body.step === 'trust') {
      await mailReceived(tx, before)
      await mailSales(tx, before)
    }
    return present(tx, id)
  })
