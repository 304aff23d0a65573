import type { KeptImport } from './store.ts'

const past: Partial<Record<KeptImport['status'], string>> = {
  waiting: 'This import is in progress.',
  running: 'This import is in progress.',
  applied: 'This file was already imported.',
  undone: 'This import was undone; choose the file again.',
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
  if (!reading || reading.faults.length) return 'This file can’t be read yet; tell us what its columns mean.'
  if (reading.questions.some(({ answer }) => answer === null)) return 'Answer the questions about the file first.'
  if (counts.error > 0) return 'Some rows in this file need fixing first.'
  return reading.writes ? null : 'The building’s roster already matches this file.'
}
