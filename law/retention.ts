import { plusDays, plusYears, type LocalDate, type WrittenDate } from './calendar/days.ts'
import type { Jurisdiction } from './jurisdiction.ts'
import type { DocumentCategory } from './readers.ts'
import type { RecordKind } from './record-kinds.ts'
import type { Ruled } from './ruled.ts'

/** How long a corporation must keep a kind of record. A hold of its own may always keep one for longer. */
export interface RetentionRule extends Ruled {
  /**
   * `current`: as long as it is the one that counts. `untilReplaced`: until what it is about is replaced, disposed of or
   * run out. Years count from the day it was made, or from the day on which what it is about ended.
   */
  keep: 'permanent' | 'current' | 'untilReplaced' | { years: number; from: 'made' | 'ended' }
}

type Keep = RetentionRule['keep']

const whyKept = (keep: Keep): string => {
  if (keep === 'permanent') return 'The corporation must keep it permanently.'
  if (keep === 'current') return 'The corporation must keep the current one; replaced ones may be deleted.'
  if (keep === 'untilReplaced') return 'The corporation must keep it until the item it covers is replaced or gone.'
  const since = keep.from === 'made' ? 'it was made' : 'it has ended'
  return `The corporation must keep it for at least ${keep.years} years after ${since}.`
}

const ofBC = (keep: Keep, subsection = ''): RetentionRule => ({
  keep,
  why: whyKept(keep),
  source: `Strata Property Regulation, s. 4.1${subsection}`,
})
const permanent = ofBC('permanent')
const sixYears = ofBC({ years: 6, from: 'made' }, ' (3)')
const contracts = ofBC({ years: 6, from: 'ended' }, ' (4)')
const current = ofBC('current', ' (6)')

// Strata Property Regulation, BC Reg 43/2000, s. 4.1, as amended by BC Reg 187/2025; the letters are those of the
// Strata Property Act, s. 35.
const bc: Readonly<Record<RecordKind, RetentionRule | null>> = {
  plan: permanent, // (2) (b)
  commonPropertyResolution: permanent, // (2) (e)
  decision: permanent, // (2) (h)
  legalOpinion: permanent, // (2) (h)
  depreciationReport: permanent, // (2) (n.1)
  electricalPlanningReport: permanent, // (2) (n.3)
  evReport: permanent, // (2) (n.4)
  repairReport: ofBC('untilReplaced', ' (2.1)'),
  minutes: sixYears, // (1) (a)
  accounts: sixYears, // (1) (d)
  waiver: sixYears, // (2) (f)
  budget: sixYears, // (2) (i)
  taxReturn: sixYears, // (2) (j)
  bankRecord: sixYears, // (2) (l)
  informationCertificate: sixYears, // (2) (m)
  contract: contracts,
  insurancePolicy: contracts,
  correspondence: ofBC({ years: 2, from: 'made' }, ' (5)'),
  councilList: current, // (1) (b)
  ownerList: current, // (1) (c)
  legislation: current, // (2) (c)
  bylaws: current, // (2) (d)
  rules: current, // (2) (d)
  developerPlan: ofBC('permanent', ' (7)'),
  manual: ofBC('untilReplaced', ' (7)'),
  warranty: ofBC('untilReplaced', ' (7)'),
  developerFinancial: ofBC({ years: 6, from: 'ended' }, ' (7)'),
  other: null,
}

const ofAB = (keep: Keep): RetentionRule => ({
  keep,
  why: whyKept(keep),
  source: 'Condominium Property Regulation, Schedule 3',
  unverified: true,
})
const forGood = ofAB('permanent')
const sevenYears = ofAB({ years: 7, from: 'made' })

// Condominium Property Regulation, AR 168/2000, Schedule 3, in force since January 1, 2020, by secondary sources. They do
// not say from when a policy's seven years count: from its end is the longer way.
const ab: Readonly<Partial<Record<RecordKind, RetentionRule>>> = {
  bylaws: forGood,
  rules: forGood,
  legalOpinion: forGood,
  repairReport: forGood,
  electricalPlanningReport: forGood,
  evReport: forGood,
  depreciationReport: ofAB({ years: 12, from: 'made' }),
  minutes: sevenYears,
  budget: sevenYears,
  accounts: sevenYears,
  insurancePolicy: ofAB({ years: 7, from: 'ended' }),
}

const packs: Readonly<Record<Jurisdiction, Readonly<Partial<Record<RecordKind, RetentionRule | null>>>>> = {
  BC: bc,
  AB: ab,
  other: {},
}

/** How long a building's law has a kind of record kept; null where no law of ours was found to say. */
export const retentionOf = (jurisdiction: Jurisdiction, kind: RecordKind): RetentionRule | null =>
  packs[jurisdiction][kind] ?? null

/** When a record was made, and when what it is about ended: ran out, was replaced or disposed of. */
export interface RecordDays {
  madeOn: LocalDate
  endedOn: LocalDate | null
}

/**
 * The first day on which a record may be deleted. `inForce` while it counts from an end that nobody knows yet,
 * `permanent` where that day never comes, null where nothing binds. The last day that must be kept is kept whole.
 */
export const keptUntil = (
  rule: RetentionRule | null,
  { madeOn, endedOn }: RecordDays,
): WrittenDate | 'permanent' | 'inForce' | null => {
  if (!rule) return null
  const { keep } = rule
  if (keep === 'permanent') return 'permanent'
  const from = typeof keep === 'object' && keep.from === 'made' ? madeOn : endedOn
  if (from === null) return 'inForce'
  return plusDays(typeof keep === 'object' ? plusYears(from, keep.years) : from, 1)
}

const kindOfCategory: Readonly<Record<DocumentCategory, RecordKind>> = {
  bylaws: 'bylaws',
  rules: 'rules',
  minutes: 'minutes',
  financial: 'budget',
  insurance: 'insurancePolicy',
  contracts: 'contract',
  forms: 'other',
  guides: 'other',
  other: 'other',
}

/** What a document of a category is, unless somebody says otherwise. */
export const defaultRecordKind = (category: DocumentCategory): RecordKind => kindOfCategory[category]
