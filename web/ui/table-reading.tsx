import { Alert, Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { tableHeadingRowsMost } from '../../contract/limits/tables.ts'
import { FileColumns, type FileColumn } from './file-columns.tsx'
import { OnDemand } from './on-demand.tsx'
import {
  changesIn,
  dateOrderLabels,
  dateOrders,
  type DateOrder,
  type TableChanges,
  type TableChoices,
} from './table-choices.ts'

interface Props<Meaning extends string> {
  file: {
    columns: readonly FileColumn[]
    /** Dates that leave open whether the day or the month comes first. */
    dateSamples: readonly string[]
    /** Whether it is read as the last file with these headings. */
    isRemembered: boolean
  }
  choices: TableChoices<Meaning>
  /** What the uses of a column are called. */
  labels: Readonly<Record<Meaning, string>>
  words: {
    /** Says that it is read as another file was. */
    remembered: string
    /** Asks for the order of dates, which can be read both ways. */
    dates: (samples: string) => string
    turned: string
    turnedHint: string
  }
  /** Whether it is shown at once, as something is wrong or asked. */
  isAsked: boolean
  busy: boolean
  /** Reads the file again; answers nothing where that failed. */
  onApply: (changes: TableChanges<Meaning>) => Promise<unknown>
}

/** Names the columns that are taken for nothing, so that no one has to look for them. */
const unusedWords = (columns: readonly FileColumn[], meanings: readonly (string | null)[]): string => {
  const unused = columns.filter(({ heading }, at) => (meanings[at] ?? null) === null && heading !== '')
  return unused.length === 0 ? '' : ` Not used: ${unused.map(({ heading }) => heading).join(', ')}.`
}

/** How a table of another product is read: shown at once where something is wrong or asked, else on demand. */
export const TableReading = <Meaning extends string>(props: Props<Meaning>) => {
  const { file, choices, isAsked, words, onApply } = props
  const place = useRef<HTMLDivElement>(null)
  const apply = async (changes: TableChanges<Meaning>) => {
    const answer = await onApply(changes)
    // Nothing is left to apply, so its button lets go of the focus.
    if (answer !== undefined) place.current?.focus({ preventScroll: true })
    return answer
  }
  return (
    <Stack gap="sm" ref={place} tabIndex={-1}>
      <Text size="sm" c="dimmed">
        {file.isRemembered
          ? words.remembered
          : 'Matched by heading. Your choices are remembered for the next file like this.'}
        {unusedWords(file.columns, choices.meanings)}
      </Text>
      {isAsked ? (
        <Columns {...props} onApply={apply} />
      ) : (
        <OnDemand words="Change how it’s read">
          <Columns {...props} onApply={apply} />
        </OnDemand>
      )}
    </Stack>
  )
}

const headingLines = Array.from({ length: tableHeadingRowsMost + 1 }, (_, line) => ({
  value: String(line),
  label: line === 0 ? 'No headings' : `Line ${line}`,
}))
const orders = dateOrders.map((value) => ({ value, label: dateOrderLabels[value] }))

/** What each column is taken for, the order of dates and the sign. What isn’t applied yet outlasts a file that is read again. */
const Columns = <Meaning extends string>({ file, choices, labels, words, busy, onApply }: Props<Meaning>) => {
  const { columns, dateSamples } = file
  const [said, setSaid] = useState<TableChanges<Meaning>>({})
  const changes = changesIn(choices, said)
  const chosen = { ...choices, ...changes }
  const change = (part: TableChanges<Meaning>) => setSaid({ ...changes, ...part })
  const mean = (at: number, meaning: Meaning | null) =>
    change({ meanings: columns.map((_, index) => (index === at ? meaning : (chosen.meanings[index] ?? null))) })
  const apply = async () => {
    if ((await onApply(changes)) !== undefined) setSaid({})
  }
  return (
    <Stack gap="md">
      {choices.dates === null && dateSamples.length > 0 && (
        <Alert color="orange" title="Is the day or the month first?">
          {words.dates(dateSamples.join(', '))}
        </Alert>
      )}
      <RowChoices chosen={chosen} busy={busy} onChange={change} />
      <FileColumns columns={columns}>
        {(name, at) => (
          <UseOfColumn
            name={name}
            meaning={chosen.meanings[at] ?? null}
            {...{ labels, busy }}
            onMean={(one) => mean(at, one)}
          />
        )}
      </FileColumns>
      <Checkbox
        label={words.turned}
        description={words.turnedHint}
        checked={chosen.isTurned}
        disabled={busy}
        onChange={({ currentTarget: { checked } }) => change({ isTurned: checked })}
      />
      <Button
        w="fit-content"
        variant="default"
        loading={busy}
        disabled={Object.keys(changes).length === 0}
        onClick={() => void apply()}
      >
        Apply
      </Button>
    </Stack>
  )
}

interface RowProps {
  chosen: Pick<TableChoices<string>, 'dates' | 'headingRow'>
  busy: boolean
  onChange: (part: Partial<RowProps['chosen']>) => void
}

/** The order of dates, and the line with the headings. */
const RowChoices = ({ chosen: { dates, headingRow }, busy, onChange }: RowProps) => (
  <Group gap="sm" align="flex-end">
    <NativeSelect
      label="Dates are written as"
      data={[...(dates === null ? [{ value: '', label: 'Choose an order' }] : []), ...orders]}
      value={dates ?? ''}
      disabled={busy}
      onChange={({ currentTarget: { value } }) => onChange({ dates: value === '' ? null : (value as DateOrder) })}
    />
    <NativeSelect
      label="Headings are in"
      data={headingLines}
      value={String(headingRow)}
      disabled={busy}
      onChange={({ currentTarget: { value } }) => onChange({ headingRow: Number(value) })}
    />
  </Group>
)

interface UseProps<Meaning extends string> {
  name: string
  meaning: Meaning | null
  labels: Readonly<Record<Meaning, string>>
  busy: boolean
  onMean: (meaning: Meaning | null) => void
}

const UseOfColumn = <Meaning extends string>({ name, meaning, labels, busy, onMean }: UseProps<Meaning>) => (
  <NativeSelect
    aria-label={`Use of ${name}`}
    data={[
      { value: '', label: 'Not used' },
      ...Object.entries<string>(labels).map(([value, label]) => ({ value, label })),
    ]}
    value={meaning ?? ''}
    disabled={busy}
    onChange={({ currentTarget: { value } }) => onMean((value || null) as Meaning | null)}
  />
)
