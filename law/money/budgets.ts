import { plusDays, plusWeeks, type LocalDate, type WrittenDate } from '../calendar/days.ts'
import type { Jurisdiction } from '../jurisdiction.ts'
import type { Ruled } from '../ruled.ts'

/** How much may be spent from the operating fund in a fiscal year that neither the budget nor owners approved. */
export interface UnapprovedSpending extends Ruled {
  /** All of it together stays below this, in cents. */
  belowCents: number
}

const usualBelowCents = 200_000
const usualShareBps = 500

/**
 * How much unapproved spending a fiscal year may have (s. 98): below the amount of the bylaws, or, where they set none,
 * below the lesser of $2,000 and 5% of the year's operating contributions. Null where no act of ours says.
 */
export const unapprovedSpending = (
  jurisdiction: Jurisdiction,
  { operatingCents, bylawCents }: { operatingCents: number; bylawCents: number | null },
): UnapprovedSpending | null =>
  jurisdiction === 'BC'
    ? {
        belowCents: bylawCents ?? Math.min(usualBelowCents, Math.floor((operatingCents * usualShareBps) / 10_000)),
        why:
          bylawCents === null
            ? 'All unapproved spending of a fiscal year together must be less than $2,000 or 5% of the operating budget, whichever is less. The bylaws may set another amount.'
            : 'All unapproved spending of a fiscal year together must be less than the amount set by the bylaws.',
        source: 'Strata Property Act, s. 98',
      }
    : null

/**
 * Says when some units share an operating cost among themselves, by unit entitlement (SPR s. 6.4): they are of a type that
 * the bylaws name, or it is for limited common property that they use. Null where no act of ours says.
 */
export const sharedBySome = (jurisdiction: Jurisdiction, basis: 'type' | 'limitedCommon'): Ruled | null =>
  jurisdiction === 'BC'
    ? {
        why:
          basis === 'type'
            ? 'An operating cost that relates to and benefits only one type of strata lot is shared by the strata lots of that type, if the bylaws name the type. The contingency reserve fund is still shared by all.'
            : 'The operating cost of repairing and maintaining limited common property is shared by the strata lots that use it. The contingency reserve fund is still shared by all.',
        source: 'Strata Property Regulation, s. 6.4',
        unverified: true,
      }
    : null

/** What happens to the fees and the spending while owners have not approved a budget. */
export interface BudgetMissing extends Ruled {
  /** The next general meeting that votes on a budget, in days after the one that refused it. */
  meetingDays: number
}

/** What holds until a budget is approved (s. 104); null where no act of ours says. */
export const budgetMissing = (jurisdiction: Jurisdiction): BudgetMissing | null =>
  jurisdiction === 'BC'
    ? {
        meetingDays: 30,
        why: 'Until owners approve a budget, they keep paying the previous fees, and spending in each category is capped. The next meeting on it is within 30 days, or later by a three-quarters vote.',
        source: 'Strata Property Act, s. 104',
      }
    : null

/** What becomes of an operating fund's surplus or deficit (s. 105); null where no act of ours says. */
export const yearEnd = (jurisdiction: Jurisdiction): Record<'surplus' | 'deficit', Ruled> | null => {
  const source = 'Strata Property Act, s. 105'
  return jurisdiction === 'BC'
    ? {
        surplus: {
          why: 'Unless owners decide otherwise by a three-quarters vote, a surplus goes to the contingency reserve fund, is carried forward, or lowers next year’s fees.',
          source,
          unverified: true,
        },
        deficit: { why: 'A deficit must be eliminated during the next fiscal year.', source },
      }
    : null
}

/** A day by which owners are to be told something. */
export interface ToldBy extends Ruled {
  on: WrittenDate
}

/** By when the financial statement of a fiscal year that ended on a day is ready; null where no act of ours says. */
export const statementDue = (jurisdiction: Jurisdiction, yearEndsOn: LocalDate): ToldBy | null =>
  jurisdiction === 'BC'
    ? {
        on: plusWeeks(yearEndsOn, 8),
        why: 'The financial statement must be ready within eight weeks after the fiscal year ends.',
        source: 'Strata Property Regulation, s. 6.7',
      }
    : null

/** By when owners are told of fees that a budget of a day changed; null where no act of ours says. */
export const feesToldBy = (jurisdiction: Jurisdiction, approvedOn: LocalDate): ToldBy | null =>
  jurisdiction === 'BC'
    ? {
        on: plusDays(approvedOn, 14),
        why: 'Owners must be told of changed fees within two weeks after the budget is approved.',
        source: 'Strata Property Act, s. 106',
        unverified: true,
      }
    : null
