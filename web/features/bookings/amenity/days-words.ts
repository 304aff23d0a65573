import { formatDate } from '../../../../contract/time.ts'

/** `Dec 1, 2026`, or both days of several. */
export const daysWords = ({ from, to }: { from: string; to: string }): string =>
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`
