import { z } from 'zod'
import { fieldLines } from '../../../contract/audit/change-words.ts'
import { vendorKind } from '../../../contract/vendors/vendor-kind.ts'
import { inCents, plainDollars } from '../../../contract/money.ts'
import { inAgreement, VendorFields, type Vendor, type VendorDraft } from '../../../contract/vendors/vendor.ts'

/** The form of a vendor: the contract's body, but for money, which people type in dollars. */

export const VendorForm = VendorFields.extend({
  coverCents: z.preprocess(inCents, VendorFields.shape.coverCents),
}).superRefine(inAgreement)
export type VendorValues = z.input<typeof VendorForm>

const fields = Object.keys(VendorFields.shape) as (keyof VendorDraft)[]

/** What a form shows of what is kept: an empty field for nothing. */
const typed = (one: VendorDraft): VendorValues => ({
  ...(Object.fromEntries(fields.map((field) => [field, one[field] ?? ''])) as VendorValues),
  coverCents: one.coverCents === null ? '' : plainDollars(one.coverCents),
})

/** Fills the form; of a new vendor with nothing but what fields begin with. */
export const valuesOf = (vendor: Vendor | null): VendorValues =>
  vendor === null ? { ...typed(VendorFields.parse({ name: '-', trade: 'general' })), name: '' } : typed(vendor)

/** A version with the people there in a line each, so that they are told of as the other fields are. */
const told = (one: Vendor | VendorDraft): Readonly<Record<string, unknown>> => ({
  ...one,
  contacts: one.contacts.map(({ name, role, phone, email }) => [name, role, phone, email].filter(Boolean).join(' ')),
})

/** Where somebody else's version differs from what would be sent, a line a field. */
export const differences = (theirs: Vendor, mine: VendorDraft): string[] => {
  const [their, my] = [told(theirs), told(mine)]
  const differing = fields.filter((field) => JSON.stringify(their[field]) !== JSON.stringify(my[field]))
  return fieldLines(
    vendorKind.history,
    differing.map((field) => ({ field, before: undefined, after: their[field] ?? '' })),
  )
}
