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
    done: 'Thank you, that is noted',
    failed: 'Failed to acknowledge the notice',
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
          It tells your council and manager, with the time, that you have read it. It is not a vote and not an
          agreement.
        </Text>
        <BusyButton
          busy={acknowledge.busy}
          busyText="Acknowledging..."
          onClick={() => void acknowledge.run({ params: { id: notice._id } })}
        >
          I have read this notice
        </BusyButton>
      </Group>
    </Alert>
  )
}
