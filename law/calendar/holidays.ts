import { holdsOn, type Dated } from '../in-force.ts'
import type { Jurisdiction } from '../jurisdiction.ts'
import type { Ruled } from '../ruled.ts'
import { dayOf, plusDays, weekdayOf, type WrittenDate } from './days.ts'

/** A day on which the law of a province has no business done. */
export interface Holiday extends Ruled {
  name: string
  on: WrittenDate
}

interface HolidayRule extends Dated {
  name: string
  dayIn(year: number): WrittenDate
}

const monday = 1
const always = { from: null } as const

const fixed = (month: number, day: number) => (year: number) => dayOf(year, month, day)
const firstMondayFrom = (day: WrittenDate) => plusDays(day, (monday - weekdayOf(day) + 7) % 7)
const nthMonday = (nth: number, month: number) => (year: number) => firstMondayFrom(dayOf(year, month, 7 * nth - 6))
/** July 1; where that is a Sunday, July 2 (Holidays Act, RSC 1985, c H-5, s. 2). No other day is moved by law. */
const canadaDay = (year: number) => dayOf(year, 7, weekdayOf(dayOf(year, 7, 1)) === 0 ? 2 : 1)

/** Easter Sunday of the Gregorian calendar, by the age of the moon and the century's corrections. */
const easterIn = (year: number): WrittenDate => {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const leapsOmitted = century - Math.floor(century / 4)
  const moonShift = Math.floor((8 * century + 13) / 25)
  const age = (19 * golden + leapsOmitted - moonShift + 15) % 30
  const fullMoon = age - (age + Math.floor(golden / 11) > 28 ? 1 : 0)
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - leapsOmitted) % 7
  return dayOf(year, 3, 28 + fullMoon - weekday)
}
const fromEaster = (days: number) => (year: number) => plusDays(easterIn(year), days)

const everywhere = {
  newYear: { name: 'New Year’s Day', dayIn: fixed(1, 1), ...always },
  goodFriday: { name: 'Good Friday', dayIn: fromEaster(-2), ...always },
  // The Monday before May 25.
  victoria: { name: 'Victoria Day', dayIn: (year: number) => firstMondayFrom(dayOf(year, 5, 18)), ...always },
  canada: { name: 'Canada Day', dayIn: canadaDay, ...always },
  labour: { name: 'Labour Day', dayIn: nthMonday(1, 9), ...always },
  thanksgiving: { name: 'Thanksgiving Day', dayIn: nthMonday(2, 10), ...always },
  remembrance: { name: 'Remembrance Day', dayIn: fixed(11, 11), ...always },
  christmas: { name: 'Christmas Day', dayIn: fixed(12, 25), ...always },
} satisfies Record<string, HolidayRule>

interface Pack extends Ruled {
  rules: readonly HolidayRule[]
}

const packs: Readonly<Record<Jurisdiction, Pack | null>> = {
  // Interpretation Act, RSBC 1996, c 238, s. 29 ("holiday"), Thanksgiving by the Governor General's proclamation. Family
  // Day began in 2013 and moved to the third Monday in 2019; September 30 was added on March 9, 2023.
  BC: {
    why: 'This is a holiday under British Columbia law.',
    source: 'Interpretation Act (British Columbia), s. 29',
    unverified: true,
    rules: [
      everywhere.newYear,
      { name: 'Family Day', dayIn: nthMonday(2, 2), from: '2013-01-01', until: '2018-12-31' },
      { name: 'Family Day', dayIn: nthMonday(3, 2), from: '2019-01-01' },
      everywhere.goodFriday,
      { name: 'Easter Monday', dayIn: fromEaster(1), ...always },
      everywhere.victoria,
      everywhere.canada,
      { name: 'British Columbia Day', dayIn: nthMonday(1, 8), ...always },
      everywhere.labour,
      { name: 'National Day for Truth and Reconciliation', dayIn: fixed(9, 30), from: '2023-03-09' },
      everywhere.thanksgiving,
      everywhere.remembrance,
      everywhere.christmas,
      { name: 'Boxing Day', dayIn: fixed(12, 26), ...always },
    ],
  },
  // Employment Standards Code, RSA 2000, c E-9, s. 25 ("general holiday"), by secondary sources. Easter Monday, Heritage
  // Day, September 30 and Boxing Day are optional there.
  AB: {
    why: 'This is a general holiday under Alberta law.',
    source: 'Employment Standards Code (Alberta), s. 25',
    unverified: true,
    rules: [
      everywhere.newYear,
      { name: 'Alberta Family Day', dayIn: nthMonday(3, 2), from: '1990-01-01' },
      everywhere.goodFriday,
      everywhere.victoria,
      everywhere.canada,
      everywhere.labour,
      everywhere.thanksgiving,
      everywhere.remembrance,
      everywhere.christmas,
    ],
  },
  other: null,
}

/** The holidays of a year in their order; none where no act of ours was found to name them. */
export const holidaysIn = (jurisdiction: Jurisdiction, year: number): Holiday[] => {
  const pack = packs[jurisdiction]
  if (!pack) return []
  const { rules, ...ruled } = pack
  return rules.flatMap((rule) => {
    const on = rule.dayIn(year)
    return holdsOn(rule, on) ? [{ name: rule.name, on, ...ruled }] : []
  })
}
