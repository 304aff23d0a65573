import { Chip, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { NoticeAnalytics } from '../../../contract/notices.ts'
import { Instant } from '../../ui/moments.tsx'
import { RowTable, type Column } from '../../ui/row-table.tsx'
import { recipientsShown, type Recipient, type RecipientView } from './recipients.ts'

const moment = (at: string | null) => (at ? <Instant at={at} /> : 'No')

const reading: Column<Recipient>[] = [
  {
    name: 'Name and unit',
    cell: ({ name, unitNumbers, hasAccount }) => (
      <>
        {name}
        <Text size="sm" c="dimmed">
          {[unitNumbers.join(', '), !hasAccount && 'no account'].filter(Boolean).join(' · ')}
        </Text>
      </>
    ),
  },
  { name: 'Read', cell: ({ readAt }) => moment(readAt) },
]
const acknowledging: Column<Recipient> = { name: 'Acknowledged', cell: ({ acknowledgedAt }) => moment(acknowledgedAt) }

interface Props {
  recipients: NoticeAnalytics['recipients']
  mustAcknowledge: boolean
}

/** Everybody a notice was for, with the moments of reading and acknowledging. */
export function RecipientTable({ recipients, mustAcknowledge }: Props) {
  const [view, setView] = useState<RecipientView>('all')
  const shown = recipientsShown(recipients, view)
  return (
    <Stack gap="sm">
      <Chip.Group value={view} onChange={(next) => setView(next)}>
        <Group gap="xs" role="group" aria-label="Show">
          <Chip variant="outline" value="all">
            Everyone ({recipients.length})
          </Chip>
          <Chip variant="outline" value="unread">
            Not read
          </Chip>
          {mustAcknowledge && (
            <Chip variant="outline" value="unacknowledged">
              Not acknowledged
            </Chip>
          )}
        </Group>
      </Chip.Group>
      {shown.length > 0 ? (
        <RowTable
          label="Recipients"
          items={shown}
          columns={mustAcknowledge ? [...reading, acknowledging] : reading}
          idOf={({ _id }) => _id}
          leastWidth={320}
        />
      ) : (
        <Text>None.</Text>
      )}
    </Stack>
  )
}
