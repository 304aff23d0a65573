import type { AskType } from '../../../../contract/forms/templates.ts'

/** What whoever sends a letter is asked for, in words. */
export const askTypeLabels: Readonly<Record<AskType, string>> = {
  text: 'A line of text',
  longText: 'Several lines of text',
  date: 'A day',
  time: 'A time of day',
  money: 'An amount',
  choice: 'One of several choices',
  rows: 'A table of rows',
}
