import { z } from 'zod'
import { Id, LocalDateField, LocalTimeField, plainText, requiredText, UseDay } from '../fields.ts'
import { clearable } from '../form.ts'
import { Amount } from '../ledger/holding.ts'
import { authorityMostChars, chargeWordsMostChars } from '../limits/ledger.ts'
import {
  invoiceNumberMostChars,
  orderBidsMost,
  orderEntryMostChars,
  orderMostCents,
  orderReasonMostChars,
  orderScopeMostChars,
  orderTitleMostChars,
  orderWordsMostChars,
  windowsMost,
} from '../limits/work-orders.ts'
import { orderChargeTypes } from './order-words.ts'
import { CostBearer, CostFund, OrderFileKind } from './states.ts'

/** What is written of work orders; what may come with files reads its fields as text too. */

const Version = z.coerce.number().int()
const words = (label: string) => plainText({ label, max: orderWordsMostChars, lines: 'several' }).default('')
const reason = (missing: string) =>
  requiredText({ label: 'Reason', missing, max: orderReasonMostChars, lines: 'several' })

const amount = 'Enter an amount, such as 480.00'
/** Cents, also as text. */
const Cents = (least: 0 | 1) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : value),
    z.number(amount).int(amount).min(least, amount).max(orderMostCents, amount),
  )

export const OrderFields = z.object({
  title: requiredText({ label: 'Title', missing: 'Describe the work in a few words', max: orderTitleMostChars }),
  scope: plainText({ label: 'Scope', max: orderScopeMostChars, lines: 'several' }).default(''),
  /** For whoever does the work: how and when they come in. */
  entryNotes: plainText({ label: 'Access', max: orderEntryMostChars, lines: 'several' }).default(''),
  /** Whether whoever does the work is told the name and the phone number of whoever reported the trouble. */
  sharePhone: z.boolean().default(false),
  /** For the desk alone. */
  notes: words('Notes'),
  estimateCents: clearable(Cents(1)).default(null),
})
export const OrderDraft = OrderFields.extend({ ticketId: Id })
export type OrderDraft = z.output<typeof OrderDraft>
export const OrderChange = OrderFields.extend({ version: Version })
export type OrderChange = z.output<typeof OrderChange>

export const OrderAsk = z.object({
  vendorIds: z.array(Id).min(1, 'Choose a vendor').max(orderBidsMost, `At most ${orderBidsMost} vendors`),
  /** That the vendors' warnings were read. */
  despiteWarnings: z.boolean().default(false),
  version: Version,
})
export type OrderAsk = z.output<typeof OrderAsk>

/** What a vendor asks for the work, tax included. */
export const QuoteFields = z.object({
  amountCents: Cents(1),
  words: words('Included in the price'),
  validUntil: clearable(LocalDateField).default(null),
})
export type QuoteFields = z.output<typeof QuoteFields>
export const QuoteEntered = QuoteFields.extend({ vendorId: Id, version: Version })
export type QuoteEntered = z.output<typeof QuoteEntered>

/** By a quote, or straight to a vendor for an amount. */
export const OrderGiven = z
  .object({
    bidId: clearable(Id).default(null),
    vendorId: clearable(Id).default(null),
    amountCents: clearable(Cents(1)).default(null),
    despiteWarnings: z.boolean().default(false),
    version: Version,
  })
  .superRefine(({ bidId, vendorId, amountCents }, context) => {
    const add = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (bidId === null && vendorId === null) add('vendorId', 'Choose a vendor')
    if (bidId === null && amountCents === null) add('amountCents', amount)
  })
export type OrderGiven = z.output<typeof OrderGiven>

export const OrderDecision = z
  .object({
    approves: z.boolean(),
    reason: plainText({ label: 'Reason', max: orderReasonMostChars, lines: 'several' }).default(''),
    version: Version,
  })
  .superRefine(({ approves, reason: why }, context) => {
    if (!approves && why === '')
      context.addIssue({ code: 'custom', path: ['reason'], message: 'Enter why it is rejected' })
  })
export type OrderDecision = z.output<typeof OrderDecision>

const Window = z.object({ on: LocalDateField, from: LocalTimeField, until: LocalTimeField })
export const Windows = z.object({
  /** By the building's clocks. */
  windows: z.array(Window).min(1, 'Offer a time').max(windowsMost, `At most ${windowsMost} times`),
})
export type Windows = z.output<typeof Windows>
export const WindowsOffered = Windows.extend({ version: Version })

export const VisitPicked = z.object({ windowId: Id, version: Version })
export const NoneSuits = z.object({ words: reason('Enter times that would work'), version: Version })

export const WorkFinished = z.object({ words: words('Work done') })
export type WorkFinished = z.output<typeof WorkFinished>
export const WorkFinishedByDesk = WorkFinished.extend({ version: Version })

export const InvoiceFields = z
  .object({
    number: requiredText({ label: 'Number', missing: 'Enter the invoice number', max: invoiceNumberMostChars }),
    /** The whole amount, tax included. */
    amountCents: Cents(1),
    taxCents: Cents(0).default(0),
    on: LocalDateField,
  })
  .superRefine(({ amountCents, taxCents }, context) => {
    if (taxCents > amountCents)
      context.addIssue({ code: 'custom', path: ['taxCents'], message: 'The tax can’t be more than the total' })
  })
export type InvoiceFields = z.output<typeof InvoiceFields>
export const InvoiceEntered = InvoiceFields.safeExtend({ version: Version })

export const CostFields = z
  .object({
    chargedTo: CostBearer,
    /** What is charged to the unit, and why. */
    chargeWords: plainText({ label: 'Note', max: orderReasonMostChars, lines: 'several' }).default(''),
    fund: CostFund.default('operating'),
    version: Version,
  })
  .superRefine(({ chargedTo, chargeWords }, context) => {
    if (chargedTo === 'unit' && chargeWords === '')
      context.addIssue({ code: 'custom', path: ['chargeWords'], message: 'Enter what the unit pays for, and why' })
  })
export type CostFields = z.output<typeof CostFields>

export const OrderChargeFields = z.object({
  type: z.enum(orderChargeTypes),
  /** As the owners read it on their statement. */
  words: requiredText({ label: 'Description', max: chargeWordsMostChars }),
  /** The bylaw or order it rests on. */
  authority: requiredText({ label: 'Authority', max: authorityMostChars }),
  dueOn: UseDay,
  cents: Amount,
})
export const OrderCharge = OrderChargeFields.extend({ version: Version })
export type OrderCharge = z.output<typeof OrderCharge>

export const OrderSeen = z.object({ version: Version })
export const OrderCancel = z.object({ reason: reason('Enter why it is cancelled'), version: Version })
/** That the desk's own are not shown to vendors. */
export const OrderFilesAdded = z.object({ kind: OrderFileKind.extract(['brief', 'own']).default('own') })

export const QuoteDeclined = z.object({
  words: plainText({ label: 'Reason', max: orderReasonMostChars, lines: 'several' }).default(''),
})
export type QuoteDeclined = z.output<typeof QuoteDeclined>
