import { InternationalPhone } from '../../../../contract/fields.ts'
import { withoutMarks } from '../../../../contract/clean.ts'
import { field, type Reader } from './cell.ts'

const kinds =
  'cellular|cell|cel|c|mobile|mob|m|home|h|residence|res|r|work|wk|w|office|off|o|business|bus|b|telephone|tel|t|phone|ph|p|main|daytime|day|d|evening|eve|e'
const before = new RegExp(`^(?:${kinds})\\b[\\s.:#)-]*(?=[+(\\d])`, 'i')
const after = new RegExp(`[\\s,]*[([]?\\b(?:${kinds})\\.?[)\\]]?$`, 'i')
const extension = /[\s,;]*(?:\bextension|\bext|\bextn|\bposte|x|#)[\s.:]*\d{1,6}$/i

const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length
const holdsSeveral = (text: string): boolean =>
  text.split(/[/;,\n]|\bor\b|\band\b/i).filter((part) => digitsIn(part) >= 7).length > 1

/** Reads a phone as people note it: `c: 604-555-0123`, `604 555 0123 (home)`, `604 555 0123 x12`. */
export const phone: Reader<string> = (text) => {
  const typed = withoutMarks(text).trim()
  if (holdsSeveral(typed)) return { fault: 'has more than one number: keep one, and put another in the mobile column' }
  const named = typed.replace(before, '').replace(after, '')
  const number = named.replace(extension, '')
  const read = field(InternationalPhone)(number)
  if ('fault' in read || number === named) return read
  return { ...read, remark: 'is kept without its extension: put that in the notes if you need it' }
}
