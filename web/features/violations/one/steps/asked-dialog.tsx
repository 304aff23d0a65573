import type { ComponentType } from 'react'
import type { ViolationStepName } from '../../../../../contract/violations/violation.ts'
import type { Asked } from '../remedy.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { CloseDialog, ReopenDialog } from './end-dialogs.tsx'
import { HoldDialog, RequestDialog, ScheduleDialog, WithdrawDialog } from './hearing-dialogs.tsx'
import { ParticularsDialog, TellDialog, WarnDialog } from './letter-dialogs.tsx'
import { CancelPenaltyDialog, ChargeDialog, DenyDialog, FineDialog } from './penalty-dialogs.tsx'
import { ProposeDialog } from './propose-dialog.tsx'
import { AddComplaintDialog, DisputeDialog, RecordAnswerDialog, SeeAgainDialog } from './record-dialogs.tsx'
import { ScreenDialog } from './screen-dialog.tsx'
import type { StepProps } from './use-case-step.tsx'

const dialogs: Readonly<Record<Exclude<ViolationStepName, 'cancelPenalty'>, ComponentType<StepProps>>> = {
  screen: ScreenDialog,
  addComplaint: AddComplaintDialog,
  warn: WarnDialog,
  particulars: ParticularsDialog,
  recordAnswer: RecordAnswerDialog,
  requestHearing: RequestDialog,
  scheduleHearing: ScheduleDialog,
  holdHearing: HoldDialog,
  withdrawHearing: WithdrawDialog,
  propose: ProposeDialog,
  decide: DecideDialog,
  tell: TellDialog,
  fine: FineDialog,
  charge: ChargeDialog,
  deny: DenyDialog,
  seeAgain: SeeAgainDialog,
  dispute: DisputeDialog,
  close: CloseDialog,
  reopen: ReopenDialog,
}

/** What a step asks before it is taken. */
export default function AskedDialog({ asked: { step, nth }, ...rest }: StepProps & { asked: Asked }) {
  if (step === 'cancelPenalty') return nth !== undefined && <CancelPenaltyDialog nth={nth} {...rest} />
  const Step = dialogs[step]
  return <Step {...rest} />
}
