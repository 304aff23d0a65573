import { CronExpressionParser } from 'cron-parser'
import type { Instant } from '../../contract/time.ts'

/** The next moment after `now` that a cron line in UTC names. */
export const nextRun = (line: string, now: Instant): Instant =>
  CronExpressionParser.parse(line, { currentDate: now, tz: 'UTC' }).next().toDate().toISOString()
