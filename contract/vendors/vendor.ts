import { z } from 'zod'
import { Id, InstantField, LocalDateField, OptionalEmail, OptionalInternationalPhone } from '../fields.ts'
import { plainText, requiredText, WebAddress } from '../fields.ts'
import { clearable } from '../form.ts'
import {
  coverMostCents,
  vendorContactsMost,
  vendorEndMostChars,
  vendorLineMostChars,
  vendorNameMostChars,
  vendorNotesMostChars,
} from '../limits/vendors.ts'

/** A company or person who works for a building: as it is read, and as it is written. */

export const VendorTrade = z.enum([
  'plumbing',
  'electrical',
  'elevator',
  'hvac',
  'roofing',
  'fire_safety',
  'cleaning',
  'landscaping',
  'locksmith',
  'security',
  'pest_control',
  'painting',
  'flooring',
  'windows_doors',
  'restoration',
  'waste',
  'engineering',
  'insurance',
  'legal',
  'general',
  'other',
])
export type VendorTrade = z.infer<typeof VendorTrade>

/** How a paper stands on a day: none is on file, it has run out, it runs out soon, or it holds. */
/** `notNeeded`: of a trade that does no work on the building, such as a broker. */
export const PaperStanding = z.enum(['missing', 'expired', 'soon', 'fine', 'notNeeded'])
export type PaperStanding = z.infer<typeof PaperStanding>

/** How a contract stands: none is known, it runs, its notice day is near or over, or it has ended. */
export const ContractStanding = z.enum(['none', 'running', 'noticeSoon', 'noticePast', 'ended'])
export type ContractStanding = z.infer<typeof ContractStanding>

export const VendorFileKind = z.enum(['insurance', 'clearance', 'contract', 'other'])
export type VendorFileKind = z.infer<typeof VendorFileKind>

const line = (label: string) => plainText({ label, max: vendorLineMostChars }).default('')
const day = clearable(LocalDateField).default(null)

const cover = 'Enter an amount, such as 2000000'
const Cover = clearable(z.number(cover).int(cover).min(1, cover).max(coverMostCents, cover)).default(null)

const VendorContact = z.object({ name: z.string(), role: z.string(), phone: z.string(), email: z.string() })
export type VendorContact = z.infer<typeof VendorContact>

const ContactDraft = z.object({
  name: requiredText({ label: 'Name', max: vendorLineMostChars }),
  role: line('Role'),
  phone: OptionalInternationalPhone.default(''),
  email: OptionalEmail.default(''),
})

/** The fields before what they say of each other; a form that reads money in dollars builds on them. */
export const VendorFields = z.object({
  name: requiredText({ label: 'Name', max: vendorNameMostChars }),
  trade: VendorTrade,
  phone: OptionalInternationalPhone.default(''),
  email: OptionalEmail.default(''),
  website: clearable(WebAddress).default(null),
  address: line('Address'),
  isPreferred: z.boolean().default(false),
  notes: plainText({ label: 'Notes', max: vendorNotesMostChars, lines: 'several' }).default(''),
  contacts: z.array(ContactDraft).max(vendorContactsMost, `At most ${vendorContactsMost} people`).default([]),
  insurer: line('Insurer'),
  policyNumber: line('Policy number'),
  coverCents: Cover,
  /** Last day of cover. */
  insuredUntil: day,
  clearanceNumber: line('Number'),
  /** Last day for which the clearance holds. */
  clearanceUntil: day,
  /** When somebody looked it up. */
  clearanceCheckedOn: day,
  contractFrom: day,
  contractUntil: day,
  /** The last day on which notice can be given. */
  noticeBy: day,
  renewsItself: z.boolean().default(false),
})
type Fields = z.output<typeof VendorFields>

const faults: readonly (readonly [keyof Fields, string, (fields: Fields) => boolean])[] = [
  [
    'insuredUntil',
    'Enter the expiry date',
    ({ insuredUntil, insurer, policyNumber, coverCents }) =>
      insuredUntil === null && (insurer !== '' || policyNumber !== '' || coverCents !== null),
  ],
  ['insurer', 'Enter the insurer', ({ insuredUntil, insurer }) => insuredUntil !== null && insurer === ''],
  [
    'clearanceUntil',
    'Enter the expiry date',
    ({ clearanceUntil, clearanceNumber, clearanceCheckedOn }) =>
      clearanceUntil === null && (clearanceNumber !== '' || clearanceCheckedOn !== null),
  ],
  [
    'contractUntil',
    'The contract can’t end before it begins',
    ({ contractFrom, contractUntil }) =>
      contractFrom !== null && contractUntil !== null && contractUntil < contractFrom,
  ],
  [
    'noticeBy',
    'The notice deadline must be before the contract ends',
    ({ noticeBy, contractUntil }) => noticeBy !== null && contractUntil !== null && noticeBy > contractUntil,
  ],
]

/** What the fields must say of each other. */
export const inAgreement = (fields: Fields, context: z.core.$RefinementCtx<Fields>): void => {
  for (const [field, message, isWrong] of faults)
    if (isWrong(fields)) context.addIssue({ code: 'custom', path: [field], message })
}

export const VendorDraft = VendorFields.superRefine(inAgreement)
export type VendorDraft = z.output<typeof VendorDraft>

const Version = z.coerce.number().int()
export const VendorChange = VendorFields.extend({ version: Version }).superRefine(inAgreement)
export type VendorChange = z.output<typeof VendorChange>

export const VendorEnd = z.object({
  reason: plainText({ label: 'Reason', max: vendorEndMostChars }).default(''),
  version: Version,
})
export type VendorEnd = z.output<typeof VendorEnd>
export const VendorSeen = z.object({ version: Version })

/** What whoever calls this vendor should know first. */
export const VendorWarning = z.object({
  about: z.enum(['ended', 'insurance', 'clearance', 'contract']),
  /** Red for what is missing or over, orange for what will be. */
  tone: z.enum(['bad', 'waiting']),
  words: z.string(),
})
export type VendorWarning = z.infer<typeof VendorWarning>

const Standings = z.object({
  insurance: PaperStanding,
  clearance: PaperStanding,
  contract: ContractStanding,
})
export type VendorStandings = z.infer<typeof Standings>

const VendorFile = z.object({
  _id: Id,
  kind: VendorFileKind,
  fileName: z.string(),
  /** Bytes. */
  fileSize: z.number().int(),
  contentType: z.string(),
  addedAt: InstantField,
})
export type VendorFile = z.infer<typeof VendorFile>

export const VendorSummary = z.object({
  _id: Id,
  name: z.string(),
  trade: VendorTrade,
  phone: z.string(),
  email: z.string(),
  isPreferred: z.boolean(),
  insuredUntil: LocalDateField.nullable(),
  clearanceUntil: LocalDateField.nullable(),
  contractFrom: LocalDateField.nullable(),
  contractUntil: LocalDateField.nullable(),
  noticeBy: LocalDateField.nullable(),
  renewsItself: z.boolean(),
  /** Since when it works here no longer; null while it does. */
  endedOn: LocalDateField.nullable(),
  standings: Standings,
  version: z.number().int(),
})
export type VendorSummary = z.infer<typeof VendorSummary>

export const Vendor = VendorSummary.extend({
  website: z.string().nullable(),
  address: z.string(),
  notes: z.string(),
  contacts: z.array(VendorContact),
  insurer: z.string(),
  policyNumber: z.string(),
  coverCents: z.number().int().nullable(),
  clearanceNumber: z.string(),
  clearanceCheckedOn: LocalDateField.nullable(),
  endReason: z.string(),
  files: z.array(VendorFile),
  warnings: z.array(VendorWarning),
})
export type Vendor = z.infer<typeof Vendor>
