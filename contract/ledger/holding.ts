import { z } from 'zod'
import { Id, LocalDateField, plainText, requiredText, UseDay } from '../fields.ts'
import { clearable } from '../form.ts'
import {
  authorityMostChars,
  chargeWordsMostChars,
  correctionMostChars,
  instructionMostChars,
  moneyMostCents,
  openChargesMost,
} from '../limits/ledger.ts'
import { ageBands, chargeTypes, outflowKinds, paymentWays, receiptKinds, type ChargeType } from './ledger-words.ts'

/** What owners owe: a holding is a unit under one set of owners, and the debtor. */

const Cents = z.number().int()

/** An amount that is charged or paid. */
export const Amount = z
  .number('Enter an amount, such as 433.07')
  .int('Enter an amount, such as 433.07')
  .min(1, 'Enter an amount above zero')
  .max(moneyMostCents, 'Up to $10,000,000')

/** Cents that are due, by how long they have been. */
export const Ages = z.object(
  Object.fromEntries(ageBands.map((band) => [band, Cents])) as Record<(typeof ageBands)[number], typeof Cents>,
)
export type Ages = z.infer<typeof Ages>

/** A holding with what it owes today. */
export const HoldingSummary = z.object({
  _id: Id,
  unit: z.object({ _id: Id, unitNumber: z.string() }),
  /** Names of the owners. */
  owners: z.array(z.string()),
  /** Both days included; null for an open side. */
  from: LocalDateField.nullable(),
  to: LocalDateField.nullable(),
  /** Ten digits that say whose a payment is, in the message of an e-Transfer or as the account number of a bill payment. */
  paymentCode: z.string(),
  /** Due today or before. */
  dueCents: Cents,
  ages: Ages,
  /** Of what is due, what a lien could secure. */
  lienableCents: Cents,
  /** Charged and due later. */
  laterCents: Cents,
  /** Since when the oldest of what is due has been. */
  dueSince: LocalDateField.nullable(),
  /** Paid and not used for anything yet. */
  creditCents: Cents,
})
export type HoldingSummary = z.infer<typeof HoldingSummary>

/** A part of a charge that is the unit’s share of a whole, or an instalment of it: the whole by its weight, such as its entitlement, of all weights. */
export const ChargeShare = z.object({
  fund: z.enum(['operating', 'reserve', 'levy', 'trust']),
  /** The name of the units that share it; null where all do. */
  group: z.string().nullable(),
  cents: Cents,
  wholeCents: Cents,
  /** Null where the whole is divided in another way. */
  weight: z.number().nullable(),
  weights: z.number().nullable(),
  /** Of an instalment: the unit’s whole share, and which of how many it is. */
  instalment: z.object({ shareCents: Cents, nth: z.number().int(), of: z.number().int() }).nullable(),
})
export type ChargeShare = z.infer<typeof ChargeShare>

export const OpenCharge = z.object({
  _id: Id,
  type: z.enum(chargeTypes),
  words: z.string(),
  /** What it rests on, such as a budget, a resolution or a bylaw. */
  authority: z.string(),
  dueOn: LocalDateField,
  cents: Cents,
  openCents: Cents,
  isLienable: z.boolean(),
  /** Paid only if the payer says so, such as a fine. */
  isOnWord: z.boolean(),
  /** How it was worked out, by fund; empty for one that isn’t a share of anything. */
  shares: z.array(ChargeShare),
})
export type OpenCharge = z.infer<typeof OpenCharge>

/** Money of a holding, with the charges it paid. */
export const Receipt = z.object({
  _id: Id,
  kind: z.enum(receiptKinds),
  paymentId: Id.nullable(),
  day: LocalDateField,
  way: z.enum(paymentWays).nullable(),
  payer: z.string().nullable(),
  /** What the payer said it is for; of a surplus that was refunded, the name of its special levy. */
  instruction: z.string().nullable(),
  cents: Cents,
  leftCents: Cents,
  isUndone: z.boolean(),
  paid: z.array(z.object({ _id: Id, words: z.string(), cents: Cents })),
  /** What of it left the account, and how much left in all at that time. */
  gone: z.array(
    z.object({
      _id: Id,
      kind: z.enum(outflowKinds),
      day: LocalDateField,
      /** Of a transfer: where it went. */
      unitNumber: z.string().nullable(),
      cents: Cents,
      allCents: Cents,
    }),
  ),
})
export type Receipt = z.infer<typeof Receipt>

/** A charge that was cancelled and can be charged again. */
export const CancelledCharge = z.object({
  _id: Id,
  words: z.string(),
  dueOn: LocalDateField,
  cents: Cents,
})
export type CancelledCharge = z.infer<typeof CancelledCharge>

export const Holding = HoldingSummary.extend({
  /** The oldest first. */
  charges: z.array(OpenCharge),
  /** For those who keep the books: the latest cancelled first. */
  cancelled: z.array(CancelledCharge),
  /** The newest first. */
  receipts: z.array(Receipt),
  /** How the building asks to be paid. */
  howToPay: z.string(),
  /** Whether the caller is one of the owners. */
  isOwn: z.boolean(),
  can: z.object({ keep: z.boolean() }),
})
export type Holding = z.infer<typeof Holding>

/** What can be charged by hand; fines come from violations, and interest from its bylaw. */
export const chargedByHand = [
  'strataFee',
  'specialLevy',
  'userFee',
  'stallRent',
  'documentFee',
  'returnedPayment',
  'administration',
  'damage',
  'chargeback',
  'orderedWork',
  'judgmentShare',
  'lienCost',
] as const satisfies readonly ChargeType[]

/** What may also be owed from before these books began. */
export const broughtForward = [
  ...chargedByHand,
  'openingBalance',
  'feeInterest',
  'levyInterest',
  'fine',
] as const satisfies readonly ChargeType[]

export const ChargeFields = z.object({
  type: z.enum(broughtForward, 'Choose what it is for'),
  words: requiredText({ label: 'Description', max: chargeWordsMostChars }),
  authority: requiredText({ label: 'Authority', max: authorityMostChars }),
  dueOn: UseDay,
  cents: Amount,
  fund: z.enum(['operating', 'reserve']).default('operating'),
  /** Owed from before these books began. */
  isBroughtForward: z.boolean().default(false),
})

/** Whether a charge of this type can be added so. */
export const isChargedSo = ({ type, isBroughtForward }: Pick<ChargeDraft, 'type' | 'isBroughtForward'>): boolean =>
  isBroughtForward || chargedByHand.some((one) => one === type)
/** Said of another type. */
export const notByHand = { path: ['type'], error: 'Only an amount from previous records can be of this type' }

export type ChargeDraft = z.output<typeof ChargeFields>

/** How much of a payment is for which charge. */
const Share = z.object({ chargeId: Id, cents: Amount })
export const Shares = z
  .array(Share)
  .max(openChargesMost)
  .refine((all) => new Set(all.map(({ chargeId }) => chargeId)).size === all.length, 'Each charge once')

/** What the payer said a payment is for; null where they said nothing. */
export const Instruction = clearable(plainText({ label: 'Payer’s instructions', max: instructionMostChars })).default(
  null,
)

const Why = requiredText({ label: 'Reason', max: correctionMostChars })

export const RefundFields = z.object({
  cents: Amount,
  paidOn: UseDay,
  way: z.enum(paymentWays),
  reason: Why,
})
export const TransferFields = z.object({
  cents: Amount,
  toHoldingId: Id,
  /** When and how the owners asked for it. */
  request: requiredText({ label: 'Owners’ request', max: correctionMostChars }),
})
export const WriteOffFields = z.object({
  cents: Amount,
  decidedOn: UseDay,
  decision: requiredText({ label: 'Decision', max: authorityMostChars }),
})

export const HoldingStep = z.discriminatedUnion('step', [
  ChargeFields.extend({ step: z.literal('charge') }).refine(isChargedSo, notByHand),
  /** Cancels a charge that wasn’t owed; what paid a part of it is credit. */
  z.object({ step: z.literal('cancelCharge'), chargeId: Id, reason: Why }),
  /** Charges a cancelled charge again, as it was, once. */
  z.object({ step: z.literal('chargeAgain'), chargeId: Id }),
  /** Uses what is left of a payment for charges; the payer said so where it pays what only they may say. */
  z.object({
    step: z.literal('apply'),
    receiptId: Id,
    shares: Shares.refine((all) => all.length > 0, 'Choose a charge'),
    instruction: Instruction,
  }),
  /** Frees what a payment paid, for other charges at once; what these leave is credit, which pays what is due. */
  z.object({
    step: z.literal('free'),
    allocationId: Id,
    reason: Why,
    shares: Shares.default([]),
    instruction: Instruction,
  }),
  /** Pays credit back to the owners, from the oldest payment on. */
  RefundFields.extend({ step: z.literal('refund') }),
  /** Moves credit to another account, as the owners ask. */
  TransferFields.extend({ step: z.literal('transfer') }),
  /** Brings back a refund that wasn’t paid, or a transfer. */
  z.object({ step: z.literal('bringBack'), outflowId: Id, reason: Why }),
  /** Gives up what is still owed, or a part of it, by a decision of council. */
  WriteOffFields.extend({ step: z.literal('writeOff'), chargeId: Id }),
])
export type HoldingStep = z.output<typeof HoldingStep>
