import { formatPhone } from '../../../../contract/text.ts'
import type { FieldChange } from '../../../../contract/units.ts'
import type { Changed } from './draft.ts'

const named: Record<string, string> = {
  sharePercent: 'Ownership percent',
  from: 'Start date',
  to: 'End date',
  externalId: 'External id',
}

/** `postal code` of `postalCode` and of `postal_code`, as a heading. */
export const headingOf = (key: string): string => {
  if (named[key]) return named[key]
  const words = key.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words[0]!.toUpperCase() + words.slice(1)
}

const textOf = (key: string, value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Y' : 'N'
  if (typeof value === 'string' && /phone|mobile/i.test(key)) return formatPhone(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What a row changes, as people read it: which field, from what, to what; of the kept columns each by itself. */
export const wordChanges = (changed: readonly Changed[]): FieldChange[] =>
  changed.flatMap(({ key, before, after }) => {
    if (key !== 'extra') return [{ field: headingOf(key), before: textOf(key, before), after: textOf(key, after) }]
    const [old, now] = [before, after] as Record<string, string>[]
    return [...new Set([...Object.keys(old!), ...Object.keys(now!)])]
      .filter((column) => old![column] !== now![column])
      .map((column) => ({ field: headingOf(column), before: old![column] ?? '', after: now![column] ?? '' }))
  })
