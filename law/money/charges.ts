import { plusMonths, plusYears, type LocalDate, type WrittenDate } from '../calendar/days.ts'
import { holdsOn } from '../in-force.ts'
import type { Jurisdiction } from '../jurisdiction.ts'
import type { Ruled } from '../ruled.ts'

/** What a debt to the corporation is for. */
export const chargeTypes = [
  'strataFee',
  'specialLevy',
  'feeInterest',
  'levyInterest',
  'orderedWork',
  'judgmentShare',
  'openingBalance',
  'userFee',
  'stallRent',
  'documentFee',
  'deposit',
  'returnedPayment',
  'returnedCredit',
  'administration',
  'damage',
  'chargeback',
  'fine',
  'remedyCost',
  'lienCost',
] as const
export type ChargeType = (typeof chargeTypes)[number]

/** What the law makes of a debt of a type. */
export interface ChargeRule {
  /** May be secured by a lien, or in Alberta by a caveat. */
  isLienable: boolean
  /** May bear interest where a bylaw or a levy's resolution sets it. */
  bearsInterest: boolean
  /** In what order a payment without a word is placed, the lowest first; null: only on the payer's word. */
  rank: number | null
}

const fees: ChargeRule = { isLienable: true, bearsInterest: true, rank: 1 }
const interest: ChargeRule = { isLienable: true, bearsInterest: false, rank: 2 }
const other: ChargeRule = { isLienable: false, bearsInterest: false, rank: 6 }
const onWordOnly: ChargeRule = { isLienable: false, bearsInterest: false, rank: null }

// Strata Property Act, SBC 1998, c 43: ss. 85, 107, 108 (4.2), 116, 118. An opening balance no one split names no debt that
// a lien could rest on. The order: Logan 2017 CRTBC 13 lets the corporation place a silent payer's money;
// Podwinski 2016 BCSC 2253 doesn't let it take fees' money for fines.
const rules: Readonly<Record<ChargeType, ChargeRule>> = {
  strataFee: fees,
  specialLevy: fees,
  feeInterest: interest,
  levyInterest: interest,
  orderedWork: { isLienable: true, bearsInterest: false, rank: 3 },
  judgmentShare: { isLienable: true, bearsInterest: false, rank: 4 },
  openingBalance: { isLienable: false, bearsInterest: false, rank: 5 },
  userFee: other,
  stallRent: other,
  documentFee: other,
  deposit: other,
  returnedPayment: other,
  returnedCredit: other,
  administration: other,
  damage: other,
  chargeback: other,
  fine: onWordOnly,
  remedyCost: onWordOnly,
  lienCost: onWordOnly,
}

/** Since when Alberta's chargebacks by the bylaws count as contributions. */
const chargebacks = { from: '2026-02-15' } as const

/** What the law makes of a debt of a type that came up on a day. */
export const chargeRule = (jurisdiction: Jurisdiction, type: ChargeType, day: LocalDate): ChargeRule =>
  jurisdiction === 'AB' && type === 'chargeback' && holdsOn(chargebacks, day) ? fees : rules[type]

/** When a debt can no longer be sued for, and when that is near. */
export interface Limitation extends Ruled {
  lastOn: WrittenDate
  warnFrom: WrittenDate
}

const limitations: Readonly<Record<Jurisdiction, Ruled | null>> = {
  BC: {
    why: 'A claim for a debt must be started within two years after it is due.',
    source: 'Limitation Act, s. 6',
    unverified: true,
  },
  AB: {
    why: 'A claim for a debt must be started within two years after it is due.',
    source: 'Limitations Act, s. 3',
    unverified: true,
  },
  other: null,
}
const warnAfterMonths = 18

/** Until when a debt due on a day can be sued for; null for fines, and where no act of ours was found to say. */
export const limitationOf = (jurisdiction: Jurisdiction, type: ChargeType, dueOn: LocalDate): Limitation | null => {
  const rule = limitations[jurisdiction]
  if (!rule || type === 'fine') return null
  return { lastOn: plusYears(dueOn, 2), warnFrom: plusMonths(dueOn, warnAfterMonths), ...rule }
}

const goodsAndServicesBps = 500

/** The GST on a charge to a unit that is not residential, in cents, rounded half up once per line. */
export const goodsAndServicesTax = (cents: number): Ruled & { cents: number } => ({
  cents: Math.round((cents * goodsAndServicesBps) / 10_000),
  why: 'Fees for residential units are exempt from GST; fees for commercial units are subject to 5%.',
  source: 'Excise Tax Act, Schedule V, Part I, s. 13',
  unverified: true,
})
