/** What the columns and types of a file of balances are called, on screens and in messages. */
import { chargeTypes, type ChargeType } from '../ledger/ledger-words.ts'

export const importColumns = ['unit', 'amount', 'charge', 'payment', 'date', 'type', 'fund', 'memo'] as const
export type ImportColumn = (typeof importColumns)[number]

export const importColumnLabels: Readonly<Record<ImportColumn, string>> = {
  unit: 'Unit number',
  amount: 'Amount owed',
  charge: 'Charges',
  payment: 'Payments',
  date: 'Due date',
  type: 'Type',
  fund: 'Fund',
  memo: 'Description',
}

/** The meaning of a word in the type column: the type of its row, or only whether it raises or lowers what is owed. */
export const typeMeanings = ['payment', 'charge', ...chargeTypes] as const
export type TypeMeaning = 'payment' | 'charge' | ChargeType

/** Names the meanings, those that are types of charges as `chargeLabelsWith` names them. */
export const typeMeaningLabelsWith = (
  chargeLabels: Readonly<Record<ChargeType, string>>,
): Readonly<Record<TypeMeaning, string>> => ({
  payment: 'Payment or credit',
  charge: 'Charge',
  ...chargeLabels,
})

/** Where balances come from: a file, the roster that was imported, or only the statements of the bank. */
export const importOrigins = ['file', 'roster', 'bank'] as const
export type ImportOrigin = (typeof importOrigins)[number]

export const importOriginLabels: Readonly<Record<ImportOrigin, string>> = {
  file: 'File',
  roster: 'Roster',
  bank: 'Bank balances',
}

/** `tried`: nothing is in the books yet; `undone`: everything was taken out of them again. */
export const importStates = ['tried', 'added', 'undone'] as const
export type ImportState = (typeof importStates)[number]

export const importStateLabels: Readonly<Record<ImportState, string>> = {
  tried: 'Not added yet',
  added: 'Added',
  undone: 'Undone',
}
