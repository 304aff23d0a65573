import { z } from 'zod'
import { isOvermarked } from '../composed.ts'
import { textMostChars } from '../limits.ts'
import { textBounds } from '../limits/text.ts'
import { cleanLine, cleanText, isStorable, packed } from '../clean.ts'

interface Judgement {
  /** How the field is called in "… is required" and "… contains invalid characters". */
  label: string
  required: string
  /** Longer input is refused unread, so that no pattern ever sees it. */
  rawMostChars: number
  clean(raw: string): string
  /** The first message that applies, in the order required, length, pattern; null for a sound value. */
  fault(text: string): string | null
}

/**
 * The base of every text field: absent reads as required, text that cannot be kept is refused, one message at a time.
 * Makers of fields are marked as free of side effects, so that a page carries only the fields (and lists) that it uses.
 */
// @__NO_SIDE_EFFECTS__
export const judged = ({ label, required, rawMostChars, clean, fault }: Judgement) =>
  z
    .string({
      error: (issue) => (issue.input === undefined || issue.input === null ? required : `${label} must be text`),
    })
    .overwrite((raw) => (raw.length > rawMostChars || !isStorable(raw) ? raw : clean(raw)))
    .superRefine((text, context) => {
      const message = isStorable(text) ? fault(text) : `${label} contains invalid characters`
      if (message !== null) context.addIssue(message)
    })

export interface TextBounds {
  min: number
  max: number
}

/** The message on a text that piles accents on one letter; dropping them would change what somebody wrote. */
export const tooManyAccents = (label: string): string => `${label} has too many accents on one letter`

/** The message on a text's length, or null. */
const lengthFault = (label: string, text: string, { min, max }: TextBounds): string | null => {
  if (text.length > max) return `${label} must be less than ${max} characters`
  return text.length < min ? `${label} must be at least ${min} characters` : null
}

export interface PlainText {
  label: string
  min?: number
  max?: number
  /** Said instead of "… is required". */
  missing?: string
  /** One line unless said otherwise; several keep their line breaks. */
  lines?: 'one' | 'several'
  /** A further rule on text of the right length: a message, or null. */
  rule?(text: string): string | null
  /** Has no space inside, so no-break spaces that came along when it was pasted are taken out. */
  isCode?: boolean
  /** A further step of cleaning. */
  shape?(text: string): string
}

/** White space and tags that cleaning takes off may stand in the raw text; beyond this nothing is read. */
const rawMost = (max: number) => max * 2 + 100

// @__NO_SIDE_EFFECTS__
const judgedText = (wanted: PlainText, isRequired: boolean) => {
  const { label, min = 0, max = textMostChars, lines = 'one', rule, isCode = false, shape = (text) => text } = wanted
  const clean = lines === 'one' ? cleanLine : cleanText
  const required = wanted.missing ?? `${label} is required`
  return judged({
    label,
    required,
    rawMostChars: rawMost(max),
    // Left as it is, so that the person reads why it is refused.
    clean: (raw) => (isOvermarked(raw) ? raw : shape(clean(isCode ? packed(raw) : raw))),
    fault: (text) => {
      if (text === '') return isRequired ? required : null
      if (isOvermarked(text)) return tooManyAccents(label)
      return lengthFault(label, text, { min, max }) ?? rule?.(text) ?? null
    },
  })
}

/** A text that must be there (specification, section 5, generic text): tags and script prefixes are taken off. */
// @__NO_SIDE_EFFECTS__
export const requiredText = (wanted: PlainText) => judgedText(wanted, true)
/** A text that may be absent or empty; what is there keeps its bounds. */
// @__NO_SIDE_EFFECTS__
export const optionalText = (wanted: PlainText) => z.optional(judgedText(wanted, false))

/** The generic text of the specification: optional unless `required`, 0 to 5000 characters. */
export function plainText(wanted: PlainText & { required: true }): ReturnType<typeof requiredText>
export function plainText(wanted: PlainText & { required?: false }): ReturnType<typeof optionalText>
// @__NO_SIDE_EFFECTS__
export function plainText({ required = false, ...wanted }: PlainText & { required?: boolean }) {
  return required ? requiredText(wanted) : optionalText(wanted)
}

// @__NO_SIDE_EFFECTS__
const bounded = (label: string, bounds: TextBounds, lines: 'one' | 'several' = 'one') =>
  requiredText({ label, ...bounds, lines })

export const BuildingName = bounded('Building name', textBounds.buildingName)
export const Address = bounded('Address', textBounds.address)
export const Message = bounded('Message', textBounds.message, 'several')
export const Description = bounded('Description', textBounds.description, 'several')
export const VehicleMake = bounded('Vehicle make', textBounds.vehicleMake)
export const VehicleModel = bounded('Vehicle model', textBounds.vehicleModel)
export const VehicleColor = bounded('Vehicle colour', textBounds.vehicleColor)
export const VisitorName = bounded('Visitor name', textBounds.visitorName)
export const Purpose = bounded('Purpose', textBounds.purpose)
export const Notes = optionalText({ label: 'Notes', ...textBounds.notes, lines: 'several' })
