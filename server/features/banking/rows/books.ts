/** What the books know, made ready for many rows: whom a text names is looked up, not searched for. */
import type { BankFund } from '../../../../contract/banking/bank-account.ts'
import type { BankRow, Outcome, PaidOut } from '../../../../contract/banking/bank-row.ts'
import { transferWithinDays } from '../../../../contract/limits/banking.ts'
import { payerMostChars } from '../../../../contract/limits/ledger.ts'
import { daysBetween, type LocalDate } from '../../../../contract/time.ts'
import type { DebitRunInBooks } from '../../debits/debits.ts'
import { codesIn, indexUnits, isNamed, nameWords, payerIn, payerKeyOf, unitsIn, wayIn, type UnitIndex } from './text.ts'

export type Proposal = NonNullable<BankRow['proposal']>

/** Whether two days are so many days apart at most. */
export const near = (one: LocalDate, other: LocalDate, days: number): boolean =>
  Math.abs(daysBetween(one, other)) <= days

/** Lists what a sentence names: `804, 703 and 305`. */
export const listed = (all: readonly string[]): string =>
  all.length > 2 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : all.join(' and ')

/** Lists what a text says: `“804” and “703”`. */
export const quoted = (all: readonly string[]): string => listed(all.map((one) => `“${one}”`))

/** A row of the account. */
export interface Row {
  _id: string
  day: LocalDate
  text: string
  /** What the bank says beside it, such as the number of a cheque. */
  reference?: string | null
  cents: number
}

/** A holding with what a payment without the payer’s word would pay of its debts today, in cents. */
export interface Debtor {
  holdingId: string
  unitNumber: string
  owners: readonly { _id: string; name: string }[]
  /** Of today; those of before have no unit anymore that a payer could name. */
  isCurrent: boolean
  paymentCode: string
  dueCents: number
  /** The latest monthly fee; null before the first. */
  monthCents: number | null
  /** Open fines and enforcement costs, the oldest first, which are paid only on the payer's word. */
  onWord: readonly { chargeId: string; words: string; openCents: number }[]
  /** What other rows are proposed for is taken off what it owes. */
  isClaimed?: boolean
}

/** Whether someone owns every one of these holdings, and so can say for which of them money is. */
export const haveOneOwner = ([first, ...others]: readonly { owners: readonly { _id: string }[] }[]): boolean =>
  first !== undefined &&
  first.owners.some(({ _id }) => others.every(({ owners }) => owners.some((one) => one._id === _id)))

/** A payment in the books. */
export interface Paid {
  _id: string
  day: LocalDate
  cents: number
  payer: string | null
  unitNumbers: readonly string[]
  /** The accounts that these units are of. */
  holdingIds: readonly string[]
  /** When the bank took it back, as the books have it; null where it didn’t. */
  returnedOn: LocalDate | null
  /** A deposit is matched with it. */
  isMatched: boolean
  /** A withdrawal is matched with it. */
  isReturning: boolean
}

/** Money that moved on a day. */
export type Moved = Pick<Row, 'day' | 'cents'>

/** Whether two rows of different accounts may be the two sides of a transfer. */
export const isOtherSide = (one: Moved, other: Moved): boolean =>
  one.cents === -other.cents && near(one.day, other.day, transferWithinDays)

/** Finds the rows of the other account whose side of a transfer was ignored here before. */
const sidesTaken = ({ others, ignored }: Facts): Set<Moved> => {
  const taken = new Set<Moved>()
  for (const row of ignored) {
    const side = others?.find((one) => isOtherSide(one, row) && !taken.has(one))
    if (side) taken.add(side)
  }
  return taken
}

/** What the books know when rows are looked at. */
export interface Facts {
  fund: BankFund
  debtors: readonly Debtor[]
  payments: readonly Paid[]
  /** Refunds, returns and expenses that someone recorded, and that no withdrawal is matched with. */
  paidOut: readonly PaidOut[]
  /** For whom a payer paid before, by what they are remembered by. */
  payers: ReadonlyMap<string, readonly string[]>
  /** Debits of a file that are in the books and that no deposit is matched with. */
  runs: readonly DebitRunInBooks[]
  categories: readonly { _id: string; kind: 'income' | 'expense'; name: string }[]
  /** The rows of the other fund’s account; null where it has none. */
  others: readonly (Moved & { isTransfer: boolean })[] | null
  /** The rows of this account that are ignored; each may be the other side of one there. */
  ignored: readonly Moved[]
}

/** The same with what earlier rows were proposed for taken off, so that no payment and no debt is used twice. */
export interface Books extends Facts {
  debtors: readonly Debtor[]
  /** Units by what a text may call them, and the holding that each has today. */
  units: UnitIndex
  byUnit: ReadonlyMap<string, Debtor>
  byCode: ReadonlyMap<string, Debtor>
  byCents: ReadonlyMap<number, readonly Paid[]>
  /** Holdings by each word of their owners’ names. */
  byWord: ReadonlyMap<string, readonly { debtor: Debtor; name: readonly string[] }[]>
  claimed: Record<'deposits' | 'runs' | 'returns' | 'paidOut', Set<string>> & { sides: Set<Moved> }
}

/** Makes facts ready for many rows. */
export const openBooks = (facts: Facts): Books => {
  const debtors = facts.debtors.map((one) => ({ ...one, onWord: one.onWord.map((charge) => ({ ...charge })) }))
  const current = debtors.filter(({ isCurrent }) => isCurrent)
  const names = current.flatMap((debtor) => debtor.owners.map(({ name }) => ({ debtor, name: nameWords(name) })))
  return {
    ...{ ...facts, debtors },
    units: indexUnits(current.map(({ unitNumber }) => unitNumber)),
    byUnit: new Map(current.map((debtor) => [debtor.unitNumber, debtor])),
    byCode: new Map(debtors.map((debtor) => [debtor.paymentCode, debtor])),
    byCents: Map.groupBy(facts.payments, ({ cents }) => cents),
    byWord: Map.groupBy(names, ({ name }) => name[0] ?? ''),
    claimed: {
      ...{ deposits: new Set(), runs: new Set(), returns: new Set(), paidOut: new Set() },
      sides: sidesTaken(facts),
    },
  }
}

/** A row with what its text names. */
export interface SeenRow extends Row {
  /** Its text without payment codes. */
  said: string
  /** Holdings whose payment codes it has. */
  coded: readonly Debtor[]
  /** Units of these, and those that its words name. */
  unitNumbers: readonly string[]
  /** A unit may only be a part of a longer number, such as a phone number or a mistyped code. */
  isDoubtful: boolean
  payer: string | null
  payerWords: ReadonlySet<string>
  /** For whom this payer paid before. */
  paidFor: readonly string[]
  /** Holdings of owners whom it names. */
  owned: readonly Debtor[]
}

/** Builds the outcome of a deposit of owners. */
export const paymentOf = (
  { text, payer }: SeenRow,
  shares: Extract<Outcome, { kind: 'payment' }>['shares'],
  ask: string[] = [],
): Outcome => ({
  ...{ kind: 'payment', way: wayIn(text), payer: payer?.slice(0, payerMostChars) ?? null },
  ...{ shares, ask },
})

const without = (text: string, numbers: readonly { written: string }[]): string =>
  numbers.reduce((left, { written }) => left.replaceAll(written, ' '), text)

/** Whether ten digits are written in three groups or more: `604 555 0123`. */
const isGrouped = ({ written }: { written: string }): boolean => written.split(/\D/).length > 2

/** Sees whom a row names. */
export const seeRow = ({ units, byWord, byCode, payers, debtors }: Books, row: Row): SeenRow => {
  const codes = codesIn(row).filter(({ code }) => byCode.has(code))
  const coded = [...new Set(codes.map(({ code }) => byCode.get(code)!))]
  const said = without(row.text, codes)
  const saidUnits = unitsIn(said, units)
  const payer = payerIn(row.text)
  const payerWords = new Set(payer === null ? [] : nameWords(payer))
  const named = [...payerWords].flatMap((word) => byWord.get(word) ?? [])
  const owned = new Set(named.filter(({ name }) => isNamed(name, payerWords)).map(({ debtor }) => debtor))
  const paidFor = payers.get(payerKeyOf(row.text) ?? '') ?? []
  return {
    ...{ ...row, said, coded, payer, payerWords, paidFor },
    unitNumbers: [...new Set([...coded.map(({ unitNumber }) => unitNumber), ...saidUnits])],
    isDoubtful: unitsIn(without(said, codesIn({ text: said }).filter(isGrouped)), units).length < saidUnits.length,
    owned: owned.size > 1 ? debtors.filter((one) => owned.has(one)) : [...owned],
  }
}
