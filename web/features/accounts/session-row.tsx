import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import type { z } from 'zod'
import type { Session } from '../../../contract/accounts.ts'
import { Instant } from '../../ui/moments.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

interface Props {
  session: z.infer<typeof Session>
  busy: boolean
  onEnd: () => void
}

const Sign = ({ device }: { device: string }) =>
  /Android|iPhone|iPad/.test(device) ? (
    <IconDeviceMobile size={24} aria-hidden style={{ flex: 'none' }} />
  ) : (
    <IconDeviceDesktop size={24} aria-hidden style={{ flex: 'none' }} />
  )

/** One signed-in browser: what it is, since when, and how to end it. */
export const SessionRow = ({
  session: { device, createdAt, lastSeenAt, secondFactor, current },
  busy,
  onEnd,
}: Props) => (
  <Group component="li" justify="space-between" gap="sm" py="sm">
    <Group gap="md" wrap="nowrap" flex="1 1 14rem">
      <Sign device={device} />
      <Stack gap={2}>
        <Group gap="xs">
          <Text fw={500}>{device}</Text>
          {current && <StatusBadge tone="good">This browser</StatusBadge>}
          {secondFactor && <StatusBadge tone="neutral">Two-step</StatusBadge>}
        </Group>
        <Text size="sm" c="dimmed">
          Signed in <Instant at={createdAt} />
          {!current && (
            <>
              , last seen <Instant at={lastSeenAt} />
            </>
          )}
        </Text>
      </Stack>
    </Group>
    {!current && (
      <Button variant="default" disabled={busy} onClick={onEnd} aria-label={`Sign out ${device}`}>
        Sign out
      </Button>
    )}
  </Group>
)
