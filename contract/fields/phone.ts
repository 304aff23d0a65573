import { z } from 'zod'
import { phoneLeastDigits, phoneMostDigits } from '../limits.ts'
import { withoutMarks } from '../clean.ts'
import { judged } from './text.ts'

const required = 'Phone number is required'
// The numbering plan: area code and exchange begin with 2 to 9 and are not N11 (411, 911).
const northAmerican = /^\+?1?([2-9](?!11)\d{2}[2-9](?!11)\d{2}\d{4})$/
const international = /^\+?[1-9]\d*$/

/** Spaces, dashes, dots, brackets and unseen marks carry no meaning in a phone number. */
const strip = (raw: string): string => withoutMarks(raw).replace(/[\s.()[\]\u2010-\u2015-]+/g, '')

interface Wanted {
  /** Also numbers outside North America. */
  international?: boolean
  isRequired?: boolean
}

// @__NO_SIDE_EFFECTS__
const phone = ({ international: abroad = false, isRequired = true }: Wanted) =>
  judged({
    label: 'Phone number',
    required,
    rawMostChars: phoneMostDigits * 3,
    clean: (raw) => {
      const stripped = strip(raw)
      const [, local] = northAmerican.exec(stripped) ?? []
      return local ? `+1${local}` : stripped
    },
    fault: (number) => {
      if (number === '') return isRequired ? required : null
      const length = number.replace(/^\+/, '').length
      if (length < phoneLeastDigits) return 'Phone number is too short'
      if (length > phoneMostDigits) return 'Phone number is too long'
      if (northAmerican.test(number) || (abroad && international.test(number))) return null
      return abroad ? 'Invalid phone number format' : 'Invalid North American phone number format'
    },
  })

/** A North American number, kept as `+16045550123`. */
export const Phone = phone({})
/** The same where it may be absent or empty. */
export const OptionalPhone = z.optional(phone({ isRequired: false }))
/** A number of any country; digits with an optional plus. */
export const InternationalPhone = phone({ international: true })
export const OptionalInternationalPhone = z.optional(phone({ international: true, isRequired: false }))
