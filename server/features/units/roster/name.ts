import type { Naming } from '../rules.ts'

const company =
  /\b(?:ltd|limited|inc|incorporated|corp|corporation|llc|llp|holdings?|trust|society|association|company|properties|investments?|partnership|estate of)\b/i
const pair = /^(.+?)\s*(?:&|\+|\band\b)\s*(.+)$/i

/** Splits a name that stands in one cell: `Smith, John`, `John Smith`, `Tidewater Holdings Ltd.`. */
export const splitName = (text: string): Naming => {
  if (company.test(text)) return { companyName: text, firstName: null, lastName: null }
  const [last, first] = text.split(',').map((part) => part.trim())
  if (first !== undefined) return { companyName: null, firstName: first || null, lastName: last || null }
  const words = text.split(/\s+/)
  return { companyName: null, firstName: words.slice(0, -1).join(' ') || null, lastName: words.at(-1) ?? null }
}

/** `John & Mary Smith` as the two people it seems to be; null for one. */
export const twoPeople = ({ firstName, lastName, companyName }: Naming): [string, string] | null => {
  if (companyName || !firstName || !lastName) return null
  const [, first, second] = pair.exec(`${firstName} ${lastName}`) ?? []
  if (!first || !second) return null
  return [/\s/.test(first) ? first : `${first} ${lastName}`, second]
}
