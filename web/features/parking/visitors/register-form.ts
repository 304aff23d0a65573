import { z } from 'zod'
import {
  PassDraft,
  VisitorFields,
  type RecentVisitor,
  type RegisteringFacts,
} from '../../../../contract/parking/visitor.ts'
import { instantOf, later } from '../../../../contract/time.ts'

/** What the form for a visitor asks, and what it sends. */

const hourMs = 60 * 60 * 1000

export const RegisterForm = VisitorFields.extend({
  unitId: z.string().min(1, 'Choose a unit'),
  hours: z.string(),
  comes: z.enum(['now', 'later']),
  day: z.string(),
  time: z.string(),
  override: PassDraft.shape.override,
}).superRefine(({ comes, day, time }, context) => {
  if (comes === 'now') return
  if (day === '') context.addIssue({ code: 'custom', path: ['day'], message: 'Choose a day' })
  if (!/^\d\d:\d\d$/.test(time)) context.addIssue({ code: 'custom', path: ['time'], message: 'Enter a time' })
})
export type RegisterForm = z.output<typeof RegisterForm>

/** What the form begins with: who came before, or nothing but the usual length. */
export const valuesOf = ({ units, limits }: RegisteringFacts, again: RecentVisitor | null, forAny: boolean) => ({
  visitorName: again?.visitorName ?? '',
  licensePlate: again?.licensePlate ?? '',
  province: again?.province ?? '',
  vehicleMake: again?.vehicleMake ?? '',
  vehicleModel: again?.vehicleModel ?? '',
  vehicleColor: again?.vehicleColor ?? '',
  purpose: '',
  notes: '',
  unitId: again?.unitId ?? (forAny ? '' : (units[0]?._id ?? '')),
  hours: String(again ? Math.min(24, limits.longestStayHours) : Math.min(4, limits.longestStayHours)),
  comes: 'now' as const,
  day: '',
  time: '',
  override: '',
})

/** When it begins and ends, by the building's clocks. */
export const timesOf = (
  { comes, day, time, hours }: Pick<RegisterForm, 'comes' | 'day' | 'time' | 'hours'>,
  now: string,
  zone: string,
) => {
  const isLater = comes === 'later' && day !== '' && /^\d\d:\d\d$/.test(time)
  const start = isLater ? instantOf(day, time, zone) : now
  return { from: isLater ? start : null, until: later(start, Number(hours) * hourMs) }
}
