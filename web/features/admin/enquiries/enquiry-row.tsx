import { Anchor, Card, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { enquiryNumber, purposeWords } from '../../../../contract/enquiries/enquiry-words.ts'
import type { EnquirySummary } from '../../../../contract/enquiries/enquiry.ts'
import { counted } from '../../../../contract/text.ts'
import { Instant } from '../../../ui/moments.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { standingOf } from './enquiry-words.ts'

/** One enquiry of the list: who wrote, of which building, and how it stands. */
export const EnquiryRow = ({ enquiry }: { enquiry: EnquirySummary }) => {
  const { _id, number, purpose, firstName, lastName, buildingName, units, sentAt } = enquiry
  const { tone, words } = standingOf(enquiry)
  return (
    <Card padding="sm">
      <Group justify="space-between" align="flex-start" gap="xs">
        <Stack gap={0} flex="1 1 16rem" miw={0}>
          <Anchor
            component={Link}
            to={`/admin?view=enquiries&enquiry=${_id}`}
            fw={500}
            py={10}
            w="fit-content"
            style={{ overflowWrap: 'anywhere' }}
          >
            {enquiryNumber(number)} · {firstName} {lastName}
          </Anchor>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {purposeWords[purpose]}
            {buildingName && ` · ${buildingName}`}
            {units !== null && ` · ${counted(units, 'unit')}`}
          </Text>
          <Text size="sm" c="dimmed">
            <Instant at={sentAt} />
          </Text>
        </Stack>
        <StatusBadge tone={tone}>{words}</StatusBadge>
      </Group>
    </Card>
  )
}
