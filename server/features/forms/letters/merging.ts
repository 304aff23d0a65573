/** A letter's words with the fields filled in. */
import { escaped } from '../../../platform/escaped.ts'
import { askedKey, fieldsIn, replaceFields } from './fields.ts'

/** What stands for a field. */
export type Value =
  | { text: string }
  /** Lines of a table, with what they add up to. */
  | { lines: readonly string[]; total: string | null }
  /** Left empty, and may be. */
  | { empty: true }
  /** It has to be there and is not: a sentence, and what a preview shows in its place. */
  | { missing: string; name?: string }

export type Values = (key: string) => Value

/** In a preview; nothing is sent while something is missing. */
const gap = ({ name }: { name?: string }): string => `[${name ?? '…'}]`

const inline = (value: Value): string => {
  if ('missing' in value) return escaped(gap(value))
  if ('text' in value) return escaped(value.text).replaceAll('\n', '<br />')
  if ('lines' in value) return escaped([...value.lines, ...totalOf(value)].join('; '))
  return ''
}
const totalOf = ({ total }: { total: string | null }): string[] => (total === null ? [] : [`Total: ${total}`])

const asList = ({ lines, total }: { lines: readonly string[]; total: string | null }): string => {
  const list = `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
  return (
    list +
    totalOf({ total })
      .map((words) => `<p><strong>${escaped(words)}</strong></p>`)
      .join('')
  )
}

const paragraph = /<p\b[^>]*>(?:(?!<\/p>)[\s\S])*<\/p>/g
const item = /<li\b[^>]*>(?:(?!<\/?li\b)[\s\S])*<\/li>/g
const alone = /^<p\b[^>]*>\s*\{\{\s*([A-Za-z]+\.[A-Za-z0-9]+)\s*\}\}\s*<\/p>$/

/** A paragraph or a list item that names something left empty is left out whole: a letter has no blanks. */
const withoutEmpty = (html: string, values: Values): string => {
  const namesEmpty = (block: string) => fieldsIn(block).some((key) => askedKey(key) !== null && 'empty' in values(key))
  const keep = (block: string) => (namesEmpty(block) ? '' : block)
  return html
    .replaceAll(item, keep)
    .replaceAll(paragraph, keep)
    .replaceAll(/<li>\s*<\/li>/g, '')
    .replaceAll(/<(ul|ol)>\s*<\/\1>/g, '')
}

/** The letter as rich text; what people typed stays text. It may hold links made of values: clean it once more. */
export const mergedContent = (content: string, values: Values): string => {
  const tables = withoutEmpty(content, values).replaceAll(paragraph, (block) => {
    const key = alone.exec(block)?.[1]
    const value = key === undefined ? null : values(key)
    return value && 'lines' in value ? `\u0000${key}\u0000` : block
  })
  return replaceFields(tables, (key) => inline(values(key))).replaceAll(
    /\u0000([^\u0000]+)\u0000/g,
    (_all, key: string) => {
      const value = values(key)
      return 'lines' in value ? asList(value) : ''
    },
  )
}

/** The subject, which is one line of plain text. */
export const mergedSubject = (subject: string, values: Values): string =>
  replaceFields(subject, (key) => {
    const value = values(key)
    return 'missing' in value ? gap(value) : 'text' in value ? value.text : ''
  })
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What has no value, of all that a letter names, a sentence each. */
export const missingIn = (texts: readonly string[], values: Values): { key: string; sentence: string }[] =>
  fieldsIn(texts.join(' ')).flatMap((key) => {
    const value = values(key)
    return 'missing' in value ? [{ key, sentence: value.missing }] : []
  })
