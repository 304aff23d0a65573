import type { LogChoices } from '../../../contract/audit.ts'
import { changeWords } from '../../../contract/audit/words.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { Choice } from '../../ui/choice.tsx'
import { PeriodFilter } from '../../ui/period-filter.tsx'
import { kindLabels, kinds, type HistoryFilters } from './use-history-filters.ts'

const nothing: LogChoices = { actions: [], people: [] }

const peopleLabels = ({ people }: LogChoices): Record<string, string> => ({
  ...Object.fromEntries(people.map(({ _id, name, isStaff }) => [_id, isStaff ? `${name} (platform staff)` : name])),
  system: 'No signed-in user',
})

/** The controls that narrow the history, with what occurs in it. */
export const HistoryFilterControls = ({ filters: { filters, fault, set } }: { filters: HistoryFilters }) => {
  const choices = useRoute(api.audit.choices).data ?? nothing
  const { subject } = filters
  const occurring = kinds.filter((kind) => choices.actions.some((one) => one.subject === kind))
  const actions = choices.actions.filter((one) => one.subject === subject).map(({ action }) => action)
  return (
    <>
      <Choice
        label="Any type"
        labels={Object.fromEntries(occurring.map((kind) => [kind, kindLabels[kind]])) as typeof kindLabels}
        value={subject}
        onChange={(kind) => set({ subject: kind })}
      />
      {subject && (
        <Choice
          label="Any change"
          labels={Object.fromEntries(actions.map((action) => [action, changeWords(subject, action)]))}
          value={filters.action}
          onChange={(action) => set({ action })}
        />
      )}
      <Choice label="Anyone" labels={peopleLabels(choices)} value={filters.by} onChange={(by) => set({ by })} />
      <PeriodFilter
        from={filters.from}
        until={filters.until}
        untilLabel="Until"
        onFrom={(from) => set({ from })}
        onUntil={(until) => set({ until })}
        fault={fault}
      />
    </>
  )
}
