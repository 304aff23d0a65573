import { z } from 'zod'
import { rollingDaysMost, strikesMost, type Policy, type Quota } from '../../../../contract/fair-share/policy.ts'
import { count } from '../../../../contract/form.ts'

/** A limit of a unit as the form has it: the rolling days stand in a field of their own. */
const Row = z.object({
  most: count(1, 10_000),
  of: z.enum(['times', 'hours', 'nights']),
  per: z.enum(['day', 'week', 'month', 'year', 'rolling']),
  days: z.string(),
})

/** Reads it as the contract has it; what is wrong with the days is said at their field. */
export const readQuota = Row.transform(({ most, of, per, days }, context): Quota => {
  if (per !== 'rolling') return { most, of, per, by: 'unit' }
  const read = count(1, rollingDaysMost).safeParse(days)
  if (!read.success)
    context.addIssue({ code: 'custom', path: ['days'], message: `Enter a whole number from 1 to ${rollingDaysMost}` })
  return { most, of, per: { days: read.data ?? 1 }, by: 'unit' }
})

/** A limit as the form is filled with it. */
export const quotaText = ({ most, of, per }: Quota): z.input<typeof readQuota> =>
  typeof per === 'string'
    ? { most: String(most), of, per, days: '' }
    : { most: String(most), of, per: 'rolling', days: String(per.days) }

type Strikes = NonNullable<Policy['strikes']>
const strikeFields = ['most', 'withinDays', 'suspendDays'] as const

/** No-shows that suspend a unit; none where it is not said how many. */
export const readStrikes = z
  .object({ most: z.string(), withinDays: z.string(), suspendDays: z.string() })
  .transform((typed, context): Strikes | null => {
    if (typed.most.trim() === '') return null
    const said: Strikes = { most: 1, withinDays: 1, suspendDays: 1 }
    for (const field of strikeFields) {
      const read = count(1, strikesMost[field]).safeParse(typed[field])
      if (read.success) said[field] = read.data
      else
        context.addIssue({
          code: 'custom',
          path: [field],
          message: `Enter a whole number from 1 to ${strikesMost[field]}`,
        })
    }
    return said
  })

/** Strikes as the form is filled with them. */
export const strikesText = (strikes: Strikes | null): z.input<typeof readStrikes> => ({
  most: strikes === null ? '' : String(strikes.most),
  withinDays: String(strikes?.withinDays ?? 90),
  suspendDays: String(strikes?.suspendDays ?? 30),
})
