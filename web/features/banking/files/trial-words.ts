import type { BankFile } from '../../../../contract/banking/bank-file.ts'
import { counted } from '../../../../contract/text.ts'
import { formatDate } from '../../../../contract/time.ts'

/** What a tried bank file says, in words. */

type Tried = Pick<BankFile, 'newRows' | 'knownRows' | 'from' | 'to'>

/** Counts what the file would add, and what the account has already. */
export const countWords = ({ newRows, knownRows }: Tried): string => {
  if (knownRows === 0) return `${counted(newRows, 'new transaction')}.`
  return newRows === 0
    ? `Nothing new: all ${counted(knownRows, 'transaction')} were added before.`
    : `${counted(newRows, 'new transaction')}. ${knownRows} were added before and are left out.`
}

/** Names the days that a file covers. */
export const daysWords = ({ from, to }: Pick<BankFile, 'from' | 'to'>): string => {
  if (from === null || to === null) return 'No days'
  return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`
}

export const fileStateLabels: Readonly<Record<BankFile['state'], string>> = {
  tried: 'Not added yet',
  added: 'Added',
  undone: 'Undone',
}
