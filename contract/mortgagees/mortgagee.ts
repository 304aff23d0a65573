import { z } from 'zod'
import { Id, LocalDateField, OptionalEmail, plainText, requiredText, UseDay } from '../fields.ts'
import { lenderAddressMostChars, lenderMostChars, loanReferenceMostChars } from '../limits/mortgagees.ts'

/** A lender with a mortgage on a unit that asked for notices: as it is read, and as it is written. */

/** The request counts, ends soon, has reached its end by law, or was ended by someone. */
export const MortgageeState = z.enum(['live', 'endingSoon', 'lapsed', 'ended'])
export type MortgageeState = z.infer<typeof MortgageeState>

/** Why someone ended it. */
export const MortgageeEndReason = z.enum(['discharged', 'sold', 'withdrawn', 'error'])
export type MortgageeEndReason = z.infer<typeof MortgageeEndReason>

const Version = z.coerce.number().int()

const RequestedOn = UseDay

const Fields = z.object({
  lender: requiredText({ label: 'Lender', max: lenderMostChars }),
  address: requiredText({ label: 'Mailing address', max: lenderAddressMostChars, lines: 'several' }),
  /** Where notices are emailed to, if the lender gave an address for them. */
  email: OptionalEmail.default(''),
  /** By which the lender knows the mortgage. */
  reference: plainText({ label: 'Reference', max: loanReferenceMostChars }).default(''),
  /** When the request was received. */
  requestedOn: RequestedOn,
})

export const MortgageeDraft = Fields.extend({ unitId: z.uuid('Choose a unit') })
export type MortgageeDraft = z.output<typeof MortgageeDraft>

export const MortgageeChange = Fields.extend({ version: Version })
export type MortgageeChange = z.output<typeof MortgageeChange>

export const MortgageeStep = z.discriminatedUnion('step', [
  /** The lender asked again. */
  z.object({ step: z.literal('renew'), requestedOn: RequestedOn, version: Version }),
  /** Notices are no longer sent to the lender. */
  z.object({ step: z.literal('end'), endedOn: UseDay, reason: MortgageeEndReason, version: Version }),
  /** Takes an end back. */
  z.object({ step: z.literal('restore'), version: Version }),
])
export type MortgageeStep = z.output<typeof MortgageeStep>

export const Mortgagee = z.object({
  _id: Id,
  unit: z.object({ _id: Id, unitNumber: z.string() }),
  lender: z.string(),
  address: z.string(),
  email: z.string(),
  reference: z.string(),
  requestedOn: LocalDateField,
  /** The last day on which the request counts, by law; null where none is named. */
  endsOn: LocalDateField.nullable(),
  /** When someone ended it; null while no one has. */
  endedOn: LocalDateField.nullable(),
  endReason: MortgageeEndReason.nullable(),
  state: MortgageeState,
  version: z.number().int(),
})
export type Mortgagee = z.infer<typeof Mortgagee>
