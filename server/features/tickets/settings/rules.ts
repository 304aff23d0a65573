/** What every building begins with, and what its settings mean to the service clocks. */
import { isDeepStrictEqual } from 'node:util'
import type { MaintenanceSettings } from '../../../../contract/tickets/settings.ts'
import { type Priority } from '../../../../contract/tickets/priorities.ts'
import { minutesOf } from '../../../../contract/tickets/target-words.ts'
import { weekdays } from '../../../../contract/weekdays.ts'
import { holidayOn } from '../../../../law/law.ts'
import type { CurrentBuilding } from '../../../context.ts'
import type { OfficeHours, Target } from '../clock/clock.ts'

const usualDay = { from: '09:00', until: '17:00' }
const hours = (count: number) => ({ count, unit: 'hours' }) as const
const days = (count: number) => ({ count, unit: 'days' }) as const

/** Until somebody changes it. */
export const usualSettings: MaintenanceSettings = {
  hours: {
    monday: usualDay,
    tuesday: usualDay,
    wednesday: usualDay,
    thursday: usualDay,
    friday: usualDay,
    saturday: null,
    sunday: null,
  },
  keepsHolidays: true,
  closedDays: [],
  targets: {
    low: { answer: days(2), resolve: days(20) },
    normal: { answer: days(1), resolve: days(10) },
    high: { answer: hours(4), resolve: days(3) },
    urgent: { answer: hours(1), resolve: days(1) },
  },
  urgentAroundTheClock: true,
  workOrderLimitCents: 250_000,
  reopenDays: 14,
  emergency: { words: '', phone: '' },
  version: 0,
}

const runsAroundTheClock = ({ urgentAroundTheClock }: MaintenanceSettings, priority: Priority): boolean =>
  priority === 'urgent' && urgentAroundTheClock

/** How soon a ticket of a priority is to be answered and resolved. */
export const targetOf = (settings: MaintenanceSettings, priority: Priority): Target => {
  const { answer, resolve } = settings.targets[priority]
  const aroundTheClock = runsAroundTheClock(settings, priority)
  return {
    answerMinutes: minutesOf(answer, aroundTheClock),
    resolveMinutes: minutesOf(resolve, aroundTheClock),
    aroundTheClock,
  }
}

/** When somebody is there, by the building's clocks and the holidays of its law. */
export const officeOf = (
  settings: MaintenanceSettings,
  { timeZone, jurisdiction }: Pick<CurrentBuilding, 'timeZone' | 'jurisdiction'>,
): OfficeHours => {
  const closed = new Set(settings.closedDays.map(({ on }) => on))
  return {
    days: weekdays.map((day) => settings.hours[day]),
    timeZone,
    isHoliday: (day) => closed.has(day) || (settings.keepsHolidays && holidayOn(jurisdiction, day) !== null),
  }
}

/** The settings as they are kept: closed days in their order. */
export const inOrder = <S extends Pick<MaintenanceSettings, 'closedDays'>>(settings: S): S => ({
  ...settings,
  closedDays: settings.closedDays.toSorted((one, other) => one.on.localeCompare(other.on)),
})

/** Whether two say the same, whatever their versions. */
export const saySame = (one: MaintenanceSettings, other: MaintenanceSettings): boolean =>
  isDeepStrictEqual({ ...one, version: 0 }, { ...other, version: 0 })
