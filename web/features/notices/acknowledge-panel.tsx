import { Alert, Group, Text } from '@mantine/core'
import { IconCircleCheck, IconHandStop } from '@tabler/icons-react'
import type { Notice } from '../../../contract/notices.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Instant } from '../../ui/moments.tsx'

/** Asks the reader to take note, and says afterwards that it is done. */
export function AcknowledgePanel({ notice }: { notice: Notice }) {
  const acknowledge = useAction(api.notices.acknowledge, {
    done: 'Thanks, recorded.',
    failed: 'We couldn’t record that. Please try again.',
    refresh: [api.notices.get, api.notices.list, api.notices.analytics, api.notifications.unreadCount],
  })
  if (notice.acknowledgedAt)
    return (
      <Alert color="green" icon={<IconCircleCheck aria-hidden />} role="status">
        You acknowledged this notice on <Instant at={notice.acknowledgedAt} />
      </Alert>
    )
  if (!notice.mustAcknowledge || !notice.can.acknowledge) return null
  return (
    <Alert color="orange" icon={<IconHandStop aria-hidden />} title="Please acknowledge this notice">
      <Group justify="space-between" gap="md">
        <Text size="sm" flex="1 1 16rem">
          This lets your council and manager know when you read it. It isn’t a vote or an agreement.
        </Text>
        <BusyButton
          busy={acknowledge.busy}
          busyText="Acknowledging..."
          onClick={() => void acknowledge.run({ params: { id: notice._id } })}
        >
          I’ve read this notice
        </BusyButton>
      </Group>
    </Alert>
  )
}
