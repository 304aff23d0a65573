import type { AskType } from '../../../../contract/forms/templates.ts'

/** What whoever sends a letter is asked for, in words. */
export const askTypeLabels: Readonly<Record<AskType, string>> = {
  text: 'Short text',
  longText: 'Long text',
  date: 'Date',
  time: 'Time',
  money: 'Amount',
  choice: 'Multiple choice',
  rows: 'Table',
}
