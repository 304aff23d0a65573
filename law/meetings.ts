import type { Jurisdiction } from './jurisdiction.ts'
import type { Ruled } from './ruled.ts'

/** `windingUp`: a general meeting that votes on winding the corporation up. */
export type MeetingKind = 'general' | 'windingUp'

/** How long before a general meeting its notice must have been received. */
export interface MeetingNotice extends Ruled {
  /** Whole days between the two: neither the day of receipt nor that of the meeting counts. */
  clearDays: number
}

const notices: Readonly<Record<Jurisdiction, Readonly<Partial<Record<MeetingKind, MeetingNotice>>>>> = {
  // Strata Property Act, SBC 1998, c 43, s. 45; "at least" by the Interpretation Act, RSBC 1996, c 238, s. 25.2.
  BC: {
    general: {
      clearDays: 14,
      why: 'Owners get at least two weeks’ written notice of a general meeting.',
      source: 'Strata Property Act, s. 45',
    },
    windingUp: {
      clearDays: 28,
      why: 'Owners get at least four weeks’ written notice of a meeting to vote on winding up.',
      source: 'Strata Property Act, s. 45',
    },
  },
  // Condominium Property Act, RSA 2000, c C-22, s. 30.1, by secondary sources, which say nothing of termination.
  AB: {
    general: {
      clearDays: 14,
      why: 'Owners get at least 14 days’ notice of a general meeting.',
      source: 'Condominium Property Act, s. 30.1',
      unverified: true,
    },
  },
  other: {},
}

/** How long before a meeting owners must have its notice; null where no act of ours was found to say. */
export const meetingNoticeRule = (jurisdiction: Jurisdiction, kind: MeetingKind): MeetingNotice | null =>
  notices[jurisdiction][kind] ?? null

/** By which section owners must be given notice of general meetings; null where no act of ours says so. */
export const meetingNoticeSource = (jurisdiction: Jurisdiction): string | null =>
  meetingNoticeRule(jurisdiction, 'general')?.source ?? null

/** By when the annual general meeting is held, counted from the end of the fiscal year. */
export interface AnnualMeetingRule extends Ruled {
  monthsAfterYearEnd: number
}

// Strata Property Act, SBC 1998, c 43: s. 40 (two months after the fiscal year). Alberta counts from the last meeting.
const annual: Readonly<Record<Jurisdiction, AnnualMeetingRule | null>> = {
  BC: {
    monthsAfterYearEnd: 2,
    why: 'The annual general meeting must be held within two months after the fiscal year ends.',
    source: 'Strata Property Act, s. 40',
    unverified: true,
  },
  AB: null,
  other: null,
}

/** The rule for the annual general meeting; null where no act of ours counts it from the fiscal year. */
export const annualMeetingRule = (jurisdiction: Jurisdiction): AnnualMeetingRule | null => annual[jurisdiction]

/** Of a year without a leap day. */
const lastDayOf = (month: number): number => new Date(Date.UTC(2001, month, 0)).getUTCDate()

/**
 * The last day, as `MM-DD`, on which the annual general meeting is in time after a fiscal year that ends on `MM-DD`
 * (Strata Property Act, s. 40); null where no act of ours says so. A month without such a day ends earlier.
 */
export const annualMeetingDue = (jurisdiction: Jurisdiction, fiscalYearEnd: string): string | null => {
  const rule = annual[jurisdiction]
  if (!rule) return null
  const [month = 1, day = 1] = fiscalYearEnd.split('-').map(Number)
  const due = ((month + rule.monthsAfterYearEnd - 1) % 12) + 1
  return [due, Math.min(day, lastDayOf(due))].map((part) => String(part).padStart(2, '0')).join('-')
}
