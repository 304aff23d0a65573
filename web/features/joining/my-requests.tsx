import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import type { AccessRequestStatus, MyAccessRequest } from '../../../contract/joining/access-requests.ts'
import { dashboardRefetchMs, dashboardStaleMs } from '../../../contract/limits.ts'
import { api } from '../../api/api.ts'
import { useBuildingSelection } from '../../api/building.tsx'
import { useRoute } from '../../api/queries.ts'
import { Instant } from '../../ui/moments.tsx'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'

const words: Record<AccessRequestStatus, readonly [tone: Tone, text: string]> = {
  pending: ['waiting', 'Waiting for an answer'],
  approved: ['good', 'Let in'],
  declined: ['bad', 'Turned down'],
  withdrawn: ['neutral', 'Withdrawn'],
  expired: ['neutral', 'Not answered in time'],
}

/** Where somebody asked to be let in, and what became of it; it opens by itself once they are let in. */
export const MyRequests = () => {
  const { data } = useRoute(
    api.joining.myAccessRequests,
    {},
    { staleTime: dashboardStaleMs, refetchInterval: dashboardRefetchMs },
  )
  const { retry } = useBuildingSelection()
  const letIn = data?.filter(({ status }) => status === 'approved').length ?? 0
  const lookForBuildings = useEffectEvent(() => retry())
  useEffect(() => {
    if (letIn > 0) lookForBuildings()
  }, [letIn])
  if (!data?.length) return null
  return (
    <Card component="section" padding="lg" aria-labelledby="my-requests">
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
  const { building, unitNumber, status, createdAt, reason } = request
  const [tone, text] = words[status]
  return (
    <Group justify="space-between" align="flex-start" gap="xs">
      <Stack gap={0} miw={0} flex="1 1 12rem">
        <Text fw={600}>{building.name}</Text>
        <Text size="sm" c="dimmed">
          {`${building.city} · unit ${unitNumber} · asked `}
          <Instant at={createdAt} />
        </Text>
        {reason && <Text size="sm">{reason}</Text>}
      </Stack>
      <StatusBadge tone={tone}>{text}</StatusBadge>
    </Group>
  )
}
