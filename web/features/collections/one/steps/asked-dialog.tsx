import type { ComponentType } from 'react'
import type { CollectionStepName } from '../../../../../contract/collections/collection.ts'
import { ClaimDialog, EndClaimDialog } from './claim-dialogs.tsx'
import { CopyDialog, DeliverDialog, DemandDialog, RecordDemandDialog, WithdrawDemandDialog } from './demand-dialogs.tsx'
import { DropLienDialog, PrepareLienDialog, RegisterLienDialog, ReleaseLienDialog } from './lien-dialogs.tsx'
import { EndPlanDialog, PlanDialog } from './plan-dialogs.tsx'
import { EndTrustDialog, TrustDialog } from './trust-dialogs.tsx'
import type { StepProps } from './use-collection-step.tsx'

const dialogs: Readonly<Record<CollectionStepName, ComponentType<StepProps>>> = {
  demand: DemandDialog,
  recordDemand: RecordDemandDialog,
  withdrawDemand: WithdrawDemandDialog,
  deliver: DeliverDialog,
  copy: CopyDialog,
  plan: PlanDialog,
  endPlan: EndPlanDialog,
  trust: TrustDialog,
  endTrust: EndTrustDialog,
  prepareLien: PrepareLienDialog,
  dropLien: DropLienDialog,
  registerLien: RegisterLienDialog,
  releaseLien: ReleaseLienDialog,
  claim: ClaimDialog,
  endClaim: EndClaimDialog,
}

/** What a step asks before it is taken. */
export default function AskedDialog(props: StepProps) {
  const Step = dialogs[props.asked.step]
  return <Step {...props} />
}
