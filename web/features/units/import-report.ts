import type { ImportReport, RowFate } from '../../../contract/units.ts'

export type Fate = RowFate['fate']

/** What each fate is called, in the order in which a reader needs them. */
export const fateLabels: Record<Fate, string> = {
  error: 'Refused',
  warning: 'Please check',
  new: 'New',
  update: 'Changed',
  unchanged: 'Unchanged',
}
export const fates = Object.keys(fateLabels) as Fate[]

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const takesIn = new Set<Fate>(['new', 'update', 'warning'])
/** People that the file adds or changes, each once however many units they have; a warning is taken in too. */
const peopleTakenIn = ({ rows }: ImportReport) =>
  new Set(rows.flatMap(({ fate, name }) => (takesIn.has(fate) ? name.toLowerCase() : []))).size
const unitsTakenIn = ({ units }: ImportReport) => units.new + units.update

/** Where a report leads: nothing to do, a file to mend first, or an import that waits for a yes. */
export type Verdict = 'refused' | 'nothing' | 'ready' | 'done'
export const verdictOf = (report: ImportReport): Verdict => {
  if (report.counts.error > 0) return 'refused'
  if (peopleTakenIn(report) + unitsTakenIn(report) === 0) return report.rows.length === 0 ? 'refused' : 'nothing'
  return report.applied ? 'done' : 'ready'
}

/** What an import takes in: `64 units and 81 people`; parts that are 0 are left out. */
export const takenIn = (report: ImportReport): string => {
  const units = unitsTakenIn(report)
  const people = peopleTakenIn(report)
  return [units && counted(units, 'unit', 'units'), people && counted(people, 'person', 'people')]
    .filter(Boolean)
    .join(' and ')
}

/** A cell that a spreadsheet would take for a formula is led by an apostrophe (security: formulas in exports). */
const cell = (value: string | number) =>
  `"${String(value)
    .replace(/^(?=[=+\-@\t\r])/, "'")
    .replaceAll('"', '""')}"`

/** The report as CSV: one line a row of the file, its fate and what was said of it. */
export const reportCsv = (rows: readonly RowFate[]): string =>
  [
    ['row', 'result', 'unit_number', 'name', 'messages'],
    ...rows.map(({ row, fate, unitNumber, name, messages }) => [
      row,
      fateLabels[fate],
      unitNumber,
      name,
      messages.join(' '),
    ]),
  ]
    .map((line) => line.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n')
