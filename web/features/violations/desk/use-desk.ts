import { parseAsStringLiteral } from 'nuqs'
import type { ViolationStage, ViolationTopic } from '../../../../contract/violations/violation.ts'
import { topicLabels, violationStageLabels } from '../../../../contract/violations/violation-words.ts'
import { sent, useFilters } from '../../../ui/use-filters.ts'
import { listPath } from '../words.ts'

export const views = ['board', 'all', 'mine'] as const
export type View = (typeof views)[number]

const keys = {
  view: parseAsStringLiteral(views),
  shows: parseAsStringLiteral(['closed', 'all'] as const),
  stage: parseAsStringLiteral(Object.keys(violationStageLabels) as ViolationStage[]),
  topic: parseAsStringLiteral(Object.keys(topicLabels) as ViolationTopic[]),
}

/** What the desk shows and how the list is narrowed, as the address says. */
export const useDesk = () => {
  const { filters, set } = useFilters(keys)
  const { view, ...narrowing } = filters
  const query = sent(narrowing)
  return {
    view: view ?? 'board',
    /** Opens a view, with nothing narrowed. */
    show: (next: View) =>
      void set({ view: next === 'board' ? null : next, shows: null, stage: null, topic: null, search: null }),
    filters: narrowing,
    set,
    clear: () => void set({ shows: null, stage: null, topic: null, search: null }),
    narrowed: Object.keys(query).length > 0,
    // Closed cases are a stage, which the list holds only where it isn’t kept to open ones.
    query: query.stage === 'closed' ? { ...query, shows: 'all' as const } : query,
  }
}

/** The address of the list, narrowed to a stage. */
export const stagePath = (stage: ViolationStage): string => `${listPath}?view=all&stage=${stage}`
