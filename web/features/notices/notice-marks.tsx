import { Badge, Group, ThemeIcon, VisuallyHidden } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconCheck,
  IconFileText,
  IconPin,
  IconSpeakerphone,
  IconTool,
  IconUsersGroup,
} from '@tabler/icons-react'
import { noticeStatusLabels, noticeTypeLabels, priorityLabels } from '../../../contract/notice-words.ts'
import type { NoticeStatus, NoticeSummary, NoticeType, Priority } from '../../../contract/notices.ts'
import type { Instant } from '../../../contract/time.ts'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'
import { pinWords } from './pinned.ts'

const typeIcons = {
  emergency: IconAlertTriangle,
  event: IconCalendarEvent,
  maintenance: IconTool,
  meeting: IconUsersGroup,
  announcement: IconSpeakerphone,
  policy: IconFileText,
} satisfies Record<NoticeType, unknown>

/** The sign of a notice's type; its name stands in words beside it. */
export function TypeIcon({ type, size = 40 }: { type: NoticeType; size?: number }) {
  const Icon = typeIcons[type]
  return (
    <ThemeIcon variant="light" size={size} radius="md" aria-hidden {...(type === 'emergency' && { color: 'red' })}>
      <Icon size={size * 0.55} stroke={1.75} />
    </ThemeIcon>
  )
}

export const TypeBadge = ({ type }: { type: NoticeType }) => (
  <Badge color={type === 'emergency' ? 'red' : 'gray'}>{noticeTypeLabels[type]}</Badge>
)

/** High and urgent are said; medium and low need no mark. */
export const PriorityBadge = ({ priority }: { priority: Priority }) =>
  priority === 'urgent' || priority === 'high' ? (
    <Badge color={priority === 'urgent' ? 'red' : 'orange'}>{priorityLabels[priority]} priority</Badge>
  ) : null

const tones: Record<NoticeStatus, Tone> = {
  draft: 'neutral',
  scheduled: 'brand',
  published: 'good',
  expired: 'neutral',
}

/** The state of a notice where it is not the usual one, published. */
export const NoticeStatusBadge = ({ status }: { status: NoticeStatus }) =>
  status === 'published' ? null : <StatusBadge tone={tones[status]}>{noticeStatusLabels[status]}</StatusBadge>

/** How long a notice stays pinned: words and a pin, orange when the days run out. */
export function PinBadge({ pinnedUntil, now }: { pinnedUntil: Instant; now: Instant }) {
  const { text, soon } = pinWords(pinnedUntil, now)
  return (
    <Badge color={soon ? 'orange' : 'gray'} leftSection={<IconPin size={12} aria-hidden />}>
      <VisuallyHidden>Pinned, </VisuallyHidden>
      {text}
    </Badge>
  )
}

type Receipt = Pick<NoticeSummary, 'status' | 'forMe' | 'mustAcknowledge' | 'acknowledgedAt' | 'readAt'>

/** Where the reader stands with a notice: new, waiting for a yes, or taken note of. */
export function ReceiptBadge({ status, forMe, mustAcknowledge, acknowledgedAt, readAt }: Receipt) {
  if (acknowledgedAt)
    return (
      <Badge color="green" leftSection={<IconCheck size={12} aria-hidden />}>
        Acknowledged
      </Badge>
    )
  if (status !== 'published' || !forMe) return null
  if (mustAcknowledge)
    return (
      <Badge variant="filled" color="orange">
        Please acknowledge
      </Badge>
    )
  return readAt === null ? <Badge variant="filled">New</Badge> : null
}

export function NoticeBadges({ notice, now }: { notice: NoticeSummary; now: Instant }) {
  return (
    <Group gap={6}>
      <ReceiptBadge {...notice} />
      <NoticeStatusBadge status={notice.status} />
      <TypeBadge type={notice.type} />
      <PriorityBadge priority={notice.priority} />
      {notice.pinnedUntil && notice.pinnedUntil > now && <PinBadge pinnedUntil={notice.pinnedUntil} now={now} />}
    </Group>
  )
}
