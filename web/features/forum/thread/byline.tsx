import { Anchor, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ForumAuthor } from '../../../../contract/forum/post.ts'
import { Instant } from '../../../ui/moments.tsx'
import { PersonPicture } from '../../../ui/person-picture.tsx'
import { nameParts } from '../words.ts'

interface Props {
  author: ForumAuthor
  createdAt: string
  editedAt: string | null
  /** Pixels. */
  size: number
  /** What else stands beside the name. */
  more?: ReactNode
}

/** Who wrote something and when, and whether it was changed since. */
export const Byline = ({ author, createdAt, editedAt, size, more }: Props) => (
  <Group gap="sm" wrap="nowrap" align="flex-start">
    <PersonPicture person={nameParts(author.name)} size={size} />
    <div style={{ minWidth: 0 }}>
      <Group gap={6}>
        <Anchor component={Link} to={`/user/${author._id}`} fw={600} c="inherit" style={{ overflowWrap: 'anywhere' }}>
          {author.name}
        </Anchor>
        {author.isMe && (
          <Text span size="sm" c="dimmed">
            (you)
          </Text>
        )}
        {author.unitNumber !== null && (
          <Text span size="sm" c="dimmed">
            unit {author.unitNumber}
          </Text>
        )}
        {more}
      </Group>
      <Text size="sm" c="dimmed">
        <Instant at={createdAt} />
        {editedAt !== null && ', edited'}
      </Text>
    </div>
  </Group>
)
