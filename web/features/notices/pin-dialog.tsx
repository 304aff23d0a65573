import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { pinLeastDays, pinMostDays } from '../../../contract/limits.ts'
import type { Notice } from '../../../contract/notices.ts'
import { later } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { Instant } from '../../ui/moments.tsx'
import { useNow } from '../../ui/use-now.ts'
import { daysOf } from './pinned.ts'

interface Props {
  notice: Pick<Notice, '_id' | 'title'>
  opened: boolean
  onClose(): void
}

const usual = [3, 7, 14, 30]
const usualDays = 7
const dayMs = 24 * 60 * 60 * 1000
const inWords = (days: number) => (days === 1 ? '1 day' : `${days} days`)

/** Chooses for how many days a notice stays pinned. */
export const PinDialog = ({ notice, opened, onClose }: Props) => (
  <Modal opened={opened} onClose={onClose} title="Pin to everyone’s dashboard">
    <PinForm notice={notice} onClose={onClose} />
  </Modal>
)

function PinForm({ notice, onClose }: Omit<Props, 'opened'>) {
  const [typed, setTyped] = useState(String(usualDays))
  const now = useNow()
  const days = daysOf(typed)
  const pin = useAction(api.notices.pin, {
    done: `“${notice.title}” pinned to the dashboard`,
    failed: 'We couldn’t pin the notice. Please try again.',
    refresh: [api.notices.get, api.notices.list, api.notices.pinned, api.audit.history],
  })
  const send = async () => {
    if (days !== null && (await pin.run({ params: { id: notice._id }, body: { durationDays: days } }))) onClose()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack>
        <TextInput
          label="Number of days"
          description="It’s unpinned automatically after that."
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          error={days === null && `Enter a whole number from ${pinLeastDays} to ${pinMostDays}`}
          data-autofocus
        />
        <UsualLengths days={days} onDays={(length) => setTyped(String(length))} />
        {days !== null && (
          <Text size="sm">
            Pinned until <Instant at={later(now, days * dayMs)} />
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={days === null || pin.busy} aria-busy={pin.busy}>
            {days !== null ? `Pin for ${inWords(days)}` : 'Pin'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const UsualLengths = ({ days, onDays }: { days: number | null; onDays(days: number): void }) => (
  <Group gap="xs" role="group" aria-label="Common durations">
    {usual.map((length) => (
      <Button key={length} size="sm" variant="default" aria-pressed={days === length} onClick={() => onDays(length)}>
        {inWords(length)}
      </Button>
    ))}
  </Group>
)
