import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconCloudUp } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useBuilding } from '../../../api/building.tsx'
import {
  deleteWaiting,
  keepWaiting,
  sendWaiting,
  standingOf,
  useWaiting,
  type WaitingTicket,
} from '../../../api/outbox/outbox.ts'
import { useUser } from '../../../api/session.tsx'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useOnline } from '../../../ui/use-online.ts'

/** What somebody wrote without a connection and the desk does not have yet; nothing where nothing waits. */
export const WaitingTickets = () => {
  const { _id: buildingId } = useBuilding()
  const { _id: userId } = useUser()
  const waiting = useWaiting(userId, buildingId)
  if (waiting.length === 0) return null
  return (
    <Stack component="section" gap="sm" mb="lg" aria-labelledby="waiting">
      <Title order={2} size="h4" id="waiting">
        Waiting to send
      </Title>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-labelledby="waiting">
        {waiting.map((ticket) => (
          <Waiting key={ticket._id} ticket={ticket} />
        ))}
      </Stack>
    </Stack>
  )
}

const titleOf = ({ body }: WaitingTicket): string => String(body['title'])

/** What becomes of it, in one line. */
const Says = ({ ticket }: { ticket: WaitingTicket }) => {
  const standing = standingOf(ticket, useNow())
  if (standing === 'refused')
    return (
      <Text c="var(--mantine-color-error)" style={{ overflowWrap: 'anywhere' }}>
        We couldn’t accept this: {ticket.refused?.words} Your text is saved; edit it and send it again.
      </Text>
    )
  if (standing === 'unsure')
    return (
      <Text>
        We tried to send this on <Instant at={ticket.triedAt ?? ticket.writtenAt} /> but got no confirmation. Check your
        tickets before you send it again.
      </Text>
    )
  return <Text>Saved on this device. It will be sent when you’re back online.</Text>
}

const Waiting = ({ ticket }: { ticket: WaitingTicket }) => (
  <Card component="li" padding="md">
    <Stack gap={6} align="flex-start">
      <Group gap="xs" wrap="nowrap">
        <IconCloudUp size={20} aria-hidden />
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {titleOf(ticket)}
        </Text>
      </Group>
      <Says ticket={ticket} />
      <Text size="sm" c="dimmed">
        Written <Instant at={ticket.writtenAt} />
      </Text>
      <Group gap="sm" mt="xs">
        <SendNow ticket={ticket} />
        <Button
          component={Link}
          to={`/tickets/new?waiting=${ticket._id}`}
          variant="default"
          aria-label={`Edit: ${titleOf(ticket)}`}
        >
          Edit
        </Button>
        <Delete ticket={ticket} />
      </Group>
    </Stack>
  </Card>
)

const SendNow = ({ ticket }: { ticket: WaitingTicket }) => {
  const online = useOnline()
  const [sending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    // Whoever sends what is unsure has looked; else the server must still know the key of the first sending.
    const triedAt = standingOf(ticket, new Date().toISOString()) === 'unsure' ? null : ticket.triedAt
    await keepWaiting({ ...ticket, triedAt, refused: null }).then(sendWaiting, () => undefined)
    setSending(false)
  }
  if (!online) return null
  return (
    <BusyButton
      busy={sending}
      busyText="Sending..."
      aria-label={`Send now: ${titleOf(ticket)}`}
      onClick={() => void send()}
    >
      Send now
    </BusyButton>
  )
}

const Delete = ({ ticket }: { ticket: WaitingTicket }) => {
  const { ask, dialog } = useConfirm()
  const remove = async () => {
    const question = {
      title: 'Delete this report?',
      text: 'This deletes it from this device. If it was already sent, it may still have arrived.',
      yes: 'Delete it',
      danger: true,
    }
    if (await ask(question)) await deleteWaiting(ticket._id)
  }
  return (
    <>
      <Button variant="default" aria-label={`Delete: ${titleOf(ticket)}`} onClick={() => void remove()}>
        Delete
      </Button>
      {dialog}
    </>
  )
}
