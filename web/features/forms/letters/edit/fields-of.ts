import { mergeGroupLabels } from '../../../../../contract/forms/letter-words.ts'
import type { Ask, MergeField } from '../../../../../contract/forms/templates.ts'
import type { FieldGroup } from '../../../../ui/rich-text/merge-field.ts'

/** By which name something asked stands in a letter. */
const askedField = (key: string): string => `asked.${key}`

/** What can be put into a letter: first what whoever sends it fills in, then what the product knows. */
export const fieldsOf = (known: readonly MergeField[], asks: readonly Pick<Ask, 'key' | 'label'>[]): FieldGroup[] => {
  const asked = asks.map(({ key, label }) => ({ key: askedField(key), label }))
  const groups = [...new Set(known.map(({ group }) => group))].map((group) => ({
    label: mergeGroupLabels[group],
    fields: known.filter((field) => field.group === group),
  }))
  return asked.length > 0 ? [{ label: 'Fields to fill in', fields: asked }, ...groups] : groups
}

/** A name for something new that is asked, made of its words; unlike the others'. */
export const keyFor = (label: string, taken: readonly string[]): string => {
  const words = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 4)
  const joined = words.map((word, index) => (index === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join('')
  const base = /^[a-z]/.test(joined) ? joined.slice(0, 30) : `field${joined.slice(0, 25)}`
  if (!taken.includes(base)) return base
  const free = Array.from({ length: taken.length + 1 }, (_, index) => `${base}${index + 2}`)
  return free.find((key) => !taken.includes(key)) ?? base
}
