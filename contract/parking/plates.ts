import { z } from 'zod'
import { composed } from '../composed.ts'
import { requiredText } from '../fields.ts'
import { textBounds } from '../limits/text.ts'

/** Plates as they are compared: however somebody types one, it is the same plate. */

/** Letters of other alphabets that look like Latin ones, all capitals. */
const alike: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['АВЕЅІЈКМНОРСТУХԚԜ', 'ABESIJKMHOPCTYXQW'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ].flatMap(([others = '', latin = '']) => [...others].map((letter, at) => [letter, latin[at]!])),
)

/** In capitals, without spaces, hyphens and invisible signs, in Latin letters: `abc 123` and `ABC-123` are `ABC123`. */
export const normalisedPlate = (raw: string): string =>
  [...composed(raw, 'NFKC').toUpperCase()]
    .map((letter) => alike[letter] ?? letter)
    .join('')
    .replaceAll(/[\s\p{Pd}\p{Cf}.·]+/gu, '')

/** By what two plates are the same: O and 0, I and 1 cannot be told apart on a plate either. */
export const plateKey = (plate: string): string => normalisedPlate(plate).replaceAll('O', '0').replaceAll('I', '1')

export const Plate = requiredText({
  label: 'Licence plate',
  ...textBounds.licensePlate,
  shape: normalisedPlate,
  rule: (plate) => (/^[A-Z0-9]+$/.test(plate) ? null : 'Invalid licence plate format'),
})

/** A plate to look up, as somebody types it. */
export const PlateAsked = z.object({ licensePlate: Plate })
export type PlateAsked = z.output<typeof PlateAsked>
