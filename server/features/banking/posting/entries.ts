/** The entries of rows, and of recorded expenses, that no owner paid. Who was paid stays with them: an entry names no one. */
import type { BankFund } from '../../../../contract/banking/bank-account.ts'
import type { Outcome } from '../../../../contract/banking/bank-row.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { chartOf, NewEntry } from '../../ledger/ledger.ts'

type Chart = Awaited<ReturnType<typeof chartOf>>

/** When something is entered, and as what. */
interface Entered {
  /** What the entry is called. */
  title?: string
  day: LocalDate
  valueDay: LocalDate
  source: string
}

const usual = 'Bank transaction'

/** Income or an expense of a fund, above zero for money that came in. */
export const categoryEntry = (
  { funds, accounts }: Chart,
  fund: BankFund,
  {
    cents,
    outcome,
    title = usual,
    ...entered
  }: Entered & { cents: number; outcome: Pick<Extract<Outcome, { kind: 'category' }>, 'categoryId' | 'authority'> },
): NewEntry => {
  const of = { fundId: funds[fund], holdingId: null }
  return {
    ...entered,
    words: outcome.authority ? `${title}: ${outcome.authority}` : title,
    lines: [
      { ...of, accountId: accounts.bank, cents },
      { ...of, accountId: outcome.categoryId, cents: -cents },
    ],
  }
}

/**
 * An expense of a special levy, or its refund: its money lies in the operating account, so the two funds then owe each other
 * less, or more.
 */
export const levyEntry = (
  { funds, accounts }: Chart,
  levyFundId: string,
  { cents, categoryId, name, title = usual, ...entered }: Entered & { cents: number; categoryId: string; name: string },
): NewEntry => {
  const [own, levy] = [
    { fundId: funds.operating, holdingId: null },
    { fundId: levyFundId, holdingId: null },
  ]
  return {
    ...entered,
    words: `${title}: ${name}`,
    lines: [
      { ...own, accountId: accounts.bank, cents },
      { ...own, accountId: accounts.interfund, cents: -cents },
      { ...levy, accountId: accounts.interfund, cents },
      { ...levy, accountId: categoryId, cents: -cents },
    ],
  }
}

/** Money that moves between the accounts of two funds, which then owe each other less, or more. */
export const transferEntry = (
  { funds, accounts }: Chart,
  fund: BankFund,
  {
    cents,
    outcome,
    ...entered
  }: Omit<Entered, 'title'> & {
    cents: number
    outcome: Extract<Outcome, { kind: 'transfer' }>
  },
): NewEntry => {
  const [own, other] = [
    { fundId: funds[fund], holdingId: null },
    { fundId: funds[outcome.fund], holdingId: null },
  ]
  return {
    ...entered,
    words: `Transfer between funds: ${outcome.authority}`,
    lines: [
      { ...own, accountId: accounts.bank, cents },
      { ...own, accountId: accounts.interfund, cents: -cents },
      { ...other, accountId: accounts.bank, cents: -cents },
      { ...other, accountId: accounts.interfund, cents },
    ],
  }
}
