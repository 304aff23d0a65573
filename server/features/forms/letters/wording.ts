/** What a building may write into a template. */
import { letterContentTooLong, type Ask, type LetterKind, type Wording } from '../../../../contract/forms/templates.ts'
import { letterContentMostChars } from '../../../../contract/limits/letters.ts'
import { plainTextOf } from '../../../../contract/rich-text.ts'
import { isBlank } from '../../../../contract/clean.ts'
import type { Jurisdiction } from '../../../../law/law.ts'
import { InvalidField } from '../../../http/errors.ts'
import { cleanRichText } from '../../../platform/rich-text.ts'
import { askedKey, fieldsIn, hasBrokenField } from './fields.ts'
import { mergeFieldsFor } from './merge-fields.ts'

/** The day from which a law's time counts: a letter of the kind must go on asking for it. */
export const dayAsked: Readonly<Partial<Record<LetterKind, string>>> = {
  particulars: 'answerBy',
  demand: 'payBy',
  entry: 'entryOn',
  meetingNotice: 'heldOn',
  moveIn: 'moveOn',
}

const askFault = ({ label, type, choices, columns, usual }: Ask, known: ReadonlySet<string>): string | null => {
  if (type === 'choice' && choices.length < 2) return `${label} needs at least two choices`
  if (type === 'rows' && columns.length === 0) return `${label} needs at least one column`
  if (new Set(columns.map(({ key }) => key)).size < columns.length) return `${label} has two columns with the same name`
  if (usual === null) return null
  return type === 'date' && usual.startsWith('dates.') && known.has(usual)
    ? null
    : `${label} can’t be filled in from ${usual}`
}

const requireAsks = (kind: LetterKind, asks: readonly Ask[], known: ReadonlySet<string>): void => {
  if (new Set(asks.map(({ key }) => key)).size < asks.length)
    throw InvalidField('asks', 'Two fields have the same name')
  for (const one of asks) {
    const fault = askFault(one, known)
    if (fault !== null) throw InvalidField('asks', fault)
  }
  const day = dayAsked[kind]
  if (day !== undefined && !asks.some(({ key, type }) => key === day && type === 'date'))
    throw InvalidField('asks', `This letter must keep the date field ${day}, because its deadline depends on it`)
}

const requireFields = (name: 'subject' | 'content', text: string, known: ReadonlySet<string>): void => {
  const unknown = fieldsIn(text).find((key) => !known.has(key))
  if (unknown !== undefined) throw InvalidField(name, `There is no field {{${unknown}}}`)
  if (hasBrokenField(text)) throw InvalidField(name, 'A field is incomplete. Write it as {{unit.number}}, in one piece')
}

/** A wording as it is kept; refused with the name of a field that nobody knows. */
export const cleanedWording = <T extends Pick<Wording, 'subject' | 'content' | 'asks'>>(
  jurisdiction: Jurisdiction,
  kind: LetterKind,
  written: T,
): T => {
  const content = cleanRichText(written.content)
  if (isBlank(plainTextOf(content))) throw InvalidField('content', 'Text is required')
  // Escaping lengthens what was written; what is kept must pass again when it is saved again.
  if (content.length > letterContentMostChars) throw InvalidField('content', letterContentTooLong)
  const ours = mergeFieldsFor(jurisdiction).map(({ key }) => key)
  requireAsks(kind, written.asks, new Set(ours))
  const asked = written.asks.map(({ key }) => `asked.${key}`)
  const known = new Set([...ours, ...asked])
  requireFields('subject', written.subject, known)
  requireFields('content', content, known)
  const rows = written.asks.find(
    ({ key, type }) => type === 'rows' && fieldsIn(written.subject).some((one) => askedKey(one) === key),
  )
  if (rows) throw InvalidField('subject', `${rows.label} is a table and can’t be used in the subject`)
  return { ...written, content }
}
