import type { LocalDate } from '../calendar/days.ts'
import { inForceOn, type Dated } from '../in-force.ts'
import type { Jurisdiction } from '../jurisdiction.ts'
import type { Ruled } from '../ruled.ts'

/** The least that a year's budget puts into the contingency reserve fund. */
export interface ReserveRule extends Dated, Ruled {
  /** Of what is budgeted for the operating fund, in hundredths of a percent. */
  leastBps: number
}

const packs: Readonly<Record<Jurisdiction, readonly ReserveRule[]>> = {
  // Strata Property Regulation, BC Reg 43/2000, s. 6.1, as amended for November 1, 2023. Alberta has a plan instead of a share.
  BC: [
    {
      from: '2023-11-01',
      leastBps: 1000,
      why: 'The contribution to the contingency reserve fund must be at least 10% of what is budgeted for the operating fund.',
      source: 'Strata Property Regulation, s. 6.1',
    },
  ],
  AB: [],
  other: [],
}

/** The rule for the contribution of a fiscal year that begins on a day; null where no act of ours names a least. */
export const reserveRule = (jurisdiction: Jurisdiction, from: LocalDate): ReserveRule | null =>
  inForceOn(packs[jurisdiction], from)

/** The least contribution to the contingency reserve fund, in cents, rounded up. */
export const reserveLeastCents = ({ leastBps }: ReserveRule, operatingCents: number): number =>
  Math.ceil((operatingCents * leastBps) / 10_000)

/** What an expense from the contingency reserve fund rests on. */
export const reserveBases = [
  'depreciationReport',
  'recommendedWork',
  'evCharging',
  'electricalReport',
  'evReport',
  'otherWork',
  'emergency',
] as const
export type ReserveBasis = (typeof reserveBases)[number]

/** How owners approve an expense that isn’t in the budget. */
export interface SpendingApproval extends Ruled {
  /** Of the votes at a general meeting; null where none is needed. */
  vote: 'majority' | 'threeQuarters' | null
}

const s96 = 'Strata Property Act, s. 96'
const byMajority = (what: string): SpendingApproval => ({
  vote: 'majority',
  why: `A majority vote at a general meeting is enough for ${what}.`,
  source: s96,
})

/** The same in either fund: it was not put to owners before. */
const emergency: SpendingApproval = {
  vote: null,
  why: 'An immediate expense for safety, or to prevent significant loss or damage, needs no vote. It must be the minimum needed, and owners must be told as soon as feasible.',
  source: 'Strata Property Act, s. 98',
}

const approvals: Readonly<Record<ReserveBasis, SpendingApproval>> = {
  depreciationReport: byMajority('a depreciation report'),
  recommendedWork: byMajority('work recommended in the most recent depreciation report'),
  evCharging: byMajority('EV charging or managing electricity for it'),
  electricalReport: byMajority('an electrical planning report'),
  evReport: byMajority('another report about EV charging'),
  otherWork: {
    vote: 'threeQuarters',
    why: 'Spending from the contingency reserve fund needs a three-quarters vote at a general meeting.',
    source: s96,
  },
  emergency,
}

/** How an expense from the contingency reserve fund is approved by what it rests on; null where no act of ours says. */
export const reserveApproval = (jurisdiction: Jurisdiction, basis: ReserveBasis): SpendingApproval | null =>
  jurisdiction === 'BC' ? approvals[basis] : null

/** What an expense from the operating fund rests on that isn’t in the budget. */
export const operatingBases = ['otherWork', 'emergency'] as const satisfies readonly ReserveBasis[]
export type OperatingBasis = (typeof operatingBases)[number]

const operating: Readonly<Record<OperatingBasis, SpendingApproval>> = {
  otherWork: {
    vote: 'threeQuarters',
    why: 'Spending from the operating fund that isn’t in the budget needs a three-quarters vote at a general meeting.',
    source: 'Strata Property Act, s. 97',
  },
  emergency,
}

/** How an expense from the operating fund is approved that isn’t in the budget; null where no act of ours says. */
export const operatingApproval = (jurisdiction: Jurisdiction, basis: OperatingBasis): SpendingApproval | null =>
  jurisdiction === 'BC' ? operating[basis] : null
