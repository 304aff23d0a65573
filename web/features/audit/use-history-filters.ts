import { parseAsString, parseAsStringLiteral } from 'nuqs'
import { LoggedSubject } from '../../../contract/audit.ts'
import { kindWords } from '../../../contract/audit/words.ts'
import { parseAsDay, sent, useFilters } from '../../ui/use-filters.ts'

type Kind = (typeof LoggedSubject)['options'][number]

/** The kinds in the order in which they are offered. */
export const kinds: readonly Kind[] = LoggedSubject.options

export const kindLabels = Object.fromEntries(kinds.map((kind) => [kind, kindWords(kind).one])) as Record<Kind, string>

/** What the history is narrowed by, as it stands in the address bar; an action belongs to a kind. */
export const useHistoryFilters = () => {
  const { filters, set, clear, narrowed } = useFilters({
    subject: parseAsStringLiteral(kinds),
    action: parseAsString,
    by: parseAsString,
    from: parseAsDay,
    until: parseAsDay,
  })
  const { from, until } = filters
  const fault = from !== null && until !== null && from > until ? 'The end date is before the start date' : null
  return {
    filters,
    /** Days that run backwards are said to do so, and narrow nothing. */
    query: sent(fault === null ? filters : { ...filters, from: null, until: null }),
    fault,
    set: (change: Partial<typeof filters>) => void set('subject' in change ? { action: null, ...change } : change),
    clear,
    narrowed,
  }
}
export type HistoryFilters = ReturnType<typeof useHistoryFilters>
