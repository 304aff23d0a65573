import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { NoticeAnalytics } from '../../../contract/notices.ts'
import { Instant } from '../../ui/moments.tsx'
import { RowTable, type Column } from '../../ui/row-table.tsx'
import { recipientsShown, type Recipient, type RecipientView } from './recipients.ts'

const moment = (at: string | null) => (at ? <Instant at={at} /> : 'No')

const columns: Column<Recipient>[] = [
  {
    name: 'Name',
    cell: ({ name, hasAccount }) => (
      <>
        {name}{' '}
        {!hasAccount && (
          <Text span size="sm" c="dimmed">
            no account
          </Text>
        )}
      </>
    ),
  },
  { name: 'Unit', cell: ({ unitNumbers }) => unitNumbers.join(', ') || '–' },
  { name: 'Read', cell: ({ readAt }) => moment(readAt) },
  { name: 'Acknowledged', cell: ({ acknowledgedAt }) => moment(acknowledgedAt) },
]

interface Props {
  recipients: NoticeAnalytics['recipients']
}

/** Everybody a notice was for, with the moments of reading and acknowledging. */
export function RecipientTable({ recipients }: Props) {
  const [view, setView] = useState<RecipientView>('all')
  const shown = recipientsShown(recipients, view)
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label="Which people"
        value={view}
        onChange={setView}
        data={[
          { value: 'all', label: `Everybody (${recipients.length})` },
          { value: 'unread', label: 'Not read' },
          { value: 'unacknowledged', label: 'Not acknowledged' },
        ]}
      />
      {shown.length > 0 ? (
        <RowTable
          label="People the notice was for"
          items={shown}
          columns={columns}
          idOf={({ _id }) => _id}
          leastWidth={560}
        />
      ) : (
        <Text>Nobody.</Text>
      )}
    </Stack>
  )
}
