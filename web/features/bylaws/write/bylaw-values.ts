import { z } from 'zod'
import { fieldLines } from '../../../../contract/audit/change-words.ts'
import { bylawKind } from '../../../../contract/bylaws/bylaw-kind.ts'
import { BylawFields, type BylawSet, type BylawsDraft, type OneBylaw } from '../../../../contract/bylaws/bylaw.ts'
import { Id } from '../../../../contract/fields.ts'
import { inCents, plainDollars } from '../../../../contract/money.ts'
import { ApiError } from '../../../api/errors.ts'

/** A bylaw or rule as a form takes it: fines in dollars, and fields that don’t apply to it left out. */

export type BylawDraft = BylawsDraft['bylaws'][number]
export type Sent = BylawDraft & { setId: string }

const Typed = z.object({
  setId: z.string(),
  number: z.string(),
  heading: z.string(),
  text: z.string(),
  isShortStay: z.boolean(),
  fineCents: z.string(),
  laterFineCents: z.string(),
  fineEveryDays: z.string(),
  isStandard: z.boolean(),
  passedOn: z.string(),
  filedOn: z.string(),
  filingNumber: z.string(),
  ratifyBy: z.string(),
  ratifiedOn: z.string(),
  replacesId: z.string(),
})
export type BylawValues = z.input<typeof Typed>

const { fineCents, laterFineCents } = BylawFields.shape
const Checked = BylawFields.extend({
  setId: Id,
  fineCents: z.preprocess(inCents, fineCents),
  laterFineCents: z.preprocess(inCents, laterFineCents),
})

const nothing = { isShortStay: false, isStandard: false, filedOn: '', filingNumber: '', ratifyBy: '', ratifiedOn: '' }

/** Which fields a text of a kind has; the others are hidden, and sent empty. */
export const appliesTo = (kind: BylawSet['kind'], isStandard: boolean) => ({
  standard: kind === 'bylaw',
  filing: kind === 'bylaw' && !isStandard,
  passing: !isStandard || kind === 'rule',
  ratifying: kind === 'rule',
  shortStay: kind === 'bylaw',
})

/** Leaves out what doesn’t apply to a text of a kind, whatever was typed there. */
const applied = (typed: BylawValues, kind: BylawSet['kind']): BylawValues => {
  if (kind === 'rule') return { ...typed, ...nothing, ratifyBy: typed.ratifyBy, ratifiedOn: typed.ratifiedOn }
  if (!typed.isStandard) return { ...typed, ratifyBy: '', ratifiedOn: '' }
  return { ...typed, ...nothing, isStandard: true, isShortStay: typed.isShortStay, passedOn: '', replacesId: '' }
}

/** The sets that a text can belong to. */
export type Sets = readonly Pick<BylawSet, '_id' | 'kind' | 'name'>[]

/** The kind of the texts in a set; of none yet, bylaws. */
export const kindIn = (sets: Sets, setId: string): BylawSet['kind'] =>
  sets.find(({ _id }) => _id === setId)?.kind ?? 'bylaw'

/** Makes the schema of the form, which knows from the set what applies. */
export const bylawForm = (sets: Sets): z.ZodType<Sent, BylawValues> =>
  Typed.transform((typed) => applied(typed, kindIn(sets, typed.setId))).pipe(Checked as z.ZodType<Sent, BylawValues>)

const dollars = (cents: number | null): string => (cents === null ? '' : plainDollars(cents))

/** Fills the form as a new text in a set begins. */
export const blankIn = (setId: string): BylawValues => ({
  ...{ setId, number: '', heading: '', text: '', isShortStay: false, isStandard: false },
  ...{ fineCents: '', laterFineCents: '', fineEveryDays: '', passedOn: '', filedOn: '', filingNumber: '' },
  ...{ ratifyBy: '', ratifiedOn: '', replacesId: '' },
})

/** Fills the form with a text. */
export const valuesOf = (bylaw: OneBylaw): BylawValues => ({
  setId: bylaw.set._id,
  number: bylaw.number,
  heading: bylaw.heading,
  text: bylaw.text,
  isShortStay: bylaw.isShortStay,
  fineCents: dollars(bylaw.fineCents),
  laterFineCents: dollars(bylaw.laterFineCents),
  fineEveryDays: bylaw.fineEveryDays === null ? '' : String(bylaw.fineEveryDays),
  isStandard: bylaw.isStandard,
  passedOn: bylaw.passedOn ?? '',
  filedOn: bylaw.filedOn ?? '',
  filingNumber: bylaw.filingNumber,
  ratifyBy: bylaw.ratifyBy ?? '',
  ratifiedOn: bylaw.ratifiedOn ?? '',
  replacesId: bylaw.replaces?._id ?? '',
})

/** Fills the form with a text that takes the place of another: its words and fines to begin with, and no days yet. */
export const replacing = (bylaw: OneBylaw): BylawValues => ({
  ...valuesOf(bylaw),
  ...nothing,
  isShortStay: bylaw.isShortStay,
  passedOn: '',
  replacesId: bylaw._id,
})

/** Puts what the server says of the first text of a list on the fields of a form of one. */
export const ofOne = (error: unknown): unknown =>
  error instanceof ApiError
    ? new ApiError(
        error.status,
        error.code,
        error.message,
        error.fields.map((one) => ({ ...one, field: one.field.replace(/^bylaws\.0\./, '') })),
        error,
      )
    : error

const compared = Object.keys(BylawFields.omit({ replacesId: true, ratifiedOn: true }).shape) as (keyof BylawDraft &
  keyof OneBylaw)[]

/** Lists where someone else’s version differs from what would be sent, a line a field. */
export const differences = (theirs: OneBylaw, mine: BylawDraft): string[] =>
  fieldLines(
    bylawKind.history,
    compared
      .filter((field) => theirs[field] !== mine[field])
      .map((field) => ({ field, before: undefined, after: theirs[field] ?? '' })),
  )
