import { z } from 'zod'
import { LocalTimeField, plainText } from '../fields.ts'
import { count } from '../form.ts'
import { contactPhoneMostChars } from '../limits.ts'
import {
  closedDayNameMostChars,
  closedDaysMost,
  emergencyWordsMostChars,
  reopenMostDays,
  targetMost,
  workOrderLimitMostCents,
} from '../limits/maintenance.ts'
import { formatMoney } from '../money.ts'
import { get, put } from '../route.ts'
import { priorities } from './priorities.ts'
import { minutesOf } from './target-words.ts'

/** How a building looks after maintenance: when somebody is there, how soon they answer, and what needs the council. */

const ClosingTime = z
  .string({ error: 'Enter a time, such as 17:00' })
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Enter a time, such as 17:00')
  // Who closes at midnight closes at the end of the day.
  .overwrite((time) => (time === '00:00' ? '24:00' : time))

/** From its first minute up to, and without, its last; null on a day on which nobody is there. */
const DayHours = z
  .object({ from: LocalTimeField, until: ClosingTime })
  .superRefine(({ from, until }, context) => {
    if (LocalTimeField.safeParse(from).success && from >= until)
      context.addIssue({ code: 'custom', path: ['until'], message: 'Closing time must be after opening time' })
  })
  .nullable()

const Hours = z.object({
  monday: DayHours,
  tuesday: DayHours,
  wednesday: DayHours,
  thursday: DayHours,
  friday: DayHours,
  saturday: DayHours,
  sunday: DayHours,
})

const ClosedDays = z
  .array(
    z.object({
      on: z.iso.date('Choose a day'),
      name: plainText({ label: 'Name', max: closedDayNameMostChars }).default(''),
    }),
  )
  .max(closedDaysMost, `At most ${closedDaysMost} days`)
  .superRefine((days, context) => {
    for (const [at, { on }] of days.entries())
      if (days.findIndex((other) => other.on === on) < at)
        context.addIssue({ code: 'custom', path: [at, 'on'], message: 'This day is already on the list' })
  })

const Span = z.object({ count: count(1, targetMost), unit: z.enum(['hours', 'days']) })
/** Until somebody answers, and until it is resolved. */
const Target = z.object({ answer: Span, resolve: Span })
const Targets = z.object({ low: Target, normal: Target, high: Target, urgent: Target })

const limitFault = `Enter an amount from $0 to ${formatMoney(workOrderLimitMostCents)}`

export const MaintenanceFields = z.object({
  hours: Hours,
  /** Whether the office is closed on the holidays of the building's law. */
  keepsHolidays: z.boolean(),
  /** Days besides, in their order. */
  closedDays: ClosedDays,
  targets: Targets,
  /** The clocks of urgent tickets run at any hour; a day of theirs has 24 hours. */
  urgentAroundTheClock: z.boolean(),
  /** A work order above it needs a decision of the council. */
  workOrderLimitCents: z.number(limitFault).int(limitFault).min(0, limitFault).max(workOrderLimitMostCents, limitFault),
  /** For so many days whoever reported a ticket may open it again. */
  reopenDays: count(1, reopenMostDays),
  /** Whom to call first in an emergency; without a number the building's emergency contact is shown. */
  emergency: z.object({
    words: plainText({ label: 'Instructions', max: emergencyWordsMostChars }).default(''),
    // No pattern: 911 and a desk's extension are reached as well.
    phone: plainText({ label: 'Phone number', max: contactPhoneMostChars }).default(''),
  }),
})

/** What its parts must agree on. */
export const inAgreement = (
  { targets, urgentAroundTheClock, emergency }: z.output<typeof MaintenanceFields>,
  context: z.RefinementCtx,
): void => {
  for (const priority of priorities) {
    const { answer, resolve } = targets[priority]
    const aroundTheClock = priority === 'urgent' && urgentAroundTheClock
    if (minutesOf(resolve, aroundTheClock) < minutesOf(answer, aroundTheClock))
      context.addIssue({
        code: 'custom',
        path: ['targets', priority, 'resolve', 'count'],
        message: 'This can’t be due before the first reply',
      })
  }
  if (emergency.words !== '' && emergency.phone === '')
    context.addIssue({ code: 'custom', path: ['emergency', 'phone'], message: 'Enter the number to call' })
}

/** As the building has it; version 0 while nobody has changed what every building begins with. */
export const MaintenanceSettings = MaintenanceFields.extend({ version: z.number().int() })
export type MaintenanceSettings = z.output<typeof MaintenanceSettings>

const MaintenanceChange = MaintenanceSettings.superRefine(inAgreement)
export type MaintenanceChange = z.output<typeof MaintenanceChange>

const keeper = { access: 'manager', area: 'tickets', feature: 'maintenanceTickets' } as const

export const maintenance = {
  settings: get('/api/maintenance-settings', {
    shows: 'maintenanceSettings.all',
    ...keeper,
    summary: 'Get the building’s maintenance settings',
    reply: MaintenanceSettings,
  }),
  change: put('/api/maintenance-settings', {
    ...keeper,
    summary: 'Replace the maintenance settings; a stale version is refused',
    body: MaintenanceChange,
    reply: MaintenanceSettings,
  }),
}
