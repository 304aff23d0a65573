import { z } from 'zod'
import { LocalTimeField, OptionalEmail, OptionalPhone, plainText } from '../fields.ts'
import { officeRangesMost, officerNameMostChars } from '../limits/buildings.ts'
import { lastDayOfMonth } from './fiscal-year.ts'
import { rangeFault } from './office-hours.ts'

/** What a building says about itself to its people. */

const TimeRange = z.object({ from: LocalTimeField, until: LocalTimeField })

const Day = z
  .array(TimeRange)
  .max(officeRangesMost, `At most ${officeRangesMost} time ranges a day`)
  .superRefine((ranges, context) => {
    const fault = rangeFault(ranges)
    if (fault) context.addIssue({ code: 'custom', path: [fault.at, 'from'], message: fault.message })
  })

/** By weekday, in the building's zone; a day without ranges is closed. */
export const OfficeHours = z.object({
  monday: Day,
  tuesday: Day,
  wednesday: Day,
  thursday: Day,
  friday: Day,
  saturday: Day,
  sunday: Day,
})

/** Between these times mail and push that can wait do wait for those who chose no hours of their own; null for none. */
export const QuietHours = TimeRange.superRefine(({ from, until }, context) => {
  if (from === until)
    context.addIssue({ code: 'custom', path: ['until'], message: 'Quiet hours must end at a different time' })
}).nullable()
export type QuietHours = z.infer<typeof QuietHours>

/** Who answers for personal information; empty texts where nobody is named. */
export const PrivacyOfficer = z
  .object({
    name: plainText({ label: 'Name', max: officerNameMostChars }).default(''),
    email: OptionalEmail.default(''),
    phone: OptionalPhone.default(''),
  })
  .superRefine(({ name, email, phone }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (name === '' && (email !== '' || phone !== '')) refuse('name', 'Name is required')
    if (name !== '' && email === '' && phone === '') refuse('email', 'Enter an email or a phone number')
  })

/**
 * The same as everybody gets it with the building: what was accepted once is shown, whatever the rules of the forms are
 * now, and these shapes are cheap to check.
 */
const shownRange = z.object({ from: z.string(), until: z.string() })
const shownDay = z.array(shownRange)
export const ShownOffice = z.object({
  officeHours: z.object({
    monday: shownDay,
    tuesday: shownDay,
    wednesday: shownDay,
    thursday: shownDay,
    friday: shownDay,
    saturday: shownDay,
    sunday: shownDay,
  }),
  quietHours: shownRange.nullable(),
  privacyOfficer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
})

/** The last day of the fiscal year as `MM-DD`, one that every year has. */
export const FiscalYearEnd = z
  .string({ error: 'Choose a month and a day' })
  .regex(/^\d\d-\d\d$/, 'Choose a month and a day')
  .refine((text) => {
    const [month = 0, day = 0] = text.split('-').map(Number)
    return day >= 1 && day <= lastDayOfMonth(month)
  }, 'Choose a day this month has every year')
