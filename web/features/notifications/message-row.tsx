import { Badge, Checkbox, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { messageKinds, type KindOfMessage } from '../../../contract/message-kinds.ts'
import type { Notification } from '../../../contract/notifications.ts'
import { TimeOfDay } from '../../ui/moments.tsx'
import classes from './message-row.module.css'

const labelOf = (kind: string): string => (messageKinds as Record<string, KindOfMessage>)[kind]?.label ?? ''

interface Props {
  message: Notification
  chosen: boolean
  onChoose(chosen: boolean): void
  /** The reader opened it. */
  onOpen(): void
}

/** A message of the inbox: what is unread can be chosen, and leads to what it tells of. */
export const MessageRow = ({ message, chosen, onChoose, onOpen }: Props) => {
  const tick = useId()
  const unread = message.readAt === null
  return (
    <div className={classes.row} data-unread={unread || undefined} data-chosen={(unread && chosen) || undefined}>
      {unread ? (
        <label className={classes.mark} htmlFor={tick}>
          <Checkbox
            id={tick}
            size="sm"
            aria-label={`Select ${message.title}`}
            checked={chosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        </label>
      ) : (
        <span className={classes.mark}>
          <IconCheck size={18} role="img" aria-label="Read" />
        </span>
      )}
      <Opening message={message} onOpen={onOpen}>
        <Words message={message} />
      </Opening>
    </div>
  )
}

/** A link where there is somewhere to go; what was withdrawn is read by a click. */
const Opening = ({ message, onOpen, children }: Pick<Props, 'message' | 'onOpen'> & { children: ReactNode }) => {
  const look = classes.message ?? ''
  if (message.link !== null)
    return (
      <Link to={message.link} className={look} onClick={onOpen}>
        {children}
        <IconChevronRight size={20} aria-hidden className={classes.way} />
      </Link>
    )
  if (message.readAt !== null) return <div className={look}>{children}</div>
  return (
    <UnstyledButton className={look} onClick={onOpen}>
      {children}
    </UnstyledButton>
  )
}

const Words = ({ message: { kind, title, text, createdAt, readAt } }: Pick<Props, 'message'>) => (
  <Stack component="span" gap={2} flex={1} miw={0}>
    <Group component="span" gap="xs">
      <Text span fw={readAt === null ? 700 : 500} className={classes.words}>
        {title}
      </Text>
      {readAt === null && <Badge variant="filled">New</Badge>}
    </Group>
    {text && (
      <Text span size="sm" lineClamp={2} className={classes.words}>
        {text}
      </Text>
    )}
    <Text span size="sm" c="dimmed">
      {labelOf(kind) && `${labelOf(kind)} · `}
      <TimeOfDay at={createdAt} />
    </Text>
  </Stack>
)
