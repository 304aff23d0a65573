import { daysFromTo, plusYears, type LocalDate } from '../calendar/days.ts'
import { inForceOn, type Dated } from '../in-force.ts'
import type { Jurisdiction } from '../jurisdiction.ts'
import type { Reason, Ruled } from '../ruled.ts'

/** The most interest that a building's bylaws may set on what is paid late. */
export interface InterestCap extends Dated, Ruled {
  /** Of a year, in hundredths of a percent, compounded once a year. */
  mostBps: number
}

const packs: Readonly<Record<Jurisdiction, readonly InterestCap[]>> = {
  // Strata Property Act, SBC 1998, c 43, ss. 107 and 108; Strata Property Regulation, BC Reg 43/2000, s. 6.8.
  BC: [
    {
      from: '2000-07-01',
      mostBps: 1000,
      why: 'Interest on late strata fees and special levies needs a bylaw, or the levy’s resolution, and is at most 10% a year, compounded annually.',
      source: 'Strata Property Act, ss. 107 and 108; Strata Property Regulation, s. 6.8',
    },
  ],
  // Condominium Property Regulation, AR 168/2000, s. 76, from memory.
  AB: [
    {
      from: '2000-09-01',
      mostBps: 1800,
      why: 'Interest on late contributions is at most 18% a year.',
      source: 'Condominium Property Regulation, s. 76',
      unverified: true,
    },
  ],
  other: [],
}

/** The most interest on a day; null where no act of ours was found to name one. */
export const interestCap = (jurisdiction: Jurisdiction, day: LocalDate): InterestCap | null =>
  inForceOn(packs[jurisdiction], day)

/** A rate as a bylaw words it: so many hundredths of a percent a year, or a month. */
export interface WrittenRate {
  bps: number
  per: 'year' | 'month'
}

/** A rate in hundredths of a percent a year. A monthly one counts twelve times, as if nothing were compounded. */
export const yearlyBps = ({ bps, per }: WrittenRate): number => (per === 'month' ? bps * 12 : bps)

/** Why a rate may not be set on a day; null where it may. */
export const rateRefusal = (jurisdiction: Jurisdiction, rate: WrittenRate, day: LocalDate): Reason | null => {
  const cap = interestCap(jurisdiction, day)
  return cap && yearlyBps(rate) > cap.mostBps ? cap : null
}

/** What of a debt was open, from a day on. */
export interface OpenFrom {
  from: LocalDate
  cents: number
}

/** A debt that bears interest, and how it was paid off. */
export interface LateDebt {
  dueOn: LocalDate
  /** By day, from the day it was due on. */
  open: readonly OpenFrom[]
  /** What was paid of its interest, by day, in any order. */
  paidInterest?: readonly { day: LocalDate; cents: number }[]
  /** Hundredths of a percent a year; 0 where no bylaw sets interest. */
  bps: number
}

const bpsOfWhole = 10_000

/** What of a debt was open on a day. */
const openOn = (open: readonly OpenFrom[], day: LocalDate): number =>
  open.findLast(({ from }) => from <= day)?.cents ?? 0

/** Cents times days that bore interest between two days, the first counted and the last not. */
const centDays = (
  { open, paidInterest = [] }: Pick<LateDebt, 'open' | 'paidInterest'>,
  from: LocalDate,
  until: LocalDate,
  compounded: number,
): number => {
  const changes = [...open.map((one) => one.from), ...paidInterest.map(({ day }) => day)]
  const days = [...new Set([from, ...changes.filter((day) => day > from && day < until), until])].toSorted()
  return days.slice(0, -1).reduce((sum, day, index) => {
    const cents = openOn(open, day)
    const paid = paidInterest.reduce((all, one) => (one.day <= day ? all + one.cents : all), 0)
    return cents > 0 ? sum + (cents + Math.max(0, compounded - paid)) * daysFromTo(day, days[index + 1]!) : sum
  }, 0)
}

/**
 * The interest on a late debt up to a day, in cents: simple by days; on each anniversary of its due day, while some of it is
 * open, the interest of the years before that isn't paid bears interest too (Strata Property Regulation, s. 6.8). A year's
 * days share the year's rate, so that a leap year bears no more than the rate. Rounded half up once, and once at each
 * anniversary.
 */
export const interestOn = ({ dueOn, bps, ...debt }: LateDebt, until: LocalDate): number => {
  let interest = 0
  for (let year = 0; plusYears(dueOn, year) < until; year += 1) {
    const [from, next] = [plusYears(dueOn, year), plusYears(dueOn, year + 1)]
    const borne = centDays(debt, from, next < until ? next : until, interest)
    interest += Math.round((borne * bps) / (daysFromTo(from, next) * bpsOfWhole))
  }
  return interest
}
