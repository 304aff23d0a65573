/** Whether words name someone; pure. */
import { plain } from '../../../../contract/plain.ts'

/** The words of a text as names are compared: without accents, punctuation and the ’s of what is someone’s. */
const wordsOf = (text: string): string[] =>
  plain(text.replaceAll(/['’]s?(?!\p{L})/gu, ' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const titles = ['mr', 'mrs', 'ms', 'miss', 'mx', 'dr']

/** How someone is named: in full, the family name first, or by a title and the family name. */
const formsOf = (name: string): string[] => {
  const words = wordsOf(name)
  const family = words.at(-1)
  if (family === undefined) return []
  const orders = [words, [family, ...words.slice(0, -1)], ...titles.map((title) => [title, family])]
  return orders.map((order) => ` ${order.join(' ')} `)
}

/** Whether a text names one of some people: what reaches those whom a case is about may not name who complained. */
export const namesOne = (text: string, names: readonly string[]): boolean => {
  const words = ` ${wordsOf(text).join(' ')} `
  return names.flatMap(formsOf).some((form) => words.includes(form))
}
