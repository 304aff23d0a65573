import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import type { ForumFound } from '../../../../contract/forum/found.ts'
import type { ForumCategory } from '../../../../contract/forum/post.ts'
import { formatRelative, type Instant } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { MarkedText } from '../../../ui/marked-text.tsx'
import { cameAt } from '../../../ui/use-now.ts'
import { pageOf } from '../words.ts'
import classes from './post-row.module.css'

interface Props {
  search: string
  category: ForumCategory | null
  onClear: () => void
}

/** What a search found, in posts and in comments, with the words marked. */
export const FoundList = ({ search, category, onClear }: Props) => {
  const query = { search, ...(category && { category: category.slug }) }
  const found = useList(api.forum.search, { query }, { staleTime: 0 })
  return (
    <ListPart
      list={found}
      shape="card"
      empty={
        <Empty title="Nothing found" action={<Button onClick={onClear}>Clear search</Button>}>
          {category
            ? `No post or comment in ${category.name} contains all of these keywords.`
            : 'No post or comment contains all of these keywords.'}
        </Empty>
      }
    >
      {(items) => (
        <Stack component="ul" gap="sm" m={0} p={0} aria-label="Search results" style={{ listStyle: 'none' }}>
          {items.map((one) => (
            <li key={one.commentId ?? one.postId}>
              <Found found={one} now={cameAt(found)} inCategory={category !== null} />
            </li>
          ))}
        </Stack>
      )}
    </ListPart>
  )
}

interface FoundProps {
  found: ForumFound
  now: Instant
  inCategory: boolean
}

const Found = ({ found, now, inCategory }: FoundProps) => {
  const { postId, commentId, title, excerpt, category, authorName, at } = found
  const what = commentId === null ? `Post by ${authorName}` : `Comment by ${authorName}`
  return (
    <Card component="article" className={classes.card} padding="md">
      <Stack gap={6}>
        <Title order={2} size="h4" lineClamp={3}>
          <Link to={pageOf(postId, commentId)} className={classes.title ?? ''}>
            <MarkedText {...title} />
          </Link>
        </Title>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <MarkedText {...excerpt} />
        </Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {[what, ...(inCategory ? [] : [category.name]), formatRelative(at, now)].join(' · ')}
        </Text>
      </Stack>
    </Card>
  )
}
