import { plusDays, type LocalDate, type WrittenDate } from './calendar/days.ts'
import { inForceOn, type Dated } from './in-force.ts'
import type { Jurisdiction } from './jurisdiction.ts'
import type { Ruled } from './ruled.ts'

/** What was contravened: a bylaw, a rule, or a bylaw that limits short stays for money. */
export type Contravened = 'bylaw' | 'rule' | 'shortStayBylaw'

/** The most that a building's bylaws may set as a fine; what they do set may be less, and counts. */
export interface FineRule extends Dated, Ruled {
  /** In cents, for the first time and for each later one; 0 where there may be no fine at all. */
  firstMostCents: number
  laterMostCents: number
  /** The fewest days between two fines for something that goes on; null where the law names none. */
  everyDays: number | null
}

const act = '2000-07-01'
/** When the higher fine for short stays came into force. */
const shortStays = '2018-11-30'
const of7_1 = { source: 'Strata Property Regulation, s. 7.1' } as const
const ofBylaw = {
  firstMostCents: 20_000,
  laterMostCents: 20_000,
  everyDays: 7,
  why: 'The maximum fine for a bylaw contravention is $200, at most every seven days while it continues.',
  ...of7_1,
} as const

const ofSanctions = { source: 'Condominium Property Regulation, AR 168/2000', unverified: true } as const
/** When Alberta's rules for how a condominium is run were made anew. */
const anew = '2020-01-01'
const sanction: FineRule = {
  from: anew,
  firstMostCents: 50_000,
  laterMostCents: 100_000,
  everyDays: null,
  why: 'The bylaws may set a maximum sanction of $500 the first time, and $1,000 each time after that.',
  ...ofSanctions,
}

type Pack = Readonly<Record<Contravened, readonly FineRule[]>>

const packs: Readonly<Record<Jurisdiction, Pack>> = {
  // Strata Property Regulation, BC Reg 43/2000, s. 7.1; short stays as amended in 2018.
  BC: {
    bylaw: [{ from: act, ...ofBylaw }],
    rule: [
      {
        from: act,
        firstMostCents: 5000,
        laterMostCents: 5000,
        everyDays: 7,
        why: 'The maximum fine for a rule contravention is $50, at most every seven days while it continues.',
        ...of7_1,
      },
    ],
    shortStayBylaw: [
      { from: act, until: '2018-11-29', ...ofBylaw },
      {
        from: shortStays,
        firstMostCents: 100_000,
        laterMostCents: 100_000,
        everyDays: 1,
        why: 'The maximum fine for a contravention of a short-term rental bylaw is $1,000, at most daily while it continues.',
        ...of7_1,
      },
    ],
  },
  // Condominium Property Regulation, AR 168/2000, by secondary sources.
  AB: {
    bylaw: [sanction],
    rule: [
      {
        from: anew,
        firstMostCents: 0,
        laterMostCents: 0,
        everyDays: null,
        why: 'There are no sanctions for breaking a rule or policy, only for breaking a bylaw.',
        ...ofSanctions,
      },
    ],
    shortStayBylaw: [sanction],
  },
  other: { bylaw: [], rule: [], shortStayBylaw: [] },
}

/** What a building's law lets bylaws set as a fine for a contravention of a day; null where no act of ours says. */
export const fineRule = (jurisdiction: Jurisdiction, of: Contravened, day: LocalDate): FineRule | null =>
  inForceOn(packs[jurisdiction][of], day)

/** The most for somebody who was fined for the same so many times before, in cents. */
export const fineMostCents = ({ firstMostCents, laterMostCents }: FineRule, timesBefore: number): number =>
  timesBefore === 0 ? firstMostCents : laterMostCents

/** The first day on which something that goes on may be fined again; null where the law names no interval. */
export const nextFineFrom = ({ everyDays }: FineRule, lastFinedOn: LocalDate): WrittenDate | null =>
  everyDays === null ? null : plusDays(lastFinedOn, everyDays)
