import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import type { ForumPostRow } from '../../../../contract/forum/post.ts'
import { formatRelative, type Instant } from '../../../../contract/time.ts'
import { PersonPicture } from '../../../ui/person-picture.tsx'
import { PostMarks } from '../post-marks.tsx'
import { authorWords, commentsWords, nameParts, pageOf, priceWords, reactionsLine } from '../words.ts'
import classes from './post-row.module.css'

interface Props {
  post: ForumPostRow
  now: Instant
  /** Whether the list is of one category, which then needs no saying. */
  inCategory: boolean
}

/** A post in the list. */
export const PostRow = ({ post, now, inCategory }: Props) => {
  const { _id, title, preview, author, category, comments, lastAt, createdAt, unread, sale } = post
  const reacted = reactionsLine(post.reactions)
  const when = comments > 0 ? `last comment ${formatRelative(lastAt, now)}` : formatRelative(createdAt, now)
  return (
    <Card component="article" className={classes.card} padding="md">
      <Group wrap="nowrap" align="flex-start" gap="md">
        <PersonPicture person={nameParts(author.name)} size={40} />
        <Stack gap={6} flex={1} miw={0}>
          <Title order={2} size="h4" fw={unread ? 700 : 550} lineClamp={3}>
            <Link to={pageOf(_id)} className={classes.title ?? ''}>
              {title}
            </Link>
          </Title>
          <PostMarks post={post} isNew={unread} />
          {sale && <Text fw={600}>{priceWords(sale.priceCents)}</Text>}
          {preview && (
            <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
              {preview}
            </Text>
          )}
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {[authorWords(author), ...(inCategory ? [] : [category.name]), commentsWords(comments), when, reacted]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
      </Group>
    </Card>
  )
}
