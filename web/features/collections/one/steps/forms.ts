import { z } from 'zod'
import { UseDay } from '../../../../../contract/fields.ts'
import { ClaimFields, CollectionStep, PlanFields } from '../../../../../contract/collections/bodies.ts'
import { Amount } from '../../../../../contract/ledger/holding.ts'
import { instalmentsMost } from '../../../../../contract/limits/collections.ts'
import { inCents } from '../../../../../contract/money.ts'
import { chosenCents, sumFault, type Owed } from './instalments.ts'

/** What the dialog of each step asks, without the step, the version, the figure that it shows and what it is about, which it sends. */

const unsaid = { step: true, version: true } as const
const [, , withdrawDemand, deliver, copy, , endPlan, , endTrust, ...later] = CollectionStep.options
const [prepareLien, dropLien, registerLien, releaseLien, , endClaim] = later

export { DemandFields, RecordDemandFields, TrustFields } from '../../../../../contract/collections/bodies.ts'

export const WithdrawDemandForm = withdrawDemand.omit({ ...unsaid, demandId: true })
export const DeliverForm = deliver.omit({ ...unsaid, demandId: true, addresseeId: true })
export const CopyForm = copy.omit({ ...unsaid, demandId: true, mortgageeId: true })
export const EndPlanForm = endPlan.omit({ ...unsaid, planId: true })
export const EndTrustForm = endTrust.omit({ ...unsaid, trustId: true })
export const PrepareLienForm = prepareLien.omit({ ...unsaid, cents: true })
export const ClaimForm = ClaimFields.omit({ cents: true })
export const DropLienForm = dropLien.omit({ ...unsaid, lienId: true })
export const RegisterLienForm = registerLien.omit({ ...unsaid, lienId: true })
export const ReleaseLienForm = releaseLien.omit({ ...unsaid, lienId: true })
export const EndClaimForm = endClaim.omit({ ...unsaid, claimId: true })

const Rows = z
  .array(z.object({ dueOn: UseDay, cents: z.preprocess(inCents, Amount) }))
  .min(1, 'Add an instalment')
  .max(instalmentsMost, `At most ${instalmentsMost} instalments`)

/** What a payment plan asks: instalments in dollars that add up to what is owed of the chosen charges. */
export const planFormFor = (charges: readonly Owed[]) =>
  PlanFields.extend({ instalments: Rows }).superRefine(({ chargeIds, instalments }, context) => {
    const fault = sumFault(
      instalments.reduce((sum, { cents }) => sum + cents, 0),
      chosenCents(charges, chargeIds),
    )
    if (fault !== null) context.addIssue({ code: 'custom', path: ['instalments'], message: fault })
  })
export type PlanForm = ReturnType<typeof planFormFor>
