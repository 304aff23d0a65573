/** What the words of the bank screens are called, on screens and in the history. */

/** What a column of a bank’s CSV file is taken for. */
export const bankColumns = ['date', 'description', 'amount', 'deposit', 'withdrawal', 'balance', 'reference'] as const
export type BankColumn = (typeof bankColumns)[number]

export const bankColumnLabels: Readonly<Record<BankColumn, string>> = {
  date: 'Date',
  description: 'Description',
  amount: 'Amount (deposits and withdrawals)',
  deposit: 'Deposits',
  withdrawal: 'Withdrawals',
  balance: 'Balance',
  reference: 'Reference',
}

/** How a row of the bank came to its proposal. */
export const confidences = ['certain', 'likely', 'unsure'] as const
export type Confidence = (typeof confidences)[number]

export const confidenceLabels: Readonly<Record<Confidence, string>> = {
  certain: 'Certain',
  likely: 'Likely',
  unsure: 'Unsure',
}

export const rowStates = ['toMatch', 'matched', 'posted', 'ignored'] as const
export type RowState = (typeof rowStates)[number]

export const rowStateLabels: Readonly<Record<RowState, string>> = {
  toMatch: 'To match',
  matched: 'Matched',
  posted: 'Posted',
  ignored: 'Ignored',
}

/** What a row of the bank turns out to be. */
export const outcomeKinds = [
  'payment',
  'recorded',
  'debits',
  'returned',
  'paidOut',
  'category',
  'transfer',
  'ignored',
] as const
export type OutcomeKind = (typeof outcomeKinds)[number]

export const outcomeLabels: Readonly<Record<OutcomeKind, string>> = {
  payment: 'Payment from an owner',
  recorded: 'Payment already recorded',
  debits: 'Pre-authorized debits',
  returned: 'Returned payment',
  paidOut: 'Already recorded',
  category: 'Income or expense',
  transfer: 'Transfer between funds',
  ignored: 'Ignored',
}

/** Withdrawals that someone may have recorded before the file of the bank came. */
export const recordedWithdrawals = ['refund', 'return', 'expense'] as const

/** What became of an expense that someone recorded; only from the first day of the bank’s files can they show it. */
export const expenseStates = ['atBank', 'outstanding', 'recorded', 'undone'] as const
export type ExpenseState = (typeof expenseStates)[number]

export const expenseStateLabels: Readonly<Record<ExpenseState, string>> = {
  atBank: 'In the bank file',
  outstanding: 'Not yet at the bank',
  recorded: 'Recorded',
  undone: 'Undone',
}

const inBooks: ReadonlySet<OutcomeKind> = new Set(['recorded', 'debits', 'paidOut'])

/** Whether a row is something that is in the books already, so that posting it enters nothing. */
export const isInBooks = ({ kind }: { kind: OutcomeKind }): boolean => inBooks.has(kind)
