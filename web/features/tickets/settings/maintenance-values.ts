import { z } from 'zod'
import { formatMoney, inCents, plainDollars } from '../../../../contract/money.ts'
import { formatDate, formatTime } from '../../../../contract/time.ts'
import {
  inAgreement,
  MaintenanceFields,
  type MaintenanceChange,
  type MaintenanceSettings,
} from '../../../../contract/tickets/settings.ts'
import { priorities, priorityLabels } from '../../../../contract/tickets/priorities.ts'
import { targetWords, type Span } from '../../../../contract/tickets/target-words.ts'
import { weekdayNames, weekdays } from '../../../../contract/weekdays.ts'

/** The form of the settings: the contract's body, but for money, which people type in dollars. */
export const MaintenanceForm = MaintenanceFields.extend({
  workOrderLimitCents: z.preprocess(inCents, MaintenanceFields.shape.workOrderLimitCents),
}).superRefine(inAgreement)
export type MaintenanceValues = z.input<typeof MaintenanceForm>
export type MaintenanceDraft = Omit<MaintenanceChange, 'version'>

/** Fields for the time of day end at 23:59; midnight closes the day. */
const midnight = { stored: '24:00', typed: '00:00' }

const typedSpan = ({ count, unit }: Span) => ({ count: String(count), unit })

/** What the form is filled with. */
export const valuesOf = (settings: MaintenanceSettings): MaintenanceValues => {
  const { hours, targets, workOrderLimitCents, reopenDays, version: _version, ...same } = settings
  const dayOf = (day: (typeof weekdays)[number]) => {
    const open = hours[day]
    return open && { from: open.from, until: open.until === midnight.stored ? midnight.typed : open.until }
  }
  return {
    ...same,
    hours: Object.fromEntries(weekdays.map((day) => [day, dayOf(day)])) as MaintenanceValues['hours'],
    targets: Object.fromEntries(
      priorities.map((priority) => {
        const { answer, resolve } = targets[priority]
        return [priority, { answer: typedSpan(answer), resolve: typedSpan(resolve) }]
      }),
    ) as MaintenanceValues['targets'],
    workOrderLimitCents: plainDollars(workOrderLimitCents),
    reopenDays: String(reopenDays),
  }
}

const closingWords = (until: string): string => (until === midnight.stored ? 'midnight' : formatTime(until))

/** What the settings say, a line each. */
const linesOf = (settings: MaintenanceDraft): string[] => {
  const { hours, keepsHolidays, closedDays, targets, urgentAroundTheClock, emergency } = settings
  return [
    ...weekdays.map((day) => {
      const open = hours[day]
      return `${weekdayNames[day]}: ${open ? `${formatTime(open.from)} – ${closingWords(open.until)}` : 'closed'}`
    }),
    keepsHolidays ? 'Closed on holidays' : 'Open on holidays',
    ...closedDays.map(({ on, name }) => `Closed on ${formatDate(on)}${name && `: ${name}`}`),
    ...priorities.map((priority) => `${priorityLabels[priority]}: ${targetWords(targets[priority])}`),
    urgentAroundTheClock ? 'Urgent tickets: counted around the clock' : 'Urgent tickets: counted in office hours',
    `Approval needed above ${formatMoney(settings.workOrderLimitCents)}`,
    `Tickets can be reopened for ${settings.reopenDays} days`,
    emergency.phone ? `Emergency number: ${emergency.phone} ${emergency.words}`.trim() : 'No emergency number',
  ]
}

/** Where somebody else's version differs from what would be sent, a line each. */
export const differences = (theirs: MaintenanceSettings, mine: MaintenanceDraft): string[] => {
  const said = new Set(linesOf(mine))
  return linesOf(theirs).filter((line) => !said.has(line))
}
