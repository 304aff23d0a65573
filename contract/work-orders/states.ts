import { z } from 'zod'

/** The words of which a work order is made; what they are called stands in order-words.ts. */

export const OrderStatus = z.enum([
  'draft',
  'asked',
  'quoted',
  'awaiting_approval',
  'ordered',
  'scheduled',
  'done',
  'invoiced',
  'closed',
  'cancelled',
])
export type OrderStatus = z.infer<typeof OrderStatus>

/** What somebody can do with a work order. */
export const OrderStepName = z.enum([
  'change',
  'ask',
  'quote',
  'order',
  'decide',
  'offer',
  'pick',
  'noneSuits',
  'finish',
  'invoice',
  'bear',
  'close',
  'cancel',
])
export type OrderStepName = z.infer<typeof OrderStepName>

/** What stands in the story of a work order. */
export const OrderEventKind = z.enum([
  'made',
  'changed',
  'asked',
  'quoted',
  'declined',
  'approvalAsked',
  'approved',
  'rejected',
  'ordered',
  'offered',
  'picked',
  'noneSuited',
  'finished',
  'invoiced',
  'borne',
  'charged',
  'closed',
  'cancelled',
  'linkSent',
  'linkRevoked',
])
export type OrderEventKind = z.infer<typeof OrderEventKind>

export const OrderSide = z.enum(['desk', 'vendor', 'resident'])
export type OrderSide = z.infer<typeof OrderSide>

/** What a file of an order is: for the vendors to see, of a quote, of the work, of the invoice, or only the desk's own. */
export const OrderFileKind = z.enum(['brief', 'own', 'quote', 'work', 'invoice'])
export type OrderFileKind = z.infer<typeof OrderFileKind>

export const CostBearer = z.enum(['common', 'unit'])
export type CostBearer = z.infer<typeof CostBearer>

export const CostFund = z.enum(['operating', 'reserve'])
export type CostFund = z.infer<typeof CostFund>

/** What became of a vendor that was asked. */
export const BidStanding = z.enum(['entered', 'asked', 'quoted', 'declined', 'chosen'])
export type BidStanding = z.infer<typeof BidStanding>

/** How a vendor's link stands; `none` where there never was one. */
export const LinkStanding = z.enum(['none', 'works', 'over', 'revoked'])
export type LinkStanding = z.infer<typeof LinkStanding>
