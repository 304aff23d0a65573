import { Button, Group, Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { BankFile } from '../../../../contract/banking/bank-file.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { formatDate } from '../../../../contract/time.ts'
import { Figure, Figures } from '../../../ui/figures.tsx'
import { DiscardButton } from '../../../ui/discard-button.tsx'
import { Findings } from '../../../ui/findings.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { directionOf, signedMoney } from '../matching/outcome-words.ts'
import { Reading } from './reading.tsx'
import { countWords, daysWords } from './trial-words.ts'
import { useFileStep } from './use-file-step.ts'

interface Props {
  file: BankFile
  onAdded: () => void
  onClose: () => void
}

/** What a tried file would add: its figures, how it is read, and its first transactions. */
export const Trial = ({ file, onAdded, onClose }: Props) => {
  const { _id: id, version, fileName, faults, warnings, newRows, choices, sample, can } = file
  const add = useFileStep(`${counted(newRows, 'transaction')} added`)
  const discard = useFileStep()
  const panel = useRef<HTMLDivElement>(null)
  // The button that opened the file is gone.
  useEffect(() => panel.current?.focus(), [])
  const start = async () => {
    const added = await add.run({ params: { id }, body: { step: 'add', version } })
    if (added) onAdded()
  }
  const drop = async () => {
    const answer = await discard.run({ params: { id }, body: { step: 'discard', version } })
    if (answer !== undefined) onClose()
  }
  return (
    <div ref={panel} tabIndex={-1}>
      <Panel title={`Check ${fileName}`} text="Nothing is added until you confirm it below.">
        {file.from !== null && <FileFigures file={file} />}
        <Findings title="This file can’t be added yet" colour="red" lines={faults} />
        <Findings title="Check this first" colour="orange" lines={warnings} />
        {choices && <Reading file={file} choices={choices} />}
        {sample.length > 0 && (
          <RowTable
            label="First transactions of the file"
            items={sample.map((one, at) => ({ ...one, at }))}
            columns={columns}
            idOf={({ at }) => String(at)}
            leastWidth={560}
            stacks
          />
        )}
        <Group gap="sm">
          {newRows > 0 && (
            <Button loading={add.busy} disabled={!can.add || discard.busy} onClick={() => void start()}>
              Add {counted(newRows, 'transaction')}
            </Button>
          )}
          <DiscardButton busy={discard.busy} disabled={add.busy} onDiscard={() => void drop()} />
        </Group>
      </Panel>
    </div>
  )
}

const FileFigures = ({ file }: { file: BankFile }) => (
  <Stack gap="sm">
    <Text fw={600}>{countWords(file)}</Text>
    <Figures most={4}>
      <Figure name="Days">{daysWords(file)}</Figure>
      <Figure name="Deposits">{formatMoney(file.depositCents)}</Figure>
      <Figure name="Withdrawals">{formatMoney(file.withdrawalCents)}</Figure>
      <Figure name="Closing balance">
        {file.closingCents === null ? 'Not in the file' : formatMoney(file.closingCents)}
      </Figure>
    </Figures>
  </Stack>
)

type Sample = BankFile['sample'][number] & { at: number }

const columns: readonly Column<Sample>[] = [
  { name: 'Day', cell: ({ day }) => formatDate(day) },
  {
    name: 'Description',
    cell: ({ text, isKnown }) => (
      <Group gap="xs">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        {isKnown && <StatusBadge tone="neutral">Already added</StatusBadge>}
      </Group>
    ),
  },
  { name: 'Type', cell: ({ cents }) => directionOf(cents) },
  { name: 'Amount', figures: true, cell: ({ cents }) => signedMoney(cents) },
]
