import { Anchor, Card, Divider, Group, Stack, Text, Title } from '@mantine/core'
import { Fragment } from 'react'
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
        Your access requests{' '}
      </Title>
      <Stack gap="md">
        {data.map((request, index) => (
          <Fragment key={request._id}>
            {index > 0 && <Divider />}
            <Request request={request} />
          </Fragment>
        ))}
      </Stack>
    </Card>
  )
}

const Request = ({ request }: { request: MyAccessRequest }) => {
  const { building, unitNumber, status, createdAt, reason, question } = request
  const open = status === 'pending' || status === 'asked'
  return (
    <Stack gap={4} miw={0}>
      <Group gap="xs">
        <Text fw={600}>{building.name}</Text>
        <MyRequestStatus status={status} />
      </Group>
      <Text size="sm" c="dimmed">
        {`${building.city} · unit ${unitNumber} · requested `}
        <Instant at={createdAt} />
      </Text>
      {status === 'asked' && <Text size="sm">Their question: {question}</Text>}
      {reason && <Text size="sm">{reason}</Text>}
      {open && (
        <Anchor
          component={Link}
          to={`/request-access/${building._id}`}
          size="sm"
          w="fit-content"
          mih={44}
          display="inline-flex"
          style={{ alignItems: 'center' }}
        >
          {status === 'asked' ? 'Reply' : 'View your request'}
        </Anchor>
      )}
    </Stack>
  )
}
