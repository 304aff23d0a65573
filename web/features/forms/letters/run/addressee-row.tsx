import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Addressee, Letter } from '../../../../../contract/forms/runs.ts'
import type { LocalDate } from '../../../../../contract/time.ts'
import { Instant } from '../../../../ui/moments.tsx'
import { StatusBadge } from '../../../../ui/status-badge.tsx'
import { deliveryWords, placeOf } from './delivery-words.ts'
import { HandoverDialog } from './handover-dialog.tsx'

interface Props {
  letter: Letter
  addressee: Addressee
  today: LocalDate
}

/** Somebody who gets a letter: how, when, and when it counts as received. */
export function AddresseeRow({ letter, addressee, today }: Props) {
  const [noting, setNoting] = useState(false)
  const { _id, name, isCopy, way, sentOn, readAt, late } = addressee
  const place = placeOf(addressee)
  const waits = way === 'paper' && sentOn === null && letter.state === 'sent'
  const { unitNumber } = letter
  return (
    <Group component="li" justify="space-between" align="flex-start" gap="sm">
      {noting && (
        <HandoverDialog
          papers={[{ letterId: letter._id, addresseeId: _id, name, unitNumber }]}
          today={today}
          onClose={() => setNoting(false)}
        />
      )}
      <Stack gap={2} flex="1 1 14rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {name}
          </Text>
          {waits && <StatusBadge tone="waiting">To deliver</StatusBadge>}
          {isCopy && <StatusBadge tone="neutral">Copy required by law</StatusBadge>}
        </Group>
        {place && <Text size="sm">{place}</Text>}
        <Text size="sm" c="dimmed">
          {deliveryWords(addressee)}
          {readAt && (
            <>
              {' Opened in Parapet '}
              <Instant at={readAt} />
            </>
          )}
        </Text>
        {late && (
          <Text size="sm" c="var(--mantine-color-error)">
            {late}
          </Text>
        )}
      </Stack>
      {way === 'paper' && letter.state === 'sent' && (
        <Button
          variant={waits ? 'default' : 'subtle'}
          aria-label={waits ? `Record delivery to ${name}` : `Correct delivery to ${name}`}
          onClick={() => setNoting(true)}
        >
          {waits ? 'Record delivery' : 'Correct'}
        </Button>
      )}
    </Group>
  )
}
