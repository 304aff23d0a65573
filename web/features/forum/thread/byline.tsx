import { Anchor, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ForumAuthor } from '../../../../contract/forum/post.ts'
import { Instant } from '../../../ui/moments.tsx'
import { PersonPicture } from '../../../ui/person-picture.tsx'
import { nameParts } from '../words.ts'
import classes from './thread.module.css'

interface Props {
  author: ForumAuthor
  createdAt: string
  editedAt: string | null
  /** Pixels. */
  size: number
  /** What else stands beside the name. */
  more?: ReactNode
  /** What stands at the end of the line. */
  end?: ReactNode
}

/** Who wrote something and when, and whether it was changed since. */
export const Byline = ({ author, createdAt, editedAt, size, more, end }: Props) => (
  <Group gap="sm" wrap="nowrap" align="flex-start">
    <PersonPicture person={nameParts(author.name)} size={size} />
    <div className={classes.who}>
      <Group gap={6}>
        <Anchor component={Link} to={`/user/${author._id}`} fw={600} c="inherit" className={classes.name ?? ''}>
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
    {end}
  </Group>
)
