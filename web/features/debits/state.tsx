import { Group } from '@mantine/core'
import type { DebitRunSummary } from '../../../contract/debits/debit-run.ts'
import {
  debitRunStateLabels,
  debitStateLabels,
  type DebitRunState,
  type DebitState,
} from '../../../contract/debits/debit-words.ts'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'

const tones: Readonly<Record<DebitState, Tone>> = {
  ready: 'good',
  needsNotice: 'waiting',
  tooSoon: 'neutral',
  nothing: 'neutral',
}
const runTones: Readonly<Record<DebitRunState, Tone>> = { made: 'waiting', entered: 'good', cancelled: 'neutral' }

/** Where a debit is on its way into a file. */
export const State = ({ state }: { state: DebitState }) => (
  <StatusBadge tone={tones[state]}>{debitStateLabels[state]}</StatusBadge>
)

/** Whether the debits of a file are in the books, and whether the file is a test, which never is. */
export const RunState = ({ run: { state, isTest } }: { run: Pick<DebitRunSummary, 'state' | 'isTest'> }) => (
  <Group gap="xs">
    {isTest && <StatusBadge tone="brand">Test file</StatusBadge>}
    {(!isTest || state !== 'made') && <StatusBadge tone={runTones[state]}>{debitRunStateLabels[state]}</StatusBadge>}
  </Group>
)
