import type { Ages, ChargeShare, HoldingSummary, OpenCharge } from '../../../../contract/ledger/holding.ts'
import { ageBands, type AgeBand, type ChargeType } from '../../../../contract/ledger/ledger-words.ts'
import { addDays, daysBetween, type LocalDate } from '../../../../contract/time.ts'
import { chargeRule, plusYears, type Jurisdiction } from '../../../../law/law.ts'

/** A debt as it is kept, with what of it is open. */
export interface KnownCharge {
  _id: string
  type: ChargeType
  words: string
  authority: string
  dueOn: LocalDate
  cents: number
  openCents: number
}

/** Shows a debt with what the law makes of it. */
export const chargeShown = (
  jurisdiction: Jurisdiction,
  charge: KnownCharge,
  shares: readonly ChargeShare[] = [],
): OpenCharge => {
  const { isLienable, rank } = chargeRule(jurisdiction, charge.type, charge.dueOn)
  return { ...charge, isLienable, isOnWord: rank === null, shares: [...shares] }
}

const bandOf = (dueOn: LocalDate, today: LocalDate): AgeBand => {
  const days = daysBetween(dueOn, today)
  return days <= 30 ? 'upTo30' : days <= 60 ? 'upTo60' : days <= 90 ? 'upTo90' : 'over90'
}

/** Sums what is due by a day, by how long it has been due. */
export const agesOf = (charges: readonly Pick<KnownCharge, 'dueOn' | 'openCents'>[], today: LocalDate): Ages => {
  const ages: Ages = { upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 }
  for (const { dueOn, openCents } of charges) if (dueOn <= today) ages[bandOf(dueOn, today)] += openCents
  return ages
}

/** Adds up ages, band by band. */
export const agesTogether = (all: readonly Ages[]): Ages =>
  Object.fromEntries(ageBands.map((band) => [band, all.reduce((sum, ages) => sum + ages[band], 0)])) as Ages

const sum = (charges: readonly { openCents: number }[]): number =>
  charges.reduce((total, { openCents }) => total + openCents, 0)

/** A holding as it is kept, with its open debts, the oldest first. */
export type KnownHolding = Pick<
  HoldingSummary,
  '_id' | 'unit' | 'owners' | 'from' | 'to' | 'paymentCode' | 'creditCents'
> & {
  charges: readonly KnownCharge[]
}

type Owed = Pick<HoldingSummary, 'dueCents' | 'ages' | 'lienableCents' | 'laterCents' | 'dueSince'> & { lienable: Ages }

/** Sums up debts, the oldest first, on a day: those that are due by how long, those with the strata’s lien too, and later ones. */
export const owedOf = (
  charges: readonly Pick<KnownCharge, 'type' | 'dueOn' | 'openCents'>[],
  jurisdiction: Jurisdiction,
  today: LocalDate,
): Owed => {
  const due = charges.filter(({ dueOn }) => dueOn <= today)
  const lienable = due.filter(({ type, dueOn }) => chargeRule(jurisdiction, type, dueOn).isLienable)
  return {
    dueCents: sum(due),
    ages: agesOf(due, today),
    lienableCents: sum(lienable),
    lienable: agesOf(lienable, today),
    laterCents: sum(charges.filter(({ dueOn }) => dueOn > today)),
    dueSince: due[0]?.dueOn ?? null,
  }
}

/** Sums up what a holding owes on a day. */
export const summaryOf = (
  { charges, ...holding }: KnownHolding,
  jurisdiction: Jurisdiction,
  today: LocalDate,
): HoldingSummary => {
  const { lienable: _, ...owed } = owedOf(charges, jurisdiction, today)
  return { ...holding, ...owed }
}

const monthStart = (day: LocalDate): LocalDate => `${day.slice(0, 7)}-01`
const nextMonth = (first: LocalDate): LocalDate => monthStart(addDays(first, 31))

/**
 * Lists the first days of the months that can be locked, the oldest first: those that are over by today, from the first that
 * isn't locked, or in which something was entered.
 */
export const monthsToLock = (
  { lockedThrough, firstDay }: { lockedThrough: LocalDate | null; firstDay: LocalDate | null },
  today: LocalDate,
): LocalDate[] => {
  const from = lockedThrough === null ? firstDay && monthStart(firstDay) : addDays(lockedThrough, 1)
  const months: LocalDate[] = []
  if (from === null) return months
  for (let month = from; nextMonth(month) <= today; month = nextMonth(month)) months.push(month)
  return months
}

/** Finds the last day of the month that begins on a day. */
export const lastOfMonth = (first: LocalDate): LocalDate => addDays(nextMonth(first), -1)

/** Says why stall rents can't be charged from a month on; null where they can, or where that is as it was. */
export const rentsRefusal = (from: LocalDate | null, before: LocalDate | null, today: LocalDate): string | null =>
  from === null || from === before || from >= monthStart(today) ? null : 'Choose this month or a later one'

/** Finds the day to enter a payment for: the bank's, or today where that month is locked. */
export const dayToEnter = (receivedOn: LocalDate, lockedThrough: LocalDate | null, today: LocalDate): LocalDate =>
  lockedThrough !== null && receivedOn <= lockedThrough ? today : receivedOn

/** Words a transfer of credit for the statements of both accounts; they may be of one unit, such as before and after a sale. */
export const transferWords = (from: string, to: string): string =>
  from === to
    ? `Credit transferred to another account of unit ${to}`
    : `Credit transferred from unit ${from} to unit ${to}`

/**
 * Says why a decision can't be about a charge. Council and owners decide about a fiscal year ahead, so a charge can be given
 * up before it is due, but by no more than a year. Amounts from before the books began are due when they were then.
 */
export const decisionRefusal = (decidedOn: LocalDate, dueOn: LocalDate): string | null =>
  plusYears(decidedOn, 1) < dueOn ? 'This is more than a year before the charge was due' : null

/** Breaks a text into lines of so many characters at most, between words, and where it has lines of its own. */
export const linesOf = (text: string, most: number): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    for (const word of paragraph.split(' ').filter((one) => one !== '')) {
      const last = lines.at(-1)
      if (last === undefined || last.length + word.length >= most) lines.push(word)
      else lines[lines.length - 1] = `${last} ${word}`
    }
    return lines
  })
