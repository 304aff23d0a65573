import type { Ask, LetterKind, Wording } from '../../../../../contract/forms/templates.ts'
import type { Jurisdiction } from '../../../../../law/law.ts'

/** A letter that Parapet brings. */
export interface ShippedLetter extends Wording {
  /** The same for good: a building's own wording hangs on it. */
  kind: Exclude<LetterKind, 'own'>
}

/** One letter in the wordings of each jurisdiction; null where its law knows no such letter. */
export type ShippedBy = Readonly<Record<Jurisdiction, ShippedLetter | null>>

/** Something to fill in; text that must be there unless said otherwise. */
export const ask = (key: string, label: string, more: Partial<Omit<Ask, 'key' | 'label'>> = {}): Ask => ({
  key,
  label,
  hint: '',
  type: 'text',
  required: true,
  choices: [],
  columns: [],
  usual: null,
  ...more,
})

/** How every letter ends. */
export const closing = '<p>Yours truly,</p><p>{{sender.name}}<br />{{sender.role}}<br />{{building.corporation}}</p>'
