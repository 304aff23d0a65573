import { Text } from '@mantine/core'
import type { RecordsItemStatus, RecordsStatus } from '../../../../contract/forms/requests.ts'
import { recordsItemStatusLabels, recordsStatusLabels } from '../../../../contract/forms/request-words.ts'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'
import { daysFromTo } from '../../../../law/law.ts'
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx'
import { useToday } from '../../../ui/use-today.ts'
import { dueWords } from './records.ts'

const tones: Readonly<Record<RecordsStatus, Tone>> = {
  received: 'brand',
  clarify: 'waiting',
  feeQuoted: 'waiting',
  ready: 'brand',
  fulfilled: 'good',
  partlyRefused: 'neutral',
  refused: 'bad',
  withdrawn: 'neutral',
}

export const RequestState = ({ status }: { status: RecordsStatus }) => (
  <StatusBadge tone={tones[status]}>{recordsStatusLabels[status]}</StatusBadge>
)

const itemTones: Readonly<Record<RecordsItemStatus, Tone>> = {
  open: 'waiting',
  ready: 'brand',
  given: 'good',
  refused: 'bad',
  withdrawn: 'neutral',
}

export const ItemState = ({ status }: { status: RecordsItemStatus }) => (
  <StatusBadge tone={itemTones[status]}>{recordsItemStatusLabels[status]}</StatusBadge>
)

/** How long there is, and until when. */
export function Due({ dueOn }: { dueOn: LocalDate }) {
  const today = useToday()
  const isPressing = daysFromTo(today, dueOn) <= 1
  return (
    <Text component="span" inherit {...(isPressing && { c: 'var(--mantine-color-red-text)', fw: 600 })}>
      {dueWords(dueOn, today)}, {formatDate(dueOn)}
    </Text>
  )
}
