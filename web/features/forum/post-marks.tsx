import { Group } from '@mantine/core'
import type { ForumPostRow } from '../../../contract/forum/post.ts'
import { labelsFor } from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { officeWords } from './words.ts'

type Marked = Pick<
  ForumPostRow,
  'status' | 'pinned' | 'locked' | 'isAnswered' | 'official' | 'hasPoll' | 'sale' | 'attention'
>

/** What a post is, in badges; `isNew` is for lists, where it may be unread. */
export const PostMarks = ({ post, isNew = false }: { post: Marked; isNew?: boolean }) => {
  const { status, pinned, locked, isAnswered, official, hasPoll, sale, attention } = post
  return (
    <Group gap={6}>
      {isNew && <StatusBadge tone="brand">New</StatusBadge>}
      {status === 'hidden' && <StatusBadge tone="bad">Hidden</StatusBadge>}
      {status === 'awaiting' && <StatusBadge tone="waiting">Pending review</StatusBadge>}
      {pinned && <StatusBadge tone="neutral">Pinned</StatusBadge>}
      {official && <OfficeBadge office={official} />}
      {sale?.soldAt && <StatusBadge tone="neutral">Sold</StatusBadge>}
      {isAnswered && <StatusBadge tone="good">Answered</StatusBadge>}
      {hasPoll && <StatusBadge tone="neutral">Poll</StatusBadge>}
      {locked && <StatusBadge tone="neutral">Locked</StatusBadge>}
      {attention === 'muted' && <StatusBadge tone="neutral">Muted</StatusBadge>}
    </Group>
  )
}

/** Says that something is said for the council or the management, and not as a neighbour. */
export const OfficeBadge = ({ office }: { office: NonNullable<ForumPostRow['official']> }) => {
  const { council } = labelsFor(useBuilding().jurisdiction)
  return <StatusBadge tone="brand">{`Official: ${officeWords(office, council.One)}`}</StatusBadge>
}
