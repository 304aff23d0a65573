import type { LetterKind, TemplateSummary } from '../../../../contract/forms/templates.ts'
import { plain, plainWords } from '../../../../contract/plain.ts'

/** Templates by what they are for, in the order in which a council looks for them. */
const groups: readonly (readonly [title: string, kinds: readonly LetterKind[]])[] = [
  ['Bylaw enforcement', ['particulars', 'decision', 'hearingDecision']],
  ['Payments', ['demand']],
  ['Unit entry', ['entry']],
  ['Meetings', ['meetingNotice', 'proxy']],
  ['New residents', ['welcome', 'moveIn']],
  ['Your templates', ['own']],
]

interface Group<T> {
  title: string
  templates: readonly T[]
}

/** The groups that hold something; a building's copy of a letter of ours stands beside it. */
export const groupsOf = <T extends Pick<TemplateSummary, 'kind'>>(templates: readonly T[]): Group<T>[] =>
  groups
    .map(([title, kinds]) => ({ title, templates: templates.filter(({ kind }) => kinds.includes(kind)) }))
    .filter((group) => group.templates.length > 0)

/** Those whose name, purpose or section holds every word. */
export const foundIn = <T extends Pick<TemplateSummary, 'name' | 'description' | 'authority'>>(
  templates: readonly T[],
  search: string,
): T[] => {
  const words = plainWords(search)
  return templates.filter(({ name, description, authority }) => {
    const text = plain([name, description, authority?.source ?? ''].join(' '))
    return words.every((word) => text.includes(word))
  })
}
