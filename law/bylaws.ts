import { plusMonths, plusYears, type LocalDate, type WrittenDate } from './calendar/days.ts'
import type { Jurisdiction } from './jurisdiction.ts'
import { annualMeetingDue, annualMeetingRule } from './meetings.ts'
import type { Ruled } from './ruled.ts'

/** What a building's law says of when its bylaws and rules are in force. */
export interface BylawLaw {
  /** Why a bylaw that owners passed isn't in force before it is filed; null where no act of ours asks for filing. */
  filing: Ruled | null
  /** Why a rule lapses unless owners ratify it; null where no act of ours has it lapse. */
  ratifying: Ruled | null
  /** Why residents are to be told of changes; null where no act of ours says so. */
  telling: Ruled | null
}

const packs: Readonly<Record<Jurisdiction, BylawLaw>> = {
  // Strata Property Act, SBC 1998, c 43: ss. 125, 128.
  BC: {
    filing: {
      why: 'A bylaw has no effect until the amendment is filed in the land title office.',
      source: 'Strata Property Act, s. 128',
    },
    ratifying: {
      why: 'A rule ceases to have effect at the first annual general meeting after it was made, unless owners ratify it by majority vote at that meeting or at an earlier special general meeting.',
      source: 'Strata Property Act, s. 125',
    },
    telling: {
      why: 'Owners and tenants must be informed of new bylaws and rules as soon as feasible.',
      source: 'Strata Property Act, ss. 125 and 128',
    },
  },
  // Condominium Property Act, RSA 2000, c C-22, by secondary sources, which have no rule lapse.
  AB: {
    filing: {
      why: 'A change of the bylaws has no effect until it is registered at the land titles office.',
      source: 'Condominium Property Act, s. 32',
      unverified: true,
    },
    ratifying: null,
    telling: {
      why: 'Owners and tenants must get notice of new rules.',
      source: 'Condominium Property Act, s. 32.1',
      unverified: true,
    },
  },
  other: { filing: null, ratifying: null, telling: null },
}

/** Answers what a building's law says of filing bylaws, ratifying rules, and telling residents. */
export const bylawLaw = (jurisdiction: Jurisdiction): BylawLaw => packs[jurisdiction]

/**
 * The last day of the general meeting that must ratify a rule made on a day, by the end of the fiscal year as `MM-DD`
 * (Strata Property Act, ss. 40 and 125); null where no act of ours has rules lapse.
 */
export const ratifyBy = (jurisdiction: Jurisdiction, madeOn: LocalDate, fiscalYearEnd: string): WrittenDate | null => {
  const due = annualMeetingDue(jurisdiction, fiscalYearEnd)
  if (due === null || packs[jurisdiction].ratifying === null) return null
  const year = Number(madeOn.slice(0, 4))
  const next = madeOn.slice(5) < due ? year : year + 1
  return `${next}-${due}` as WrittenDate
}

/**
 * The latest that day can be: a year later for a rule made while the annual general meeting of a year could already have been
 * held, between the end of the fiscal year and the day by which it is due (as above); null where no act of ours has rules lapse.
 */
export const latestRatifyBy = (
  jurisdiction: Jurisdiction,
  madeOn: LocalDate,
  fiscalYearEnd: string,
): WrittenDate | null => {
  const due = ratifyBy(jurisdiction, madeOn, fiscalYearEnd)
  const rule = annualMeetingRule(jurisdiction)
  if (due === null || rule === null) return null
  return madeOn > plusMonths(due, -rule.monthsAfterYearEnd) ? plusYears(due, 1) : due
}
