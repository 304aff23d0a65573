import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import type { MyAccessRequest } from '../../../contract/joining/access-requests.ts'
import { Instant } from '../../ui/moments.tsx'
import { MyRequestStatus } from './request-status.tsx'
import { useMyRequests } from './use-my-requests.ts'

/** Where somebody asked to be let in, and what became of it; it opens by itself once they are let in. */
export const MyRequests = () => {
  const { data } = useMyRequests()
  if (!data?.length) return null
  return (
    <Card component="section" padding="lg" mb="md" aria-labelledby="my-requests">
      <Title order={2} size="h4" id="my-requests" mb="sm">
        What you asked for
      </Title>
      <Stack gap="md">
        {data.map((request) => (
          <Request key={request._id} request={request} />
        ))}
      </Stack>
    </Card>
  )
}

const Request = ({ request }: { request: MyAccessRequest }) => {
  const { building, unitNumber, status, createdAt, reason, question } = request
  const open = status === 'pending' || status === 'asked'
  return (
    <Group justify="space-between" align="flex-start" gap="xs">
      <Stack gap={0} miw={0} flex="1 1 12rem">
        <Text fw={600}>{building.name}</Text>
        <Text size="sm" c="dimmed">
          {`${building.city} · unit ${unitNumber} · asked `}
          <Instant at={createdAt} />
        </Text>
        {status === 'asked' && <Text size="sm">They ask: {question}</Text>}
        {reason && <Text size="sm">{reason}</Text>}
        {open && (
          <Anchor component={Link} to={`/request-access/${building._id}`} size="sm" py="xs" w="fit-content">
            {status === 'asked' ? 'Answer' : 'Look at your request'}
          </Anchor>
        )}
      </Stack>
      <MyRequestStatus status={status} />
    </Group>
  )
}
