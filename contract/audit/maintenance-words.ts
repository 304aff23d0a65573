import { priorityLabels } from '../tickets/priorities.ts'
import { weekdayNames, weekdays } from '../weekdays.ts'
import type { KindWords } from './change-words.ts'

const dayFields = Object.fromEntries(weekdays.map((day) => [day, `hours on ${weekdayNames[day]}`]))
const targetFields = Object.fromEntries(
  Object.entries(priorityLabels).map(([priority, label]) => [`${priority}Target`, `${label.toLowerCase()} tickets`]),
)

export const maintenanceSettingsWords: KindWords = {
  one: 'Maintenance settings',
  actions: { changed: 'Maintenance settings changed' },
  fields: {
    ...dayFields,
    ...targetFields,
    keepsHolidays: 'closed on holidays',
    closedDays: 'other closed days',
    urgentAroundTheClock: 'urgent tickets around the clock',
    workOrderLimitCents: 'council approval limit in cents',
    reopenDays: 'reopening period in days',
    emergencyWords: 'emergency instructions',
    emergencyPhone: 'emergency phone',
  },
}
