import type { Instant } from '../../contract/time.ts'

const minuteMs = 60_000
/** Our own recurring work comes round within a day or a week; what does not is not foretold. */
const aheadMostMinutes = 8 * 24 * 60

/** Whether a field of a cron line names a number: `*`, `*\/5`, `7` or `1,15`. */
const names = (field: string, value: number): boolean =>
  field.split(',').some((part) => {
    const [base, step = '1'] = part.split('/')
    return base === '*' ? value % Number(step) === 0 : Number(base) === value
  })

const matches = (fields: readonly string[], at: Date): boolean =>
  [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate(), at.getUTCMonth() + 1, at.getUTCDay()].every((value, index) =>
    names(fields[index] ?? '*', value),
  )

/** The next minute after `now` that a cron line in UTC names; null where it names none within eight days. */
export const nextRun = (line: string, now: Instant): Instant | null => {
  const fields = line.split(' ')
  const first = Math.floor(Date.parse(now) / minuteMs) + 1
  for (let minute = first; minute < first + aheadMostMinutes; minute++) {
    const at = new Date(minute * minuteMs)
    if (matches(fields, at)) return at.toISOString()
  }
  return null
}
