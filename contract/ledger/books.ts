import { z } from 'zod'
import { Id, LocalDateField, plainText, requiredText, UseDay } from '../fields.ts'
import { authorityMostChars, correctionMostChars, howToPayMostChars } from '../limits/ledger.ts'
import { Ages, Amount, HoldingSummary } from './holding.ts'

/** The books of a building: its funds, what owners owe together, and the months that are locked. */

const Cents = z.number().int()

export const Fund = z.object({
  _id: Id,
  kind: z.enum(['operating', 'reserve', 'levy', 'trust']),
  name: z.string().nullable(),
  /** In the bank, with what other funds owe it. */
  cashCents: Cents,
  /** What of that other funds owe it, as it is in their bank accounts; below 0 for what it owes them. */
  interfundCents: Cents,
  receivableCents: Cents,
  /** What owners paid ahead, refundable deposits, and payments that aren’t allocated yet. */
  owedCents: Cents,
  balanceCents: Cents,
})
export type Fund = z.infer<typeof Fund>

const InterestRule = z.object({
  /** Hundredths of a percent a year; 0 where no interest is charged any more. */
  bps: z.number().int(),
  /** The first due date of the charges that bear it. */
  from: LocalDateField,
  authority: z.string(),
})

/** What a bylaw sets for late and returned payments; null where none does. */
const LateRules = z.object({
  /** The latest rule. */
  interest: InterestRule.nullable(),
  /** All of them, the latest first: each is for charges that are due before the next one begins. */
  interestRules: z.array(InterestRule),
  returnedFee: z.object({ cents: Cents, authority: z.string() }).nullable(),
})
export type LateRules = z.infer<typeof LateRules>

/** Automatic charges to owners' accounts. */
const AutomaticCharges = z.object({
  /** Fees and deposits of amenity bookings, when a booking is confirmed. */
  bookings: z.boolean(),
  /** The first month for which stall rents are charged; null where they aren’t. */
  stallRentsFrom: LocalDateField.nullable(),
})
export type AutomaticCharges = z.infer<typeof AutomaticCharges>

export const Books = z.object({
  funds: z.array(Fund),
  lockedThrough: LocalDateField.nullable(),
  /** The first days of months: the last of those that can be locked, the oldest first, and of the last locked one. */
  toLock: z.array(LocalDateField),
  toReopen: LocalDateField.nullable(),
  unplaced: z.object({ count: z.number().int(), cents: Cents }),
  howToPay: z.string(),
  lateRules: LateRules,
  automatic: AutomaticCharges,
  /** The most interest that the law allows, in hundredths of a percent a year; null where it names none. */
  interestMostBps: z.number().int().nullable(),
  version: z.number().int(),
  can: z.object({ keep: z.boolean() }),
})
export type Books = z.infer<typeof Books>

/** What all units owe today. */
export const Receivables = z.object({
  dueCents: Cents,
  ages: Ages,
  /** The part of each that a lien could secure. */
  lienable: Ages,
  laterCents: Cents,
  creditCents: Cents,
  /** How many units owe something that is due. */
  owing: z.number().int(),
  /** Those that owe most. */
  largest: z.array(HoldingSummary),
})
export type Receivables = z.infer<typeof Receivables>

const Version = z.number().int()
const Month = LocalDateField.refine((day) => day.endsWith('-01'), 'Enter the first day of a month')

const Authority = requiredText({ label: 'Bylaw', max: authorityMostChars })
const rate = 'Enter a rate, such as 10'
export const InterestFields = z.object({
  bps: z.number(rate).int(rate).min(1, rate).max(10_000, 'Up to 100%'),
  per: z.enum(['year', 'month']),
  from: UseDay,
  authority: Authority,
})
export const ReturnedFeeFields = z.object({ cents: Amount, authority: Authority })

export const BooksStep = z.discriminatedUnion('step', [
  /** Locks the month and all before it; if the bank doesn’t agree with the books, only with a reason. */
  z.object({
    step: z.literal('lock'),
    month: Month,
    bankReason: plainText({ label: 'Reason', max: correctionMostChars }).default(''),
    version: Version,
  }),
  /** Opens the month and all after it. */
  z.object({
    step: z.literal('reopen'),
    month: Month,
    reason: requiredText({ label: 'Reason', max: correctionMostChars }),
    version: Version,
  }),
  z.object({
    step: z.literal('sayHowToPay'),
    words: plainText({ label: 'How to pay', max: howToPayMostChars, lines: 'several' }).default(''),
    version: Version,
  }),
  z.object({
    step: z.literal('setAutomatic'),
    bookings: z.boolean(),
    stallRentsFrom: Month.nullable(),
    version: Version,
  }),
  z.object({
    step: z.literal('setLateRules'),
    interest: InterestFields.nullable(),
    returnedFee: ReturnedFeeFields.nullable(),
    version: Version,
  }),
])
export type BooksStep = z.output<typeof BooksStep>
