import { daysFromTo, plusDays, type LocalDate } from './calendar/days.ts'
import { inForceOn, type Dated } from './in-force.ts'
import type { Jurisdiction } from './jurisdiction.ts'

/** What a tenant signs about the bylaws and rules, and until when the corporation is to have a copy of it. */
export interface TenantNotice extends Dated {
  /** `Form K` */
  form: string
  /** What the form is called in full. */
  title: string
  source: string
  /** The first day on which a tenancy may begin under this rule. */
  from: LocalDate
  /** Calendar days after the first day of the tenancy; the last of them is still in time. */
  dueDays: number
}

// Strata Property Act, SBC 1998, c 43, in force since July 1, 2000: s. 146 (2), within two weeks of renting. Alberta asks
// the owner for other things (Condominium Property Act, s. 53) and knows no form that a tenant signs.
const rules: Readonly<Record<Jurisdiction, readonly TenantNotice[]>> = {
  BC: [
    {
      form: 'Form K',
      title: 'Notice of Tenant’s Responsibilities',
      source: 'Strata Property Act, s. 146',
      from: '2000-07-01',
      dueDays: 14,
    },
  ],
  AB: [],
  other: [],
}

/**
 * The rule for a tenancy that begins on a day (`YYYY-MM-DD`), or, where nobody knows its beginning, the one of today's
 * law; null where no act of ours asks for such a notice.
 */
export const tenantNoticeFor = (jurisdiction: Jurisdiction, startsOn: string | null): TenantNotice | null =>
  (startsOn === null ? rules[jurisdiction].at(-1) : inForceOn(rules[jurisdiction], startsOn)) ?? null

/**
 * The last day on which the signed notice of a tenancy is in time (Strata Property Act, s. 146 (2)); null where none is
 * asked for, or where the tenancy's first day is not known. Days are not moved for Sundays or holidays.
 */
export const tenantNoticeDueOn = (jurisdiction: Jurisdiction, startsOn: string | null): string | null => {
  const rule = tenantNoticeFor(jurisdiction, startsOn)
  return rule && startsOn !== null ? plusDays(startsOn, rule.dueDays) : null
}

/** Where the signed notice of a tenancy stands; `missing` where it is not there and nobody knows since when it is due. */
export type TenantNoticeState =
  | { state: 'not asked for' | 'missing' }
  | { state: 'received'; on: string }
  | { state: 'due'; on: string; daysLeft: number }
  | { state: 'overdue'; on: string; daysOverdue: number }

/** How a tenancy stands on a day of the building's own calendar: `due` up to and on the last day, `overdue` after it. */
export const tenantNoticeOn = (
  jurisdiction: Jurisdiction,
  { startsOn, receivedOn }: { startsOn: string | null; receivedOn: string | null },
  day: string,
): TenantNoticeState => {
  if (!tenantNoticeFor(jurisdiction, startsOn)) return { state: 'not asked for' }
  if (receivedOn !== null) return { state: 'received', on: receivedOn }
  const on = tenantNoticeDueOn(jurisdiction, startsOn)
  if (on === null) return { state: 'missing' }
  const days = daysFromTo(day, on)
  return days >= 0 ? { state: 'due', on, daysLeft: days } : { state: 'overdue', on, daysOverdue: -days }
}
