/** What keeps a special levy from being approved or changed, and which steps it allows. */
import type {
  Levy,
  LevyBlock,
  LevyDivision,
  LevyMoney,
  LevyState,
  LevyStepName,
} from '../../../contract/levies/levy.ts'
import { addDays, formatDate, formatMonth, type LocalDate } from '../../../contract/time.ts'
import { toComeWords } from '../../../contract/levies/levy-words.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { Labels } from '../../../law/law.ts'
import type { LevyUnit } from './shares/rules.ts'

/** What a draft is judged by. */
export interface Judged {
  division: LevyDivision
  dueDays: readonly LocalDate[]
  units: readonly LevyUnit[]
  lockedThrough: LocalDate | null
}

/** Says what keeps a draft from being approved now. */
export const blocksOf = (
  { division, dueDays, units, lockedThrough }: Judged,
  { entitlement }: Pick<Labels, 'entitlement'>,
): LevyBlock[] => {
  const blocks: LevyBlock[] = []
  const without = units.filter(({ unitEntitlement }) => unitEntitlement === null).map(({ unitNumber }) => unitNumber)
  if (units.length === 0)
    blocks.push({ about: 'noUnits', words: 'The building has no units yet. Add them first.', unitNumbers: [] })
  if (division === 'entitlement' && without.length > 0)
    blocks.push({
      about: 'noEntitlement',
      words:
        without.length === 1
          ? `1 unit has no ${entitlement.one} on record. Add it to the unit, then continue.`
          : `${without.length} units have no ${entitlement.one} on record. Add it to the units, then continue.`,
      unitNumbers: without,
    })
  const locked = lockedThrough === null ? undefined : dueDays.find((day) => day <= lockedThrough)
  if (lockedThrough !== null && locked !== undefined)
    blocks.push({
      about: 'lockedMonth',
      words: `${formatMonth(locked)} is locked. Choose due dates from ${formatDate(addDays(lockedThrough, 1))} on.`,
      unitNumbers: [],
    })
  return blocks
}

/** Whether shares can be worked out. */
export const hasShares = (blocks: readonly LevyBlock[]): boolean => blocks.every(({ about }) => about === 'lockedMonth')

/** What decides which steps a levy allows. */
export interface Stepping {
  state: LevyState
  money: Pick<LevyMoney, 'refundedCents' | 'toReserveCents'>
  toCome: Levy['toCome']
  /** Null where nothing is left to refund. */
  surplus: { mayGoToReserve: boolean } | null
}

/** Lists the steps that a levy allows. */
export const stepsOf = ({ state, money, toCome, surplus }: Stepping): LevyStepName[] => {
  if (state === 'draft') return ['approve', 'discard']
  if (state === 'approved') return ['finish']
  const reopening: LevyStepName[] = money.refundedCents + money.toReserveCents === 0 ? ['reopen'] : []
  if (toCome.instalments > 0) return ['cancel', ...reopening]
  return [
    ...reopening,
    ...(surplus ? (['refund'] as const) : []),
    ...(surplus?.mayGoToReserve ? (['toReserve'] as const) : []),
  ]
}

const wrongState: Readonly<Record<LevyStepName, Readonly<Partial<Record<LevyState, string>>>>> = {
  approve: {
    approved: 'This special levy was already approved.',
    finished: 'This special levy was already approved.',
  },
  discard: {
    approved: 'Only a draft can be discarded. Owners approved this special levy.',
    finished: 'Only a draft can be discarded. Owners approved this special levy.',
  },
  finish: {
    draft: 'Owners haven’t approved this special levy yet.',
    finished: 'This special levy is already completed.',
  },
  cancel: {
    draft: 'Owners haven’t approved this special levy yet.',
    approved: 'Complete this special levy to cancel instalments that aren’t charged yet.',
  },
  reopen: {
    draft: 'Owners haven’t approved this special levy yet.',
    approved: 'This special levy isn’t completed.',
  },
  refund: {
    draft: 'Owners haven’t approved this special levy yet.',
    approved: 'Complete this special levy first. Until then, its money is for its purpose.',
  },
  toReserve: {
    draft: 'Owners haven’t approved this special levy yet.',
    approved: 'Complete this special levy first. Until then, its money is for its purpose.',
  },
}

/** Says that a levy has instalments to come, and the ways on: until then it isn't completed, and no surplus leaves it. */
export const toComeRefusal = (toCome: Levy['toCome']): string =>
  `${toComeWords(toCome)} Cancel ${toCome.instalments === 1 ? 'it' : 'them'}, with the resolution or decision to do so, or wait until ${toCome.instalments === 1 ? 'it’s' : 'they’re'} charged. Until then, the levy can’t be completed, and its surplus can’t be refunded or moved.`

/** Says that the instalments to come aren't those that the caller saw; null where they are. */
export const cancellingRefusal = (saidCents: number, cents: number): string | null =>
  saidCents === cents
    ? null
    : `The instalments that aren’t charged yet come to ${formatMoney(cents)} now, not ${formatMoney(saidCents)}. Review them, then continue.`

/** Why a levy doesn't allow a step, in a sentence; null where it does. */
export const stepRefusal = (
  { state, money, toCome, surplus }: Omit<Stepping, 'surplus'> & { surplus: Levy['surplus'] },
  step: LevyStepName,
): string | null => {
  const wrong = wrongState[step][state]
  if (wrong !== undefined) return wrong
  if (stepsOf({ state, money, toCome, surplus }).includes(step)) return null
  if (step === 'cancel') return 'All instalments of this special levy are charged or cancelled.'
  if (step === 'reopen') return 'Its surplus has already been refunded or moved, so it can’t be reopened.'
  if (toCome.instalments > 0) return toComeRefusal(toCome)
  return surplus
    ? `The surplus can’t go to the reserve. ${surplus.reason.why}`
    : 'There’s no surplus left of this special levy.'
}

/** Why a draft can't be changed; null for one. */
export const changeRefusal = (state: LevyState): string | null =>
  state === 'draft' ? null : 'Owners approved this special levy, so it can’t be changed.'
