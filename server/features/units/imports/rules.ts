import type { KeptImport } from './store.ts'

const past: Partial<Record<KeptImport['status'], string>> = {
  waiting: 'This import is being written.',
  running: 'This import is being written.',
  applied: 'This file was imported already.',
  undone: 'This import was undone: choose the file again.',
}

/** Why an import is no dry run any more; null where it is one. */
export const notDry = ({ status }: Pick<KeptImport, 'status'>): string | null => past[status] ?? null

/** What is still to be done before a file may be written; null where nothing is. */
export const obstacleOf = ({
  status,
  counts,
  reading,
}: Pick<KeptImport, 'status' | 'counts' | 'reading'>): string | null => {
  const over = notDry({ status })
  if (over) return over
  if (!reading || reading.faults.length) return 'This file cannot be read yet: say what its columns mean.'
  if (reading.questions.some(({ answer }) => answer === null)) return 'Answer the questions about the file first.'
  if (counts.error > 0) return 'Rows of this file need mending first.'
  return reading.writes ? null : 'The building’s roster already says all that the file says.'
}
