/**
 * What a membership gives at a moment. A role that falls back, and rights that end, do so by the clock and before any job
 * has written it: whoever asks for somebody's role asks by these.
 */
import { sql, type RawBuilder } from 'kysely'
import { managingRoles } from '../../../contract/role-rights.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Instant } from '../../../contract/time.ts'

const managing = managingRoles.map((role) => `'${role}'`).join(', ')

/** The role of the row `m` at a moment, which is given as SQL; null where it has fallen to none. */
export const roleAt = (moment: string, m = 'm'): string =>
  `case when ${m}.falls_at <= ${moment} then ${m}.falls_to else ${m}.role end`

/** Whether the row `m` gives anything at a moment, which is given as SQL. */
export const belongsAt = (moment: string, m = 'm'): string =>
  `(${m}.ended_at is null and (${m}.ends_at is null or ${m}.ends_at > ${moment}) and ${roleAt(moment, m)} is not null)`

/**
 * Whether the row `m` gives nothing for now because its building `b` asks those who manage it for a second factor, which
 * the sign-in did not give; `proven` is SQL too.
 */
export const restsAt = (moment: string, proven: string, { m, b }: { m: string; b: string }): string =>
  `(${b}.second_factor_required and not ${proven} and ${roleAt(moment, m)} in (${managing}))`

const mark = '?'
const bound = <T>(text: (moment: string) => string, now: Instant): RawBuilder<T> =>
  sql<T>`${sql.join(
    text(mark)
      .split(mark)
      .map((part) => sql.raw(part)),
    sql`${now}::timestamptz`,
  )}`

/** The same of `memberships as m` in a statement of the query builder. */
export const roleNow = (now: Instant) => bound<Role>(roleAt, now)
export const belongsNow = (now: Instant) => bound<boolean>(belongsAt, now)
