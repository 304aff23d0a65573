import { z } from 'zod'
import { Id, InstantField, LocalDateField, plainText, requiredText } from '../fields.ts'
import { clearable, count } from '../form.ts'
import {
  assetCostMostCents,
  assetLineMostChars,
  assetNameMostChars,
  assetNotesMostChars,
  assetRetireMostChars,
  lifeMostYears,
} from '../limits/assets.ts'
import { VendorWarning } from '../vendors/vendor.ts'
import { AssetDay, AssetPlan } from './plan.ts'

/** Something that a building owns and looks after: as it is read, and as it is written. */

export const AssetKind = z.enum([
  'boiler',
  'elevator',
  'roof',
  'fire_panel',
  'generator',
  'pump',
  'garage_door',
  'hvac',
  'plumbing',
  'electrical',
  'windows',
  'pool',
  'access_control',
  'playground',
  'other',
])
export type AssetKind = z.infer<typeof AssetKind>

/** How a warranty stands on a day: none is known, it holds, it ends soon, or it is over. */
export const WarrantyStanding = z.enum(['none', 'running', 'soon', 'over'])
export type WarrantyStanding = z.infer<typeof WarrantyStanding>

export const AssetFileKind = z.enum(['manual', 'warranty', 'certificate', 'photo', 'other'])
export type AssetFileKind = z.infer<typeof AssetFileKind>

const line = (label: string) => plainText({ label, max: assetLineMostChars }).default('')
const day = clearable(AssetDay).default(null)

const cost = 'Enter an amount, such as 45000'
const Cost = clearable(z.number(cost).int(cost).min(0, cost).max(assetCostMostCents, cost)).default(null)

/** The fields before what they say of each other; a form that reads money in dollars builds on them. */
export const AssetFields = z.object({
  name: requiredText({ label: 'Name', max: assetNameMostChars }),
  kind: AssetKind,
  place: line('Location'),
  maker: line('Manufacturer'),
  model: line('Model'),
  serialNumber: line('Serial number'),
  installedOn: day,
  /** How long such a thing is expected to last. */
  lifeYears: clearable(count(1, lifeMostYears)).default(null),
  /** Last day of the warranty. */
  warrantyUntil: day,
  warrantyBy: line('Provider'),
  vendorId: clearable(Id).default(null),
  costCents: Cost,
  notes: plainText({ label: 'Notes', max: assetNotesMostChars, lines: 'several' }).default(''),
})
type Fields = z.output<typeof AssetFields>

const faults: readonly (readonly [keyof Fields, string, (fields: Fields) => boolean])[] = [
  [
    'warrantyUntil',
    'Enter the warranty end date',
    ({ warrantyUntil, warrantyBy }) => warrantyUntil === null && warrantyBy !== '',
  ],
  [
    'warrantyUntil',
    'The warranty can’t end before the installation date',
    ({ warrantyUntil, installedOn }) => warrantyUntil !== null && installedOn !== null && warrantyUntil < installedOn,
  ],
]

/** What the fields must say of each other. */
export const inAgreement = (fields: Fields, context: z.core.$RefinementCtx<Fields>): void => {
  for (const [field, message, isWrong] of faults)
    if (isWrong(fields)) context.addIssue({ code: 'custom', path: [field], message })
}

export const AssetDraft = AssetFields.superRefine(inAgreement)
export type AssetDraft = z.output<typeof AssetDraft>

const Version = z.coerce.number().int()
export const AssetChange = AssetFields.extend({ version: Version }).superRefine(inAgreement)
export type AssetChange = z.output<typeof AssetChange>

export const AssetRetire = z.object({
  reason: plainText({ label: 'Reason', max: assetRetireMostChars }).default(''),
  version: Version,
})
export type AssetRetire = z.output<typeof AssetRetire>
export const AssetSeen = z.object({ version: Version })

const AssetFile = z.object({
  _id: Id,
  kind: AssetFileKind,
  fileName: z.string(),
  /** Bytes. */
  fileSize: z.number().int(),
  contentType: z.string(),
  addedAt: InstantField,
})
export type AssetFile = z.infer<typeof AssetFile>

/** Of the plans that run, the one whose day comes first. */
const NextPlan = AssetPlan.pick({ _id: true, title: true, nextDueOn: true, standing: true })

export const AssetSummary = z.object({
  _id: Id,
  name: z.string(),
  kind: AssetKind,
  place: z.string(),
  maker: z.string(),
  model: z.string(),
  installedOn: LocalDateField.nullable(),
  warrantyUntil: LocalDateField.nullable(),
  warranty: WarrantyStanding,
  /** Since when the building has it no longer; null while it does. */
  retiredOn: LocalDateField.nullable(),
  /** Null where no plan runs, and of what is retired. */
  next: NextPlan.nullable(),
  version: z.number().int(),
})
export type AssetSummary = z.infer<typeof AssetSummary>

/** Who looks after an asset, with what whoever calls them should know first. */
const AssetVendor = z.object({ _id: Id, name: z.string(), warnings: z.array(VendorWarning) })
export type AssetVendor = z.infer<typeof AssetVendor>

export const Asset = AssetSummary.extend({
  serialNumber: z.string(),
  lifeYears: z.number().int().nullable(),
  /** Until when it is expected to last; null where that is not known. */
  lastsUntil: LocalDateField.nullable(),
  warrantyBy: z.string(),
  vendorId: Id.nullable(),
  vendor: AssetVendor.nullable(),
  costCents: z.number().int().nullable(),
  notes: z.string(),
  retireReason: z.string(),
  files: z.array(AssetFile),
  /** Those that run first, by their next day, then what rests or has ended. */
  plans: z.array(AssetPlan),
})
export type Asset = z.infer<typeof Asset>

/** A plan that runs, with what it is a plan of. */
export const DuePlan = AssetPlan.extend({
  asset: AssetSummary.pick({ _id: true, name: true, kind: true, place: true }),
  vendor: AssetVendor.omit({ warnings: true }).nullable(),
})
export type DuePlan = z.infer<typeof DuePlan>
