import { z } from 'zod'
import {
  buildingCodeLeastChars,
  buildingCodeMostChars,
  unitNumberLeastChars,
  unitNumberMostChars,
  urlMostChars,
} from '../limits.ts'
import { textBounds } from '../limits/text.ts'
import { packed, withoutMarks } from '../clean.ts'
import { judged, optionalText, requiredText } from './text.ts'

const required = 'Unit number is required'

const unitNumberFault = (number: string): string | null => {
  if (number.trim().length < unitNumberLeastChars) return 'Unit number is too short'
  if (number.length > unitNumberMostChars) return 'Unit number is too long'
  return /^[a-z0-9]+(?:-[a-z0-9]+)?$/i.test(number) ? null : 'Invalid unit number format'
}
const unitNumber = { label: 'Unit number', required, rawMostChars: 100 }

/** The number on a door: letters and digits, one hyphen between them (specification, section 5). */
export const UnitNumber = judged({
  ...unitNumber,
  // Spaces alone stay: something was typed, and it is too short.
  clean: (raw) => packed(raw).trim() || raw,
  fault: (number) => (number === '' ? required : unitNumberFault(number)),
})
/** The same where it may be absent or empty. */
export const OptionalUnitNumber = z.optional(
  judged({
    ...unitNumber,
    clean: (raw) => packed(raw).trim(),
    fault: (number) => (number === '' ? null : unitNumberFault(number)),
  }),
)

const capitals = (text: string): string => withoutMarks(text).toUpperCase()

const buildingCode = {
  label: 'Building code',
  min: buildingCodeLeastChars,
  max: buildingCodeMostChars,
  isCode: true,
  shape: capitals,
  rule: (code: string) => (/^[A-Z0-9]+$/.test(code) ? null : 'Building code can only contain letters and numbers'),
}

/** The code by which people find their building; kept in capitals. */
export const BuildingCode = requiredText(buildingCode)
/** The same where it may be absent or empty. */
export const OptionalBuildingCode = optionalText(buildingCode)

// @__NO_SIDE_EFFECTS__
const patterned = (label: string, pattern: RegExp, message: string, max: number, shape = withoutMarks) =>
  requiredText({ label, max, shape, rule: (text) => (pattern.test(text) ? null : message) })

export const LicensePlate = requiredText({
  label: 'Licence plate',
  ...textBounds.licensePlate,
  shape: capitals,
  rule: (plate) => (/^[A-Z0-9]+(?:[ -][A-Z0-9]+)*$/.test(plate) ? null : 'Invalid licence plate format'),
})

/** Kept as `V6B 1A1`. */
export const PostalCode = patterned(
  'Postal code',
  /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
  'Invalid postal code format',
  7,
  (code) => capitals(code).replace(/^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/, '$1 $2'),
)

export const ZipCode = patterned('ZIP code', /^\d{5}(?:-\d{4})?$/, 'Invalid ZIP code format', 10)

/** The parcel identifier of the BC land title register. */
export const ParcelIdentifier = patterned('PID', /^\d{3}-\d{3}-\d{3}$/, 'Invalid PID format', 11)

/** A BC strata plan: `EPS 8249`, `VR45`, `1474`. */
export const StrataPlanNumber = patterned(
  'Strata plan number',
  /^(?:[A-Z]{1,4} ?)?\d{1,6}$/,
  'Invalid strata plan number format',
  11,
  capitals,
)

/** An Alberta condominium plan: seven digits, also written `772 3097`; kept without the space. */
export const CondominiumPlanNumber = patterned(
  'Condominium plan number',
  /^\d{7}$/,
  'Invalid condominium plan number format',
  8,
  (number) => withoutMarks(number).replace(/^(\d{3}) (\d{4})$/, '$1$2'),
)

const isWebAddress = (text: string): boolean => {
  if (/\s/.test(text) || !/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return username === '' && password === '' && hostname.split('.').length > 1 && !hostname.split('.').includes('')
}

/** The address of a web page; http and https only, and nobody's password in it. */
export const WebAddress = judged({
  label: 'URL',
  required: 'URL is required',
  rawMostChars: urlMostChars,
  clean: (raw) => withoutMarks(raw).trim(),
  fault: (text) => {
    if (text === '') return 'URL is required'
    return text.length <= urlMostChars && isWebAddress(text) ? null : 'Invalid URL format'
  },
})
