import { priorityLabels } from '../tickets/priorities.ts'
import { weekdayNames, weekdays } from '../weekdays.ts'
import type { KindWords } from './change-words.ts'

const dayFields = Object.fromEntries(weekdays.map((day) => [day, `hours on ${weekdayNames[day]}`]))
const targetFields = Object.fromEntries(
  Object.entries(priorityLabels).map(([priority, label]) => [`${priority}Target`, `${label.toLowerCase()} tickets`]),
)

export const maintenanceSettingsWords: KindWords = {
  one: 'Maintenance settings',
  actions: { changed: 'How maintenance is looked after was changed' },
  fields: {
    ...dayFields,
    ...targetFields,
    keepsHolidays: 'closed on holidays',
    closedDays: 'other closed days',
    urgentAroundTheClock: 'urgent tickets around the clock',
    workOrderLimitCents: 'council decides above, in cents',
    reopenDays: 'days to reopen',
    emergencyWords: 'what to do in an emergency',
    emergencyPhone: 'number to call first',
  },
}
