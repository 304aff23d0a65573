import { z } from 'zod'
import { Id, LocalDateField } from '../fields.ts'
import { HandoverMethod } from '../forms/runs.ts'
import { Ages, HoldingSummary } from '../ledger/holding.ts'
import { chargeTypes } from '../ledger/ledger-words.ts'
import { Reason } from '../reason.ts'

/** What is done about an owner account in arrears. Money is in cents, days are the building's. */

const Cents = z.number().int()

/**
 * Nothing is owed and nothing is open; something is due; a demand was sent and hasn't reached everyone; its period runs;
 * its period is over; a payment plan is in place; all that a lien could secure is held in trust; a lien is registered; a
 * claim is filed; a lien was paid and must be removed.
 */
export const CollectionStage = z.enum([
  'settled',
  'overdue',
  'demanded',
  'noticed',
  'expired',
  'plan',
  'trust',
  'lien',
  'claim',
  'release',
])
export type CollectionStage = z.infer<typeof CollectionStage>

export const CollectionStepName = z.enum([
  'demand',
  'recordDemand',
  'withdrawDemand',
  'deliver',
  'copy',
  'plan',
  'endPlan',
  'trust',
  'endTrust',
  'prepareLien',
  'dropLien',
  'registerLien',
  'releaseLien',
  'claim',
  'endClaim',
])
export type CollectionStepName = z.infer<typeof CollectionStepName>

/** What must be so before a lien is registered or a claim filed, in the order of the law. */
const CollectionCheck = z.enum(['amount', 'demand', 'delivered', 'mortgagee_copy', 'period', 'arrangement'])

/** What gets a missing one done: a step, or time. */
const CollectionRemedy = z.enum([...CollectionStepName.options, 'wait'])
export type CollectionRemedy = z.infer<typeof CollectionRemedy>

export const MissingForCollection = Reason.extend({
  step: CollectionCheck,
  words: z.string(),
  do: CollectionRemedy,
  /** When time gets it done; null for others. */
  on: LocalDateField.nullable(),
})
export type MissingForCollection = z.infer<typeof MissingForCollection>

/** Whether a debt is near the end of the time to claim it: from 18 months, from 23, or past it. */
export const LimitationLevel = z.enum(['near', 'close', 'over'])
export type LimitationLevel = z.infer<typeof LimitationLevel>
const LimitationWatch = z.object({ lastOn: LocalDateField, level: LimitationLevel })
export type LimitationWatch = z.infer<typeof LimitationWatch>

export const CollectionSummary = HoldingSummary.pick({
  _id: true,
  unit: true,
  owners: true,
  dueCents: true,
  lienableCents: true,
  dueSince: true,
}).extend({
  ages: Ages,
  /** Whether its owners own the unit today. */
  isCurrent: z.boolean(),
  stage: CollectionStage,
  /** The next lawful step, with the day from or by which it counts; null where nothing is to be done. */
  next: z.object({ do: CollectionRemedy, words: z.string(), on: LocalDateField.nullable() }).nullable(),
  /** Of the oldest debt that can be claimed; null while it isn't near, and where no act of ours names an end. */
  limitation: LimitationWatch.nullable(),
  version: z.number().int(),
})
export type CollectionSummary = z.infer<typeof CollectionSummary>

/** A debt as a demand, a plan, a lien or a claim names it: what it was then, and what is open of it now. */
export const NamedCharge = z.object({
  _id: Id,
  type: z.enum(chargeTypes),
  words: z.string(),
  dueOn: LocalDateField,
  cents: Cents,
  openCents: Cents,
})
export type NamedCharge = z.infer<typeof NamedCharge>

/** A debt that is due, with what can be done about it. */
const DueCharge = NamedCharge.omit({ cents: true }).extend({
  isLienable: z.boolean(),
  /** Demands that name it, whose period is over. */
  isDemandedForLien: z.boolean(),
  isDemandedForAction: z.boolean(),
  isInTrust: z.boolean(),
  limitation: LimitationWatch.nullable(),
})
export type DueCharge = z.infer<typeof DueCharge>

const DemandAddressee = z.object({
  _id: Id,
  name: z.string(),
  /** When it counts as received; null while that isn't known. */
  deemedOn: LocalDateField.nullable(),
  /** Paper that is still to be delivered. */
  isWaiting: z.boolean(),
  /** Why its delivery doesn't count; null where it does, or isn't recorded yet. */
  fault: z.string().nullable(),
})

export const Demand = z.object({
  _id: Id,
  on: LocalDateField,
  /** It says that a lien may be registered, that an action may follow, or both. */
  forLien: z.boolean(),
  forAction: z.boolean(),
  charges: z.array(NamedCharge),
  cents: Cents,
  openCents: Cents,
  /** The letter; null for one that was sent outside Parapet. */
  letter: z
    .object({
      _id: Id,
      runId: Id,
      state: z.enum(['waiting', 'sent', 'failed']),
      addressees: z.array(DemandAddressee),
    })
    .nullable(),
  /** How one was sent outside Parapet. */
  outside: z.object({ method: HandoverMethod, words: z.string() }).nullable(),
  /** When the last owner counts as having received it; null while one doesn't. */
  receivedOn: LocalDateField.nullable(),
  /** From when a lien or an action may follow; null while that isn't known. */
  expiresOn: LocalDateField.nullable(),
  /** Lenders who must get a copy, with how they got it, and whether that counts. */
  copies: z.array(
    z.object({
      mortgagee: z.object({ _id: Id, lender: z.string() }),
      given: z
        .object({
          method: HandoverMethod,
          on: LocalDateField,
          deemedOn: LocalDateField.nullable(),
          counts: z.boolean(),
        })
        .nullable(),
    }),
  ),
  withdrawnOn: LocalDateField.nullable(),
  withdrawnBecause: z.string(),
})
export type Demand = z.infer<typeof Demand>

const Decided = { decidedOn: LocalDateField, decision: z.string() }

export const PaymentPlan = z.object({
  _id: Id,
  on: LocalDateField,
  /** How the owners asked for it, and what was agreed. */
  request: z.string(),
  ...Decided,
  charges: z.array(NamedCharge),
  cents: Cents,
  /** Paid of its charges since it began. */
  paidCents: Cents,
  instalments: z.array(
    z.object({ dueOn: LocalDateField, cents: Cents, state: z.enum(['paid', 'part', 'missed', 'ahead']) }),
  ),
  /** `behind` while an instalment is missed; `kept` once all is paid. */
  state: z.enum(['open', 'behind', 'kept', 'ended']),
  endedOn: LocalDateField.nullable(),
  endedBecause: z.string(),
})
export type PaymentPlan = z.infer<typeof PaymentPlan>

export const TrustHolder = z.enum(['corporation', 'court'])
export type TrustHolder = z.infer<typeof TrustHolder>
export const TrustOutcome = z.enum(['corporation', 'owner', 'divided'])
export type TrustOutcome = z.infer<typeof TrustOutcome>

export const HeldInTrust = z.object({
  _id: Id,
  on: LocalDateField,
  heldBy: TrustHolder,
  /** What the owners dispute. */
  words: z.string(),
  charges: z.array(NamedCharge),
  cents: Cents,
  ended: z.object({ on: LocalDateField, outcome: TrustOutcome, words: z.string() }).nullable(),
})
export type HeldInTrust = z.infer<typeof HeldInTrust>

export const Lien = z.object({
  _id: Id,
  preparedOn: LocalDateField,
  ...Decided,
  charges: z.array(NamedCharge),
  /** The one figure of the form that registers it. */
  cents: Cents,
  openCents: Cents,
  registeredOn: LocalDateField.nullable(),
  number: z.string(),
  /** When the last of it was paid; null while something is open. */
  paidOn: LocalDateField.nullable(),
  /** By when it must be removed; null while it isn't paid, and where no act of ours says. */
  releaseBy: LocalDateField.nullable(),
  releasedOn: LocalDateField.nullable(),
  releaseNumber: z.string(),
})
export type Lien = z.infer<typeof Lien>

export const ClaimForum = z.enum(['tribunal', 'court', 'arbitration'])
export type ClaimForum = z.infer<typeof ClaimForum>

export const Claim = z.object({
  _id: Id,
  forum: ClaimForum,
  on: LocalDateField,
  number: z.string(),
  ...Decided,
  charges: z.array(NamedCharge),
  cents: Cents,
  openCents: Cents,
  ended: z.object({ on: LocalDateField, words: z.string() }).nullable(),
})
export type Claim = z.infer<typeof Claim>

/** What may be secured or claimed today, or what is missing before that. */
const Remedy = z.object({
  charges: z.array(NamedCharge),
  cents: Cents,
  missing: z.array(MissingForCollection),
})
export type Remedy = z.infer<typeof Remedy>

export const Collection = CollectionSummary.extend({
  /** What is due today, the oldest first. */
  charges: z.array(DueCharge),
  /** The newest first. */
  demands: z.array(Demand),
  plans: z.array(PaymentPlan),
  trusts: z.array(HeldInTrust),
  liens: z.array(Lien),
  claims: z.array(Claim),
  lien: Remedy,
  claim: Remedy,
  /** What the building's law calls it, such as a lien, and what it may secure. */
  words: z.object({
    charge: z.string(),
    Charge: z.string(),
    registerForm: z.string(),
    releaseForm: z.string(),
    secures: Reason,
  }),
  /** How the building asks to be paid, for a demand. */
  howToPay: z.string(),
  /** What the caller may do now. */
  steps: z.array(CollectionStepName),
})
export type Collection = z.infer<typeof Collection>

/** What the owners of an account read of it. */
export const MyCollection = z.object({
  _id: Id,
  unit: HoldingSummary.shape.unit,
  charge: z.string(),
  demands: z.array(
    Demand.pick({ _id: true, on: true, forLien: true, forAction: true, openCents: true, expiresOn: true }),
  ),
  plan: PaymentPlan.pick({
    _id: true,
    on: true,
    cents: true,
    paidCents: true,
    instalments: true,
    state: true,
  }).nullable(),
  liens: z.array(Lien.pick({ _id: true, registeredOn: true, cents: true, openCents: true, releaseBy: true })),
  claims: z.array(Claim.pick({ _id: true, on: true, forum: true, number: true, openCents: true })),
  trustCents: Cents,
})
export type MyCollection = z.infer<typeof MyCollection>
