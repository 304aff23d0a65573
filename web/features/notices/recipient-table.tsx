import { SegmentedControl, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import type { NoticeAnalytics } from '../../../contract/notices.ts'
import { formatInstant } from '../../../contract/time.ts'
import { recipientsShown, type RecipientView } from './recipients.ts'

interface Props {
  recipients: NoticeAnalytics['recipients']
  zone: string
}

/** Everybody a notice was for, with the moments of reading and acknowledging. */
export function RecipientTable({ recipients, zone }: Props) {
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
      <Table.ScrollContainer minWidth={560} maxHeight={520}>
        <Table stickyHeader tabularNums highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Name</Table.Th>
              <Table.Th scope="col">Unit</Table.Th>
              <Table.Th scope="col">Read</Table.Th>
              <Table.Th scope="col">Acknowledged</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map(({ _id, name, unitNumbers, hasAccount, readAt, acknowledgedAt }) => (
              <Table.Tr key={_id}>
                <Table.Td>
                  {name}{' '}
                  {!hasAccount && (
                    <Text span size="sm" c="dimmed">
                      no account
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>{unitNumbers.join(', ') || '–'}</Table.Td>
                <Table.Td>{readAt ? formatInstant(readAt, zone) : 'No'}</Table.Td>
                <Table.Td>{acknowledgedAt ? formatInstant(acknowledgedAt, zone) : 'No'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {shown.length === 0 && <Text>Nobody: that is good news.</Text>}
    </Stack>
  )
}
