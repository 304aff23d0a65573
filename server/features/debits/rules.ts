/** What is debited on a day, and whether the owner was told in time. */
import type { DebitCovers, DebitState } from '../../../contract/debits/debit-words.ts'
import { debitAheadMostDays, debitFileNumberMost } from '../../../contract/limits/debits.ts'
import type { ChargeType } from '../../../contract/ledger/ledger-words.ts'
import { formatMoney } from '../../../contract/money.ts'
import { addDays, daysBetween, formatDate, type LocalDate } from '../../../contract/time.ts'
import { debitFrom, plusMonths } from '../../../law/law.ts'

/** A part of what is debited: a charge, or one to come. */
export interface Part {
  type: ChargeType
  words: string
  dueOn: LocalDate
  cents: number
}

const typesOf: Readonly<Record<DebitCovers, readonly ChargeType[]>> = {
  fees: ['strataFee'],
  feesAndLevies: ['strataFee', 'specialLevy'],
}

/** From when an agreement debits what falls due: after its last debit, and not before it begins. */
export const afterOf = (startsOn: LocalDate, lastDebitOn: LocalDate | null): LocalDate => {
  const before = addDays(startsOn, -1)
  return lastDebitOn !== null && lastDebitOn > before ? lastDebitOn : before
}

/** Keeps what an agreement covers of what falls due after a day and through another, the oldest first. */
export const coveredOf = <P extends { type: ChargeType; dueOn: LocalDate }>(
  { covers, after, on }: { covers: DebitCovers; after: LocalDate; on: LocalDate },
  parts: readonly P[],
): P[] =>
  parts
    .filter(({ type, dueOn }) => typesOf[covers].includes(type) && dueOn > after && dueOn <= on)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))

/** What is debited: what falls due, less what was paid ahead. */
export const amountOf = (parts: readonly { cents: number }[], creditCents: number): number =>
  Math.max(0, parts.reduce((sum, { cents }) => sum + cents, 0) - creditCents)

/** How much of what was paid ahead that takes off. */
export const creditUsed = (parts: readonly { cents: number }[], creditCents: number): number =>
  Math.min(
    creditCents,
    parts.reduce((sum, { cents }) => sum + cents, 0),
  )

/** An amount that an owner was told for a day, and from when it can be debited. */
export interface Told {
  cents: number
  day: LocalDate
  toldOn: LocalDate
  from: LocalDate
}

interface Asked {
  on: LocalDate
  cents: number
  /** Of a test file, which debits nothing. */
  isTest: boolean
  isNoticeWaived: boolean
  /** Whether something falls due: then nothing is debited because it was paid ahead. */
  isPaidAhead: boolean
  lastDebit: { on: LocalDate; cents: number } | null
  /** The latest first. */
  told: readonly Told[]
}

/** A notice of the same amount for a later day: no one is told twice of what is debited once. */
const laterOf = ({ on, cents, told }: Asked): Told | undefined =>
  told.find((one) => one.cents === cents && one.day > on)

const needsNotice = (asked: Asked, today: LocalDate): string => {
  const { cents, isNoticeWaived, lastDebit, on } = asked
  const later = laterOf(asked)
  if (later) return `The owner was notified of ${formatMoney(cents)} from ${formatDate(later.day)}.`
  const what = lastDebit
    ? `The last debit was ${formatMoney(lastDebit.cents)}, and the owner hasn’t been notified of ${formatMoney(cents)}.`
    : 'The owner hasn’t been notified of the first amount.'
  const { from } = debitFrom(today, isNoticeWaived)
  return from <= on ? what : `${what} With notice today, it can be debited from ${formatDate(from)}.`
}

const nothingDue = ({ on, isPaidAhead, lastDebit }: Asked): string => {
  if (isPaidAhead) return 'It was paid ahead.'
  if (lastDebit !== null && lastDebit.on >= on) return `It’s in the file of ${formatDate(lastDebit.on)}.`
  return 'Nothing falls due that the agreement covers.'
}

/**
 * Judges whether an amount can be debited on a day: the same as last time can; a first or changed one can once the owner's
 * notice period is over (Payments Canada, Rule H1). Answers why not, in a sentence.
 */
export const judgeDebit = (asked: Asked, today: LocalDate): { state: DebitState; why: string } => {
  const { on, cents, isTest, lastDebit, told } = asked
  if (cents === 0) return { state: 'nothing', why: nothingDue(asked) }
  if (isTest || lastDebit?.cents === cents) return { state: 'ready', why: '' }
  const notice = told.find(
    (one) => one.cents === cents && one.day <= on && (lastDebit === null || one.day > lastDebit.on),
  )
  if (!notice) return { state: 'needsNotice', why: needsNotice(asked, today) }
  if (notice.from <= on) return { state: 'ready', why: '' }
  const { toldOn, from } = notice
  return {
    state: 'tooSoon',
    why: `The owner was notified on ${formatDate(toldOn)}, so it can be debited from ${formatDate(from)}.`,
  }
}

/** Whether a notice can go out without being asked for: one that is needed, and isn't of another day. */
export const isNoticeDue = (asked: Asked, state: DebitState): boolean =>
  state === 'needsNotice' && laterOf(asked) === undefined

/** The days on which an amount that owners know of, and that wasn't debited since, can be; not before today. */
export const waitingDays = (
  all: readonly { told: readonly Told[]; lastDebit: { on: LocalDate } | null }[],
  today: LocalDate,
): LocalDate[] => {
  const days = all.flatMap(({ told: [latest], lastDebit }) => {
    if (!latest || (lastDebit && latest.day <= lastDebit.on)) return []
    const from = latest.from > latest.day ? latest.from : latest.day
    return [from > today ? from : today]
  })
  return [...new Set(days)].toSorted()
}

/** The day of the next debits: today where it is the first of a month, else the next first. */
export const nextFirst = (today: LocalDate): LocalDate =>
  today.endsWith('-01') ? today : plusMonths(`${today.slice(0, 7)}-01`, 1)

/** What a waiting debit doesn't collect anymore: what is left of charges that it, or one before, should have paid. */
export const earlierOf = (
  {
    covers,
    startsOn,
    after,
    isWaiting,
  }: { covers: DebitCovers; startsOn: LocalDate; after: LocalDate; isWaiting: boolean },
  parts: readonly Omit<Part, 'words'>[],
): number =>
  isWaiting
    ? 0
    : coveredOf({ covers, after: addDays(startsOn, -1), on: after }, parts).reduce((sum, { cents }) => sum + cents, 0)

/** Why a file can't be downloaded, in a sentence; empty where it can. */
export const downloadRefusal = (
  state: string,
  hasFile: boolean,
  debits: readonly { unit: { unitNumber: string }; isEnded: boolean }[],
): string => {
  if (state === 'cancelled') return 'These debits were cancelled.'
  if (!hasFile) return 'The bank details in this file were erased.'
  const ended = debits.filter(({ isEnded }) => isEnded).map(({ unit }) => unit.unitNumber)
  if (state === 'entered' || ended.length === 0) return ''
  const which = ended.length === 1 ? 'agreement for unit' : 'agreements for units'
  return `The ${which} ${ended.join(', ')} ended after this file was made. Cancel these debits, then make the file again.`
}

/** What keeps a file from being made, in sentences. */
export const blocksOf = (
  settings: { letterOn: LocalDate | null; nextNumber: number } | null,
  on: LocalDate,
  today: LocalDate,
): string[] => {
  const latest = addDays(today, debitAheadMostDays)
  return [
    ...(settings === null ? ['Enter what your bank gave you for files of debits first.'] : []),
    ...(settings !== null && settings.letterOn === null
      ? ['Sign the payee letter of undertaking with your bank, and enter its date in the settings.']
      : []),
    ...(settings !== null && settings.nextNumber > debitFileNumberMost
      ? ['All file numbers are used. Ask your bank for another originator number.']
      : []),
    ...(on < today ? ['Choose today or a later day.'] : []),
    ...(daysBetween(today, on) > debitAheadMostDays ? [`Choose a day by ${formatDate(latest)}.`] : []),
  ]
}

/** Says how a debit pays what it was made for, the oldest first, as far as that is still owed. */
export const paysOf = (
  cents: number,
  owed: readonly { _id: string; openCents: number }[],
): { itemId: string; cents: number }[] => {
  let left = cents
  return owed.flatMap(({ _id, openCents }) => {
    const taken = Math.min(left, openCents)
    left -= taken
    return taken > 0 ? [{ itemId: _id, cents: taken }] : []
  })
}

/** Why debits of a file can't be entered in the books, in a sentence; empty where they can. */
export const enterRefusal = (
  { state, isTest, on }: { state: string; isTest: boolean; on: LocalDate },
  today: LocalDate,
): string => {
  if (state === 'entered') return 'These debits are in the books already.'
  if (state === 'cancelled') return 'These debits were cancelled.'
  if (isTest) return 'This was made as a test file, before your bank confirmed one.'
  return on > today ? `These debits can be entered from ${formatDate(on)}.` : ''
}

/** Our reference of a debit in the file of a number: `0007-12 703`. The format has room for 19 characters. */
export const referenceOf = (fileNumber: number, index: number, unitNumber: string): string =>
  `${String(fileNumber).padStart(4, '0')}-${index + 1} ${unitNumber}`.slice(0, 19)
