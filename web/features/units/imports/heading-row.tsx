import { NativeSelect } from '@mantine/core'
import type { Reading } from '../../../../contract/units.ts'
import type { Choose } from './use-choices.ts'

interface Props {
  reading: Pick<Reading, 'headingRow' | 'topRows'>
  busy: boolean
  onChoose: Choose
}

/** Chooses the row with the headings; the file is read again below it. */
export const HeadingRow = ({ reading: { headingRow, topRows }, busy, onChoose }: Props) => (
  <NativeSelect
    label="Heading row"
    description="Rows above it are skipped."
    data={topRows.map(({ row, text }) => ({ value: String(row), label: `${row}: ${text}` }))}
    value={String(headingRow)}
    disabled={busy}
    onChange={({ currentTarget: { value } }) => onChoose(() => ({ headingRow: Number(value) }))}
  />
)
