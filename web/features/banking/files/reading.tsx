import { Alert, Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { BankFile, BankFileChoices } from '../../../../contract/banking/bank-file.ts'
import { bankColumnLabels, bankColumns, type BankColumn } from '../../../../contract/banking/banking-words.ts'
import { tableHeadingRowsMost } from '../../../../contract/limits/tables.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import classes from './files.module.css'
import { dateOrderLabels, dateOrders, type DateOrder } from './trial-words.ts'
import { useFileStep } from './use-file-step.ts'

type Choices = BankFileChoices

interface Props {
  file: BankFile
  choices: Choices
}

const meanings = [
  { value: '', label: 'Not used' },
  ...bankColumns.map((value) => ({ value, label: bankColumnLabels[value] })),
]
const headingLines = Array.from({ length: tableHeadingRowsMost + 1 }, (_, line) => ({
  value: String(line),
  label: line === 0 ? 'No headings' : `Line ${line}`,
}))
const orders = dateOrders.map((value) => ({ value, label: dateOrderLabels[value] }))

/** How a CSV file is read: shown at once where something is wrong or asked, else on demand. */
export const Reading = ({ file, choices }: Props) => {
  const isAsked = file.faults.length > 0 || choices.dates === null
  const said = file.isRemembered
    ? 'Read like the last file of this account with these headings.'
    : 'Matched by heading. Your choices are remembered for the next file like this.'
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {said}
      </Text>
      {isAsked ? (
        <Columns file={file} choices={choices} />
      ) : (
        <OnDemand words="Change how it’s read">
          <Columns file={file} choices={choices} />
        </OnDemand>
      )}
    </Stack>
  )
}

/** Only what was changed is said: the rest is found out again where it rests on that. */
const changesIn = (before: Choices, after: Choices): Partial<Choices> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(before[name as keyof Choices]) !== JSON.stringify(value),
    ),
  )

/** What each column is taken for, with samples of what it holds, the order of dates and the sign. */
const Columns = ({ file, choices }: Props) => {
  const { _id: id, version, columns } = file
  const [chosen, setChosen] = useState<Choices>(choices)
  const step = useFileStep()
  const change = (part: Partial<Choices>) => setChosen({ ...chosen, ...part })
  const mean = (at: number, value: string) =>
    change({
      meanings: columns.map((_, index) =>
        index === at ? ((value || null) as BankColumn | null) : (chosen.meanings[index] ?? null),
      ),
    })
  const isChanged = JSON.stringify(chosen) !== JSON.stringify(choices)
  return (
    <Stack gap="md">
      {choices.dates === null && <DatesAsked samples={file.dateSamples} />}
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label="Dates are written as"
          data={[...(chosen.dates === null ? [{ value: '', label: 'Choose an order' }] : []), ...orders]}
          value={chosen.dates ?? ''}
          disabled={step.busy}
          onChange={({ currentTarget: { value } }) => change({ dates: value === '' ? null : (value as DateOrder) })}
        />
        <NativeSelect
          label="Headings are in"
          data={headingLines}
          value={String(chosen.headingRow)}
          disabled={step.busy}
          onChange={({ currentTarget: { value } }) => change({ headingRow: Number(value) })}
        />
      </Group>
      <ColumnList columns={columns} meanings={chosen.meanings} busy={step.busy} onMean={mean} />
      <Checkbox
        label="Deposits are shown as negative amounts"
        description="Tick this if deposits and withdrawals are switched below."
        checked={chosen.isTurned}
        disabled={step.busy}
        onChange={({ currentTarget: { checked } }) => change({ isTurned: checked })}
      />
      <Button
        w="fit-content"
        variant="default"
        loading={step.busy}
        disabled={!isChanged}
        onClick={() =>
          void step.run({ params: { id }, body: { step: 'read', version, ...changesIn(choices, chosen) } })
        }
      >
        Apply
      </Button>
    </Stack>
  )
}

const DatesAsked = ({ samples }: { samples: readonly string[] }) => (
  <Alert color="orange" title="Is the day or the month first?">
    The dates of this file can be read both ways: {samples.join(', ')}. Choose the order that your bank uses.
  </Alert>
)

interface ColumnsProps {
  columns: BankFile['columns']
  meanings: Choices['meanings']
  busy: boolean
  onMean: (at: number, value: string) => void
}

const ColumnList = ({ columns, meanings: chosen, busy, onMean }: ColumnsProps) => (
  <ul className={classes['columns']} aria-label="Columns of the file">
    {columns
      .map(({ heading, samples }, at) => ({ name: heading || `Column ${at + 1}`, samples, at }))
      .map(({ name, samples, at }) => (
        <li key={`${at} ${name}`} className={classes['column']}>
          <div className={classes['samples']}>
            <Text fw={600}>{name}</Text>
            <Text size="sm" c="dimmed">
              {samples.length > 0 ? samples.join(' · ') : 'Empty'}
            </Text>
          </div>
          <NativeSelect
            aria-label={`Use of ${name}`}
            data={meanings}
            value={chosen[at] ?? ''}
            disabled={busy}
            onChange={({ currentTarget: { value } }) => onMean(at, value)}
          />
        </li>
      ))}
  </ul>
)
