import { z } from 'zod'
import { fieldLines } from '../../../contract/audit/change-words.ts'
import { vendorWords } from '../../../contract/audit/vendor-words.ts'
import { inAgreement, VendorFields, type Vendor, type VendorDraft } from '../../../contract/vendors/vendor.ts'

/** The form of a vendor: the contract's body, but for money, which people type in dollars. */

/** Dollars as people type them, in cents; anything else stays as it is and is refused. */
export const inCents = (typed: unknown): unknown =>
  typeof typed === 'string' && /^\$?\s?\d{1,3}(?:[, ]?\d{3})*(?:\.\d{1,2})?$/.test(typed.trim())
    ? Math.round(Number(typed.replaceAll(/[$,\s]/g, '')) * 100)
    : typed

export const VendorForm = VendorFields.extend({
  coverCents: z.preprocess(inCents, VendorFields.shape.coverCents),
}).superRefine(inAgreement)
export type VendorValues = z.input<typeof VendorForm>

const blank: VendorValues = {
  name: '',
  trade: 'general',
  phone: '',
  email: '',
  website: '',
  address: '',
  isPreferred: false,
  notes: '',
  contacts: [],
  insurer: '',
  policyNumber: '',
  coverCents: '',
  insuredUntil: '',
  clearanceNumber: '',
  clearanceUntil: '',
  clearanceCheckedOn: '',
  contractFrom: '',
  contractUntil: '',
  noticeBy: '',
  renewsItself: false,
}

const dollars = (cents: number | null): string =>
  cents === null ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

/** What the form is filled with; of a new vendor nothing. */
export const valuesOf = (vendor: Vendor | null): VendorValues =>
  vendor === null
    ? blank
    : {
        ...(Object.fromEntries(
          Object.keys(blank).map((field) => [field, vendor[field as keyof VendorDraft] ?? '']),
        ) as VendorValues),
        coverCents: dollars(vendor.coverCents),
      }

/** A version with the people there in a line each, so that they are told of as the other fields are. */
const told = (one: Vendor | VendorDraft): Readonly<Record<string, unknown>> => ({
  ...one,
  contacts: one.contacts.map(({ name, role, phone, email }) => [name, role, phone, email].filter(Boolean).join(' ')),
})

/** Where somebody else's version differs from what would be sent, a line a field. */
export const differences = (theirs: Vendor, mine: VendorDraft): string[] => {
  const [their, my] = [told(theirs), told(mine)]
  const fields = Object.keys(blank).filter((field) => JSON.stringify(their[field]) !== JSON.stringify(my[field]))
  return fieldLines(
    vendorWords,
    fields.map((field) => ({ field, before: undefined, after: their[field] ?? '' })),
  )
}
