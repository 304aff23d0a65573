import { z } from 'zod'
import { Id, requiredText, UseDay } from '../fields.ts'
import { clearable, flag, list } from '../form.ts'
import { HandoverMethod } from '../forms/runs.ts'
import { Amount } from '../ledger/holding.ts'
import {
  collectionChargesMost,
  collectionNumberMostChars,
  collectionWordsMostChars,
  instalmentsMost,
  reminderDaysMost,
  remindersMost,
} from '../limits/collections.ts'
import { howToPayMostChars, moneyMostCents } from '../limits/ledger.ts'
import { ClaimForum, TrustHolder, TrustOutcome, type CollectionStepName } from './collection.ts'

/** What is written of collecting arrears. */

const lines = 'several' as const
const words = (label: string) => requiredText({ label, max: collectionWordsMostChars, lines })
const number = (label: string) => requiredText({ label, max: collectionNumberMostChars })
const step = <Name extends CollectionStepName>(name: Name) => ({
  step: z.literal(name),
  version: z.number().int(),
})

const chargeIds = list(Id, collectionChargesMost)
  .refine((all) => all.length > 0, 'Choose a charge')
  .refine((all) => new Set(all).size === all.length, 'Each charge once')
const purposes = { forLien: flag(), forAction: flag() }
/** A figure as it was seen; nothing where there was none. */
const Seen = z.number().int().min(0).max(moneyMostCents)
const decided = { decidedOn: UseDay, decision: words('Decision') }

export const DemandFields = z.object({
  chargeIds,
  ...purposes,
  /** Left empty, the first day after the period that the law sets. */
  payBy: clearable(UseDay).default(null),
  howToPay: requiredText({ label: 'How to pay', max: howToPayMostChars, lines }),
  byEmail: flag().default(true),
})
export const RecordDemandFields = z.object({
  chargeIds,
  ...purposes,
  on: UseDay,
  method: HandoverMethod,
  words: words('Evidence'),
})
export const PlanFields = z.object({
  chargeIds,
  on: UseDay,
  request: words('Owners’ request'),
  ...decided,
  instalments: list(z.object({ dueOn: UseDay, cents: Amount }), instalmentsMost).refine(
    (all) => all.length > 0,
    'Add an instalment',
  ),
})
export const TrustFields = z.object({ chargeIds, on: UseDay, heldBy: TrustHolder, words: words('Dispute') })
export const ClaimFields = z.object({
  cents: Seen,
  forum: ClaimForum,
  on: UseDay,
  number: number('File number'),
  ...decided,
})

export const CollectionStep = z.discriminatedUnion('step', [
  /** Sends the demand as the building's own letter, with the open amounts of the chosen charges. */
  DemandFields.extend(step('demand')),
  /** Enters a demand that was sent outside Parapet. */
  RecordDemandFields.extend(step('recordDemand')),
  z.object({ ...step('withdrawDemand'), demandId: Id, reason: words('Reason') }),
  /** How one of the owners got the demand on paper. */
  z.object({ ...step('deliver'), demandId: Id, addresseeId: Id, method: HandoverMethod, on: UseDay }),
  /** How a lender got the copy that it must get. */
  z.object({ ...step('copy'), demandId: Id, mortgageeId: Id, method: HandoverMethod, on: UseDay }),
  PlanFields.extend(step('plan')),
  z.object({ ...step('endPlan'), planId: Id, reason: words('Reason') }),
  TrustFields.extend(step('trust')),
  z.object({ ...step('endTrust'), trustId: Id, on: UseDay, outcome: TrustOutcome, words: words('Outcome') }),
  /** Sets the figure for the form, as it was seen, with council's decision. */
  z.object({ ...step('prepareLien'), cents: Seen, ...decided }),
  z.object({ ...step('dropLien'), lienId: Id, reason: words('Reason') }),
  z.object({
    ...step('registerLien'),
    lienId: Id,
    on: UseDay,
    number: number('Registration number'),
  }),
  z.object({ ...step('releaseLien'), lienId: Id, on: UseDay, number: number('Registration number') }),
  ClaimFields.extend(step('claim')),
  z.object({ ...step('endClaim'), claimId: Id, on: UseDay, words: words('Outcome') }),
])
export type CollectionStep = z.output<typeof CollectionStep>
export type CollectionStepOf<Name extends CollectionStepName> = Extract<CollectionStep, { step: Name }>

export const ReminderSettings = z.object({
  /** Days after the due date on which owners are reminded; none where reminders are off. */
  reminderDays: list(z.number().int().min(1).max(reminderDaysMost), remindersMost).refine(
    (all) => new Set(all).size === all.length,
    'Each day once',
  ),
  version: z.number().int(),
})
export type ReminderSettings = z.output<typeof ReminderSettings>
