import { Group, Text } from '@mantine/core'
import type { ClockState } from '../../../../../contract/tickets/kinds.ts'
import { clockLabels } from '../../../../../contract/tickets/ticket-words.ts'
import type { TicketClock } from '../../../../../contract/tickets/ticket.ts'
import { Instant } from '../../../../ui/moments.tsx'
import { StatusBadge, type Tone } from '../../../../ui/status-badge.tsx'
import { workingTime } from '../../words.ts'

const tones: Readonly<Record<ClockState, Tone>> = {
  running: 'brand',
  paused: 'waiting',
  met: 'good',
  missed: 'bad',
  late: 'bad',
  off: 'neutral',
}

interface Props {
  title: string
  clock: TicketClock
}

/** Until when something is owed, and how much of the building's working time is left. */
export const ServiceClock = ({ title, clock: { state, dueAt, leftMinutes } }: Props) => (
  <div role="group" aria-label={title}>
    <Group justify="space-between" gap="xs">
      <Text fw={600}>{title}</Text>
      <StatusBadge tone={tones[state]}>{clockLabels[state]}</StatusBadge>
    </Group>
    {dueAt && (
      <Text size="sm" c="dimmed">
        {state === 'late' || state === 'missed' ? 'Was due' : 'Due'} <Instant at={dueAt} />
      </Text>
    )}
    {leftMinutes !== null && state !== 'met' && (
      <Text size="sm">
        {workingTime(leftMinutes)} of working time {leftMinutes < 0 ? 'overdue' : 'left'}
      </Text>
    )}
  </div>
)
