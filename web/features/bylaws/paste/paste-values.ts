import { z } from 'zod'
import type { SplitBylaw } from '../../../../contract/bylaws/splitting.ts'
import { BylawFields, type BylawsDraft, type BylawSet } from '../../../../contract/bylaws/bylaw.ts'
import { Id } from '../../../../contract/fields.ts'
import { bylawsAddedMost } from '../../../../contract/limits/bylaws.ts'
import { ApiError } from '../../../api/errors.ts'

/** Several bylaws or rules as they are pasted: a set, what is common to all of them, and the texts found. */

const { number, heading, text, passedOn, filedOn, filingNumber, ratifiedOn } = BylawFields.shape

const Pasted = z.object({
  setId: Id,
  isStandard: z.boolean(),
  passedOn,
  filedOn,
  filingNumber,
  ratifiedOn,
  /** What was pasted; it isn’t sent. */
  pasted: z.string(),
  bylaws: z
    .array(z.object({ number, heading, text }))
    .min(1, 'Paste the text above, and press Split')
    .max(bylawsAddedMost, `At most ${bylawsAddedMost} at a time. Paste the rest afterwards.`),
})

/** The form, whose type of what is typed is plain text. */
export const PasteForm = Pasted as z.ZodType<z.output<typeof Pasted>, PasteValues>
export interface PasteValues {
  setId: string
  isStandard: boolean
  passedOn: string
  filedOn: string
  filingNumber: string
  ratifiedOn: string
  pasted: string
  bylaws: SplitBylaw[]
}

/** Fills the form as it begins, for the texts of a set. */
export const blankPaste = (setId: string): PasteValues => ({
  ...{ setId, isStandard: false, passedOn: '', filedOn: '', filingNumber: '' },
  ...{ ratifiedOn: '', pasted: '', bylaws: [] },
})

/** Gives each text what is common to all of them, as far as it applies to their kind. */
export const draftOf = (pasted: z.output<typeof Pasted>, kind: BylawSet['kind']): BylawsDraft => {
  const isStandard = kind === 'bylaw' && pasted.isStandard
  const isFiled = kind === 'bylaw' && !isStandard
  const common = {
    isStandard,
    passedOn: isStandard ? null : pasted.passedOn,
    filedOn: isFiled ? pasted.filedOn : null,
    filingNumber: isFiled ? pasted.filingNumber : '',
    ratifiedOn: kind === 'rule' ? pasted.ratifiedOn : null,
  }
  return { setId: pasted.setId, bylaws: pasted.bylaws.map((one) => BylawFields.parse({ ...one, ...common })) }
}

/** Puts what the server says of a common field, such as `bylaws.3.filedOn`, on the one field of the form. */
export const ofPaste = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error
  const placed = error.fields.map(({ field, message }) => ({
    field: field.replace(/^bylaws\.\d+\.(?=isStandard$|passedOn$|filedOn$|filingNumber$|ratifiedOn$)/, ''),
    message,
  }))
  const fields = placed.filter((one, at) => placed.findIndex(({ field }) => field === one.field) === at)
  return new ApiError(error.status, error.code, error.message, fields, error)
}
