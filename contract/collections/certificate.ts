import { z } from 'zod'
import { Id, LocalDateField } from '../fields.ts'
import { Reason } from '../reason.ts'
import { NamedCharge } from './collection.ts'

const Cents = z.number().int()

/** Figures for a sale: of an information certificate, and whether a certificate of payment can be given. */
export const CertificateFigures = z.object({
  unit: z.object({ _id: Id, unitNumber: z.string() }),
  on: LocalDateField,
  /** (a) The monthly fee; null where no fee schedule stands. */
  monthlyCents: Cents.nullable(),
  /** (b) What is owing, without what is paid into court or in trust. */
  owingCents: Cents,
  owing: z.array(NamedCharge),
  trustCents: Cents,
  /** (d) Special levies that are approved and due later. */
  levies: z.array(z.object({ words: z.string(), dueOn: LocalDateField, cents: Cents })),
  levyCents: Cents,
  /** Whether the certificate of payment can be given, and why not. */
  payment: z.object({ may: z.boolean(), reasons: z.array(z.string()) }),
  source: z.object({ information: Reason.nullable(), payment: Reason.nullable() }),
})
export type CertificateFigures = z.infer<typeof CertificateFigures>
