import { z } from 'zod'
import { Id, LocalDateField, requiredText, UseDay } from '../fields.ts'
import {
  levyInstalmentsMost,
  levyNameMostChars,
  levyPurposeMostChars,
  levyReasonMostChars,
  levyResolutionMostChars,
  levySharesMost,
} from '../limits/levies.ts'
import { Reason } from '../reason.ts'
import { Amount } from '../ledger/holding.ts'

/** A special levy: as it is read, and as it is written. Money is in cents. */

const Cents = z.number().int()

/** A draft; approved by owners, so that its instalments are charged; completed, so that nothing more is spent. */
export const LevyState = z.enum(['draft', 'approved', 'finished'])
export type LevyState = z.infer<typeof LevyState>

/** How it is divided among the units. */
export const LevyDivision = z.enum(['entitlement', 'otherFair'])
export type LevyDivision = z.infer<typeof LevyDivision>

/** The vote that it needs. */
export const LevyVote = z.enum(['threeQuarters', 'unanimous'])
export type LevyVote = z.infer<typeof LevyVote>

const Version = z.coerce.number().int()

/** What the resolution states: purpose, total, how it is divided, each unit’s share, and when it is due. */
export const LevyFields = z.object({
  name: requiredText({ label: 'Name', max: levyNameMostChars }),
  purpose: requiredText({ label: 'Purpose', max: levyPurposeMostChars, lines: 'several' }),
  totalCents: Amount,
  division: LevyDivision,
  /** Only where the resolution sets another way: what each unit pays; those not named pay nothing. */
  shares: z
    .array(z.object({ unitId: Id, cents: Amount }))
    .max(levySharesMost)
    .default([]),
  /** When the instalments are due, the earliest first; each unit’s share is divided into equal ones. */
  dueDays: z
    .array(UseDay)
    .min(1, 'Enter a due date')
    .max(levyInstalmentsMost, `At most ${levyInstalmentsMost} instalments`),
})

/** Refuses days that don’t follow each other, on their row, and shares that don’t add up to the total. */
export const fitsTogether = (levy: z.output<typeof LevyFields>, context: z.core.$RefinementCtx): void => {
  const { dueDays, shares, division, totalCents } = levy
  for (const [index, day] of dueDays.entries())
    if (index > 0 && day <= dueDays[index - 1]!)
      context.addIssue({ code: 'custom', path: ['dueDays', index], message: 'Enter a date after the one before' })
  if (division === 'entitlement') return
  if (new Set(shares.map(({ unitId }) => unitId)).size < shares.length)
    context.addIssue({ code: 'custom', path: ['shares'], message: 'Each unit once' })
  else if (shares.reduce((sum, { cents }) => sum + cents, 0) !== totalCents)
    context.addIssue({ code: 'custom', path: ['shares'], message: 'The shares must add up to the total' })
}

export const LevyDraft = LevyFields.superRefine(fitsTogether)
export type LevyDraft = z.output<typeof LevyDraft>

export const LevyChange = LevyFields.extend({ version: Version }).superRefine(fitsTogether)
export type LevyChange = z.output<typeof LevyChange>

export const LevyStepName = z.enum(['approve', 'discard', 'finish', 'cancel', 'reopen', 'refund', 'toReserve'])
export type LevyStepName = z.infer<typeof LevyStepName>

/** Ends the instalments still to come, of as many cents as were seen: by whose decision, and of which day. */
export const LevyCancelling = z.object({
  cents: Amount,
  decidedOn: UseDay,
  /** The resolution or decision: "Special general meeting, resolution 2". */
  decision: requiredText({
    label: 'Decision',
    missing: 'Enter the resolution or decision that cancels the instalments',
    max: levyResolutionMostChars,
  }),
})
export type LevyCancelling = z.output<typeof LevyCancelling>

export const LevyStep = z.discriminatedUnion('step', [
  /** Owners approved it: its shares are final, and what is due already is charged. */
  z.object({
    step: z.literal('approve'),
    approvedOn: UseDay,
    /** The meeting or resolution: "Annual general meeting". */
    resolution: requiredText({
      label: 'Approved by',
      missing: 'Enter the meeting or resolution that approved the levy',
      max: levyResolutionMostChars,
    }),
    version: Version,
  }),
  /** Deletes a draft. */
  z.object({ step: z.literal('discard'), version: Version }),
  /** What it was for is done and paid: nothing more can be spent from it. Instalments still to come are cancelled with it. */
  z.object({ step: z.literal('finish'), cancelling: LevyCancelling.optional(), version: Version }),
  /** Spending goes on, while no surplus left it. */
  z.object({
    step: z.literal('reopen'),
    reason: requiredText({ label: 'Reason', max: levyReasonMostChars }),
    version: Version,
  }),
  /** Gives the surplus, of as many cents as were seen, back to today’s owners, as credit of their accounts. */
  z.object({ step: z.literal('refund'), cents: Amount, version: Version }),
  /** Cancels the instalments still to come of a levy that was completed with them. */
  z.object({ step: z.literal('cancel'), cancelling: LevyCancelling, version: Version }),
  /** Moves the surplus to the contingency reserve fund, where the law allows it. */
  z.object({ step: z.literal('toReserve'), cents: Amount, version: Version }),
])
export type LevyStep = z.output<typeof LevyStep>

const Unit = z.object({ _id: Id, unitNumber: z.string() })

/** What became of its money; each is zero for a draft. */
export const LevyMoney = z.object({
  chargedCents: Cents,
  paidCents: Cents,
  spentCents: Cents,
  /** Refunded to owners, and moved to the reserve. */
  refundedCents: Cents,
  toReserveCents: Cents,
  /** Paid and neither spent nor gone. */
  balanceCents: Cents,
})
export type LevyMoney = z.infer<typeof LevyMoney>

export const LevySummary = z.object({
  _id: Id,
  name: z.string(),
  state: LevyState,
  totalCents: Cents,
  approvedOn: LocalDateField.nullable(),
  /** The first and the last due day. */
  firstDueOn: LocalDateField,
  lastDueOn: LocalDateField,
  money: LevyMoney,
  version: z.number().int(),
})
export type LevySummary = z.infer<typeof LevySummary>

/** What has to be fixed before it can be approved; each names the units that it is about. */
export const LevyBlock = z.object({
  about: z.enum(['noUnits', 'noEntitlement', 'lockedMonth']),
  words: z.string(),
  unitNumbers: z.array(z.string()),
})
export type LevyBlock = z.infer<typeof LevyBlock>

export const LevyShare = z.object({
  unit: Unit,
  /** Null where the unit has none on record. */
  unitEntitlement: z.number().nullable(),
  cents: Cents,
  /** Of each instalment, in their order. */
  instalmentsCents: z.array(Cents),
  /** Of its share: charged, and paid. */
  chargedCents: Cents,
  paidCents: Cents,
})
export type LevyShare = z.infer<typeof LevyShare>

/** What is left of a completed levy, and where it may go. */
const LevySurplus = z.object({
  cents: Cents,
  /**
   * By unit, in proportion to what each paid; those that get nothing are left out. What is settled of a share pays what the
   * unit still owes of the levy, and is divided too: without it, the shares come to the surplus.
   */
  shares: z.array(z.object({ unit: Unit, owners: z.array(z.string()), cents: Cents, settledCents: Cents })),
  mostOfOneOwnerCents: Cents,
  mayGoToReserve: z.boolean(),
  reason: Reason,
})

export const Levy = LevySummary.extend({
  purpose: z.string(),
  division: LevyDivision,
  /** The meeting or resolution that approved it; empty before. */
  resolution: z.string(),
  finishedOn: LocalDateField.nullable(),
  /** By unit number; of a draft, as approving it now would set them, and none where a block prevents it. */
  shares: z.array(LevyShare),
  instalments: z.array(
    z.object({
      dueOn: LocalDateField,
      cents: Cents,
      chargedCents: Cents,
      /** Cancelled before it was charged. */
      cancelledCents: Cents,
      /** Of one that is due: the numbers of units without an owner on record; they are charged once there is one. */
      leftOut: z.array(z.string()),
    }),
  ),
  /** Neither charged nor cancelled: how many instalments have something of it, and how much it is; nothing of a draft. */
  toCome: z.object({ instalments: z.number().int(), cents: Cents }),
  /** The latest first. */
  spending: z.array(z.object({ _id: Id, day: LocalDateField, words: z.string(), cents: Cents })),
  /** Null while it isn’t completed, and where nothing is left. */
  surplus: LevySurplus.nullable(),
  /** The vote that the law asks for, and what its resolution must state; null where no act of ours says. */
  vote: Reason.extend({ vote: LevyVote }).nullable(),
  resolutionStates: Reason.nullable(),
  blocks: z.array(LevyBlock),
  /** Whether it can be changed, and the steps that it allows now; both only for those who manage finances. */
  can: z.object({ change: z.boolean(), steps: z.array(LevyStepName) }),
})
export type Levy = z.infer<typeof Levy>

/** What became of an instalment of a unit: charged to the caller, to an earlier owner, or cancelled. */
const InstalmentState = z.enum(['toCome', 'charged', 'earlierOwner', 'cancelled'])

/** A levy as an owner sees it: what it is for, what became of the money, and what one’s own units pay. */
export const OwnLevy = z.object({
  _id: Id,
  name: z.string(),
  purpose: z.string(),
  state: LevyState,
  totalCents: Cents,
  approvedOn: LocalDateField,
  resolution: z.string(),
  division: LevyDivision,
  money: LevyMoney,
  shares: z.array(
    z.object({
      unit: Unit,
      /** What it was divided by: the unit’s weight of all; null where the resolution sets another way. */
      weighed: z.object({ weight: z.number(), weights: z.number() }).nullable(),
      /** What is the caller’s of it: nothing that an earlier owner owes, and nothing that was cancelled. */
      cents: Cents,
      /** What is still owed of one that was charged to the caller is zero once it is paid, or written off. */
      instalments: z.array(
        z.object({
          dueOn: LocalDateField,
          cents: Cents,
          state: InstalmentState,
          paidCents: Cents,
          openCents: Cents,
        }),
      ),
    }),
  ),
})
export type OwnLevy = z.infer<typeof OwnLevy>
