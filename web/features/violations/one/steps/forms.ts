import { z } from 'zod'
import { Amount } from '../../../../../contract/ledger/holding.ts'
import { inCents } from '../../../../../contract/money.ts'
import { DecideParts, tookPart, ViolationStep } from '../../../../../contract/violations/bodies.ts'

/** What the dialog of each step asks, without the step and the version that it sends. */

const unsaid = { step: true, version: true } as const
const [screen, addComplaint, warn, , recordAnswer, requestHearing, scheduleHearing, holdHearing, ...later] =
  ViolationStep.options
const [withdrawHearing, propose, , , fine, charge, deny, cancelPenalty, seeAgain, dispute, close, reopen] = later

export const ScreenForm = screen.omit(unsaid)
export const AddComplaintForm = addComplaint.omit(unsaid)
export const WarnForm = warn.omit(unsaid)
export const RecordAnswerForm = recordAnswer.omit(unsaid)
export const RequestHearingForm = requestHearing.omit(unsaid)
export const ScheduleHearingForm = scheduleHearing.omit(unsaid)
export const HoldHearingForm = holdHearing.omit(unsaid)
export const WithdrawHearingForm = withdrawHearing.omit(unsaid)
export const ProposeForm = propose.omit(unsaid)
export const DenyForm = deny.omit(unsaid)
export const CancelPenaltyForm = cancelPenalty.omit({ ...unsaid, nth: true })
export const SeeAgainForm = seeAgain.omit(unsaid)
export const DisputeForm = dispute.omit(unsaid)
export const CloseForm = close.omit(unsaid)
export const ReopenForm = reopen.omit(unsaid)

/** Nothing is chosen before someone does: which of the two a decision finds is never a default. */
const Found = z.enum(['yes', 'no'], 'Choose one').transform((found) => found === 'yes')
export const DecideForm = DecideParts.extend({ upheld: Found }).superRefine(tookPart)

const typed = z.preprocess(inCents, Amount)
export const FineForm = fine.omit(unsaid).extend({ cents: typed })
export const ChargeForm = charge.omit(unsaid).extend({ cents: typed })
