import { z } from 'zod'
import { reminderDaysMost, remindersMost } from '../../../../contract/limits/collections.ts'

const apart = /[\s,;]+/

/** Reads days as people type them: `5, 15 and 30` is refused, `5, 15, 30` is three. */
const typedDays = (typed: string): number[] =>
  typed
    .split(apart)
    .filter(Boolean)
    .map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : NaN))

/** Says what is wrong with days of reminders; null where nothing is. */
const faultOf = (days: readonly number[]): string | null => {
  if (days.some((day) => !(day >= 1 && day <= reminderDaysMost)))
    return `Enter whole numbers from 1 to ${reminderDaysMost}, separated by commas`
  if (days.length > remindersMost) return `Up to ${remindersMost} reminders`
  return new Set(days).size === days.length ? null : 'Each day once'
}

/** The days of reminders as a form takes them: numbers with commas, or nothing where reminders are off. */
export const ReminderForm = z.object({
  reminderDays: z.string().transform((typed, context) => {
    const days = typedDays(typed)
    const fault = faultOf(days)
    if (fault === null) return days.toSorted((a, b) => a - b)
    context.addIssue({ code: 'custom', message: fault })
    return z.NEVER
  }),
})

/** Fills the field with days: `5, 15, 30`. */
export const daysText = (days: readonly number[]): string => days.join(', ')
