/** When a text is in force, which steps it allows, and what may be written of it; pure. */
import type { Bylaw, BylawFields, BylawKind, BylawState, BylawStepName } from '../../../contract/bylaws/bylaw.ts'
import { formatMoney } from '../../../contract/money.ts'
import { counted } from '../../../contract/text.ts'
import { formatDate, type LocalDate } from '../../../contract/time.ts'
import {
  bylawLaw,
  filingFor,
  fineRule,
  latestRatifyBy,
  ratifyBy,
  type FineRule,
  type Jurisdiction,
} from '../../../law/law.ts'

/** The days of a text by which it is judged. */
export type BylawDays = Pick<Bylaw, 'isStandard' | 'inForceFrom' | 'endedOn' | 'endedBy' | 'ratifyBy' | 'ratifiedOn'>

const hasLapsedBy = ({ ratifyBy: last, ratifiedOn }: BylawDays, day: LocalDate): boolean =>
  last !== null && ratifiedOn === null && last < day

/** Tells how a text is on a day, which may be one before it came into force. */
export const stateOn = (text: BylawDays, day: LocalDate): BylawState => {
  if (text.endedBy !== null && text.endedOn !== null && text.endedOn <= day) return text.endedBy
  if (!text.isStandard && (text.inForceFrom === null || text.inForceFrom > day)) return 'waiting'
  if (hasLapsedBy(text, day)) return 'lapsed'
  return text.ratifyBy !== null && text.ratifiedOn === null ? 'toRatify' : 'inForce'
}

/** Tells whether residents weren’t notified of a text since it last changed; a rule that lapses by its day changes too. */
export const isUntold = (text: BylawDays & Pick<Bylaw, 'toldOn'>, today: LocalDate): boolean => {
  if (text.toldOn === null) return true
  const lapsedSince = text.endedOn === null && hasLapsedBy(text, today)
  return lapsedSince && text.ratifyBy !== null && text.toldOn <= text.ratifyBy
}

const afterwards: Readonly<Record<BylawState, readonly BylawStepName[]>> = {
  waiting: ['file', 'discard'],
  inForce: ['repeal', 'discard'],
  toRatify: ['ratify', 'lapse', 'repeal', 'discard'],
  lapsed: ['ratify', 'discard'],
  replaced: [],
  repealed: ['reinstate', 'discard'],
}

/** Lists the steps that a text allows, what is expected next first. */
export const stepsOf = (text: BylawDays, today: LocalDate): readonly BylawStepName[] => {
  // A general meeting was recorded as not having ratified it: that is taken back, not passed over.
  if (text.endedBy === 'lapsed') return ['reinstate', 'discard']
  const state = stateOn(text, today)
  return state === 'inForce' && text.ratifiedOn !== null ? ['repeal', 'unratify', 'discard'] : afterwards[state]
}

const refusals: Readonly<Record<BylawState, string>> = {
  waiting: 'This bylaw isn’t in force yet.',
  inForce: 'This is in force. You can edit, repeal or replace it.',
  toRatify: 'This rule isn’t ratified yet. You can ratify it, record that it lapsed, or repeal it.',
  lapsed: 'This rule has lapsed.',
  replaced: 'This has been replaced.',
  repealed: 'This has been repealed. You can reinstate it.',
}

/** Says why a text doesn’t allow a step today; null where it does. */
export const stepRefusal = (text: BylawDays, step: BylawStepName, today: LocalDate): string | null =>
  stepsOf(text, today).includes(step) ? null : refusals[stateOn(text, today)]

/** What the rules of a draft ask for: the kind of its set, and the building’s law, day and fiscal year. */
export interface BylawGround {
  kind: BylawKind
  jurisdiction: Jurisdiction
  today: LocalDate
  /** `MM-DD`. */
  fiscalYearEnd: string
}

/** A draft without what its kind doesn’t have, with the days that follow from the law. */
export const fitted = (draft: BylawFields, { kind, jurisdiction, fiscalYearEnd }: BylawGround): BylawFields => {
  const fine =
    draft.fineCents === null
      ? { laterFineCents: null, fineEveryDays: null }
      : { laterFineCents: draft.laterFineCents === draft.fineCents ? null : draft.laterFineCents }
  if (kind === 'bylaw') {
    const unfiled = draft.isStandard ? { passedOn: null, filedOn: null, filingNumber: '', replacesId: null } : {}
    return { ...draft, ...fine, ...unfiled, ratifyBy: null, ratifiedOn: null }
  }
  const last = draft.passedOn === null ? null : ratifyBy(jurisdiction, draft.passedOn, fiscalYearEnd)
  return {
    ...draft,
    ...fine,
    isShortStay: false,
    isStandard: false,
    filedOn: null,
    filingNumber: '',
    ratifyBy: last === null ? null : (draft.ratifyBy ?? last),
    ratifiedOn: last === null ? null : draft.ratifiedOn,
  }
}

/** The first day on which a fitted text is in force; null for a standard bylaw, and for one that isn’t filed yet. */
export const forceFrom = (
  { isStandard, passedOn, filedOn }: BylawFields,
  { kind, jurisdiction }: BylawGround,
): LocalDate | null => {
  if (isStandard) return null
  if (kind === 'rule') return passedOn
  return bylawLaw(jurisdiction).filing === null ? (filedOn ?? passedOn) : filedOn
}

/** The rule for the fine of a contravention of a text; null where no act of ours limits fines. */
export const capOf = (
  { isShortStay }: Pick<BylawFields, 'isShortStay'>,
  { kind, jurisdiction, today }: BylawGround,
): FineRule | null => fineRule(jurisdiction, kind === 'rule' ? 'rule' : isShortStay ? 'shortStayBylaw' : 'bylaw', today)

interface Fault {
  field: keyof BylawFields
  message: string
}

const mostWords = (cents: number, { source }: FineRule): string =>
  cents === 0 ? `No fine is allowed (${source})` : `At most ${formatMoney(cents)} (${source})`

const fineFaults = (draft: BylawFields, ground: BylawGround): Fault[] => {
  const { fineCents, laterFineCents, fineEveryDays } = draft
  const faults: Fault[] = []
  if (fineCents !== null && laterFineCents !== null && laterFineCents < fineCents)
    faults.push({ field: 'laterFineCents', message: `At least ${formatMoney(fineCents)}, as for the first` })
  const cap = capOf(draft, ground)
  if (cap === null) return faults
  if (fineCents !== null && fineCents > cap.firstMostCents)
    faults.push({ field: 'fineCents', message: mostWords(cap.firstMostCents, cap) })
  if (laterFineCents !== null && laterFineCents > cap.laterMostCents)
    faults.push({ field: 'laterFineCents', message: mostWords(cap.laterMostCents, cap) })
  if (fineEveryDays !== null && cap.everyDays !== null && fineEveryDays < cap.everyDays)
    faults.push({ field: 'fineEveryDays', message: `At least ${counted(cap.everyDays, 'day')} (${cap.source})` })
  return faults
}

const dayFaults = (draft: BylawFields, { kind, jurisdiction, today, fiscalYearEnd }: BylawGround): Fault[] => {
  const { passedOn, filedOn } = draft
  const faults: Fault[] = []
  for (const field of ['passedOn', 'filedOn', 'ratifiedOn'] as const)
    if (draft[field] !== null && draft[field] > today) faults.push({ field, message: 'This date is in the future' })
  if (kind === 'rule' && passedOn === null) faults.push({ field: 'passedOn', message: 'Enter the date it was made' })
  if (kind === 'bylaw' && !draft.isStandard && passedOn === null && filedOn === null)
    faults.push({
      field: 'passedOn',
      message:
        bylawLaw(jurisdiction).filing === null
          ? 'Enter the date it was passed, or choose “Standard bylaw”'
          : `Enter the date it was passed or ${filingFor(jurisdiction).done}, or choose “Standard bylaw”`,
    })
  if (passedOn !== null && filedOn !== null && filedOn < passedOn)
    faults.push({ field: 'filedOn', message: `It was passed on ${formatDate(passedOn)}, after this date` })
  return [...faults, ...ratifyingFaults(draft, { jurisdiction, fiscalYearEnd })]
}

const ratifyingFaults = (
  { passedOn, ratifyBy: last, ratifiedOn }: BylawFields,
  { jurisdiction, fiscalYearEnd }: Pick<BylawGround, 'jurisdiction' | 'fiscalYearEnd'>,
): Fault[] => {
  if (passedOn === null || last === null) return []
  const madeLater = `It was made on ${formatDate(passedOn)}, after this date`
  const latest = latestRatifyBy(jurisdiction, passedOn, fiscalYearEnd)
  const faults: Fault[] = []
  if (last < passedOn) faults.push({ field: 'ratifyBy', message: madeLater })
  if (latest !== null && last > latest)
    faults.push({ field: 'ratifyBy', message: `The law allows ${formatDate(latest)} at the latest` })
  if (ratifiedOn !== null && ratifiedOn < passedOn) faults.push({ field: 'ratifiedOn', message: madeLater })
  return faults
}

/**
 * Lists what is wrong with a fitted text, by field: days to come, a rule without the date it was made, and a fine above
 * what the law lets bylaws set (BC: Strata Property Act, s. 132; Strata Property Regulation, s. 7.1).
 */
export const faultsOf = (draft: BylawFields, ground: BylawGround): Fault[] => [
  ...dayFaults(draft, ground),
  ...fineFaults(draft, ground),
]
