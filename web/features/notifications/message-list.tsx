import { Box, Button, Center, Stack, Title } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Notification } from '../../../contract/notifications.ts'
import type { Instant } from '../../../contract/time.ts'
import { useZone } from '../../ui/moments.tsx'
import { byDay } from './by-day.ts'
import { MessageRow } from './message-row.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { useMarkRead } from './use-mark-read.ts'

interface Props {
  messages: readonly Notification[]
  /** How many came since and wait to be let in. */
  arrived: number
  onLetIn(): void
  now: Instant
  mark: ReturnType<typeof useMarkRead>
}

/** The messages by day; unread ones can be chosen and marked together. */
export const MessageList = ({ messages, arrived, onLetIn, now, mark }: Props) => {
  const zone = useZone()
  const list = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const unread = messages.filter(({ readAt }) => readAt === null).map(({ _id }) => _id)
  const chosen = unread.filter((id) => picked.has(id))
  const choose = (id: string, on: boolean) =>
    setPicked((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)))
  const markChosen = async () => {
    if (await mark.chosen(chosen)) setPicked(new Set())
  }
  const letIn = () => {
    onLetIn()
    window.scrollTo({ top: 0 })
    list.current?.focus()
  }
  return (
    <>
      <Arrived count={arrived} onLetIn={letIn} />
      {unread.length > 0 && (
        <SelectionBar
          unread={unread.length}
          chosen={chosen.length}
          busy={mark.busy}
          onChooseAll={(all) => setPicked(new Set(all ? unread : []))}
          onMarkRead={() => void markChosen()}
        />
      )}
      <Stack gap="lg" ref={list} tabIndex={-1} style={{ outline: 'none' }}>
        {byDay(messages, now, zone).map(({ name, messages: ofDay }) => (
          <Stack key={name} component="section" gap="xs" aria-label={name}>
            <Title order={2} size="h5">
              {name}
            </Title>
            <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
              {ofDay.map((message) => (
                <li key={message._id}>
                  <MessageRow
                    message={message}
                    chosen={picked.has(message._id)}
                    onChoose={(on) => choose(message._id, on)}
                    onOpen={() => mark.opened(message)}
                  />
                </li>
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </>
  )
}

/** Stands above the list without pushing it down. */
const Arrived = ({ count, onLetIn }: { count: number; onLetIn(): void }) => (
  <Box
    role="status"
    pos="sticky"
    h={0}
    top="calc(var(--bar-height) + var(--mantine-spacing-xs))"
    style={{ zIndex: 10 }}
  >
    {count > 0 && (
      <Center>
        <Button radius="xl" leftSection={<IconArrowUp size={18} aria-hidden />} onClick={onLetIn}>
          {count === 1 ? 'Show 1 new message' : `Show ${count} new messages`}
        </Button>
      </Center>
    )}
  </Box>
)
