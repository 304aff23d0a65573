import { priorityLabels } from './priorities.ts'
import { weekdayNames, weekdays } from '../weekdays.ts'
import { kind } from '../kind.ts'

const dayFields = Object.fromEntries(weekdays.map((day) => [day, `hours on ${weekdayNames[day]}`]))
const targetFields = Object.fromEntries(
  Object.entries(priorityLabels).map(([priority, label]) => [`${priority}Target`, `${label.toLowerCase()} tickets`]),
)

export const maintenanceSettingsKind = kind('maintenanceSettings', {
  page: () => '/settings/maintenance',
  views: { all: 'maintenance settings' },
  history: {
    one: 'Maintenance settings',
    actions: { changed: 'Maintenance settings changed' },
    fields: {
      ...dayFields,
      ...targetFields,
      keepsHolidays: 'closed on holidays',
      closedDays: 'other closed days',
      urgentAroundTheClock: 'urgent tickets around the clock',
      workOrderLimitCents: 'council approval limit',
      reopenDays: 'reopening period in days',
      emergencyWords: 'emergency instructions',
      emergencyPhone: 'emergency phone',
    },
  },
})
