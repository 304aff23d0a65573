/** The entries of money that comes in, becomes a holding's, and pays a debt. */
import type { LocalDate } from '../../../../contract/time.ts'
import type { NewEntry } from '../posting.ts'
import type { Chart } from '../store.ts'
import { dividedByFund, type OpenPart } from './rules.ts'

/** Money that came into the bank account of the operating fund and isn't anyone's yet. */
export const paymentEntry = (
  { funds, accounts }: Chart,
  { cents, day, valueDay, source }: { cents: number; day: LocalDate; valueDay: LocalDate; source: string },
): NewEntry => {
  const of = { fundId: funds.operating, holdingId: null }
  return {
    ...{ day, valueDay, source, words: 'Payment' },
    lines: [
      { ...of, accountId: accounts.bank, cents },
      { ...of, accountId: accounts.unplaced, cents: -cents },
    ],
  }
}

/** Money of a payment that becomes a holding's, by the receipt's id. */
export const receiptEntry = (
  { accounts }: Chart,
  {
    _id,
    fundId,
    holdingId,
    cents,
    day,
  }: { _id: string; fundId: string; holdingId: string; cents: number; day: LocalDate },
): NewEntry => ({
  ...{ day, source: `receipt:${_id}`, words: 'Payment received' },
  lines: [
    { fundId, accountId: accounts.unplaced, holdingId: null, cents },
    { fundId, accountId: accounts.credit, holdingId, cents: -cents },
  ],
})

/** A debt that is paid, with what is open of it in each fund. */
interface Paid {
  words: string
  /** The day it is entered for. */
  day: LocalDate
  parts: readonly OpenPart[]
}

/**
 * Credit in one fund that pays a debt in several, by the allocation's id: funds owe each other what went across. What is
 * charged for a day to come is paid on that day; until then it is credit.
 */
export const allocationEntry = (
  { accounts }: Chart,
  {
    _id,
    from,
    holdingId,
    item,
    cents,
    day,
  }: { _id: string; from: string; holdingId: string; item: Paid; cents: number; day: LocalDate },
): NewEntry => ({
  ...{ day: day < item.day ? item.day : day, source: `allocation:${_id}`, words: item.words },
  lines: [...dividedByFund(item.parts, cents)]
    .filter(([, share]) => share > 0)
    .flatMap(([fundId, share]) => [
      { fundId: from, accountId: accounts.credit, holdingId, cents: share },
      ...(fundId === from
        ? []
        : [
            { fundId: from, accountId: accounts.interfund, holdingId: null, cents: -share },
            { fundId, accountId: accounts.interfund, holdingId: null, cents: share },
          ]),
      { fundId, accountId: accounts.receivable, holdingId, cents: -share },
    ]),
})

/** Credit that a holding had before the books began. */
export const broughtCreditEntry = (
  { funds, accounts }: Chart,
  { holdingId, cents, day, source }: { holdingId: string; cents: number; day: LocalDate; source: string },
): NewEntry => ({
  ...{ day, source, words: 'Credit from previous records' },
  lines: [
    { fundId: funds.operating, accountId: accounts.opening, holdingId: null, cents },
    { fundId: funds.operating, accountId: accounts.credit, holdingId, cents: -cents },
  ],
})

/** Money that a fund had in the bank before the books began; below zero where it was overdrawn. */
export const broughtCashEntry = (
  { funds, accounts }: Chart,
  { fund, cents, day, source }: { fund: 'operating' | 'reserve'; cents: number; day: LocalDate; source: string },
): NewEntry => ({
  ...{ day, valueDay: day, source, words: 'Opening balance' },
  lines: [
    { fundId: funds[fund], accountId: accounts.bank, holdingId: null, cents },
    { fundId: funds[fund], accountId: accounts.opening, holdingId: null, cents: -cents },
  ],
})

/** Credit that is refunded from the bank account of the operating fund. */
export const refundEntry = (
  { funds, accounts }: Chart,
  {
    _id,
    holdingId,
    cents,
    day,
    valueDay,
  }: { _id: string; holdingId: string; cents: number; day: LocalDate; valueDay: LocalDate },
): NewEntry => ({
  ...{ day, valueDay, source: `refund:${_id}`, words: 'Refund' },
  lines: [
    { fundId: funds.operating, accountId: accounts.credit, holdingId, cents },
    { fundId: funds.operating, accountId: accounts.bank, holdingId: null, cents: -cents },
  ],
})

/** Credit that moves to another holding. */
export const transferEntry = (
  { funds, accounts }: Chart,
  {
    _id,
    holdingId,
    toHoldingId,
    cents,
    day,
    words,
  }: { _id: string; holdingId: string; toHoldingId: string; cents: number; day: LocalDate; words: string },
): NewEntry => ({
  ...{ day, source: `transfer:${_id}`, words },
  lines: [
    { fundId: funds.operating, accountId: accounts.credit, holdingId, cents },
    { fundId: funds.operating, accountId: accounts.credit, holdingId: toHoldingId, cents: -cents },
  ],
})

/** What of a debt is given up, by fund. */
interface GivenUp {
  _id: string
  holdingId: string
  day: LocalDate
  /** Of the debt. */
  words: string
  shares: ReadonlyMap<string, number>
}

const givenUp = ({ shares }: GivenUp): [fundId: string, cents: number][] => [...shares].filter(([, cents]) => cents > 0)

/** Income that goes down by what is written off, and stands against the debt as credit; by the receipt's id. */
export const writeOffEntry = (
  { credit }: Chart['accounts'],
  income: ReadonlyMap<string, string>,
  of: GivenUp,
): NewEntry => ({
  ...{ day: of.day, source: `writeOff:${of._id}`, words: `Written off: ${of.words}` },
  lines: givenUp(of).flatMap(([fundId, cents]) => [
    { fundId, accountId: income.get(fundId)!, holdingId: null, cents },
    { fundId, accountId: credit, holdingId: of.holdingId, cents: -cents },
  ]),
})

/** What is written off closes the debt in its own funds; by the allocation's id. */
export const givenUpEntry = ({ credit, receivable }: Chart['accounts'], of: GivenUp): NewEntry => ({
  ...{ day: of.day, source: `allocation:${of._id}`, words: of.words },
  lines: givenUp(of).flatMap(([fundId, cents]) => [
    { fundId, accountId: credit, holdingId: of.holdingId, cents },
    { fundId, accountId: receivable, holdingId: of.holdingId, cents: -cents },
  ]),
})

/**
 * What is left of a special levy and goes back to a holding as its credit, by the receipt's id. It was income of the levy's
 * fund, which no longer is it; the money stays in the bank account of the operating fund, where credit is.
 */
export const surplusEntry = (
  { funds, accounts }: Chart,
  {
    _id,
    fundId,
    holdingId,
    cents,
    day,
    words,
  }: { _id: string; fundId: string; holdingId: string; cents: number; day: LocalDate; words: string },
): NewEntry => ({
  ...{ day, source: `levyRefund:${_id}`, words },
  lines: [
    { fundId, accountId: accounts.levies, holdingId: null, cents },
    { fundId, accountId: accounts.interfund, holdingId: null, cents: -cents },
    { fundId: funds.operating, accountId: accounts.interfund, holdingId: null, cents },
    { fundId: funds.operating, accountId: accounts.credit, holdingId, cents: -cents },
  ],
})

/** Credit that left and turned out never to have been paid: owed by the holding that it left, by the debt's id. */
export const returnedCreditEntry = (
  { funds, accounts }: Chart,
  {
    _id,
    holdingId,
    cents,
    day,
    words,
  }: { _id: string; holdingId: string; cents: number; day: LocalDate; words: string },
): NewEntry => ({
  ...{ day, source: `returnedCredit:${_id}`, words },
  lines: [
    { fundId: funds.operating, accountId: accounts.receivable, holdingId, cents },
    { fundId: funds.operating, accountId: accounts.credit, holdingId, cents: -cents },
  ],
})
