import { Anchor, Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { counted } from '../../../contract/text.ts'
import { useRights } from '../../api/use-rights.ts'
import { useSession } from '../../api/session.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import classes from './help.module.css'
import { ownReaders, readerTitles } from './readers.ts'
import { findTasks, type Hit } from './search.ts'
import { topicEntries } from './topic-index.ts'
import { loadTopics, type LoadedTopic } from './topics.ts'

interface Props {
  wanted: string
  onClear: () => void
}

/** What the search found; the words of all topics come with the first one. */
const Found = ({ wanted, onClear }: Props) => {
  const topics = useQuery({
    queryKey: ['help'],
    queryFn: () => loadTopics(topicEntries.map(({ id }) => id)),
    staleTime: Infinity,
  })
  return (
    <Loaded query={topics} shape="list-item" rows={4} failed="We couldn’t load the help pages.">
      {(all) => <Hits topics={all} wanted={wanted} onClear={onClear} />}
    </Loaded>
  )
}
export default Found

const Hits = ({ topics, wanted, onClear }: Props & { topics: readonly LoadedTopic[] }) => {
  const hits = findTasks(topics, wanted, ownReaders(useRights()))
  return (
    <Stack gap="md">
      <Text role="status" c="dimmed">
        {hits.length === 0 ? `Nothing found for “${wanted}”` : `${counted(hits.length, 'answer')} for “${wanted}”`}
      </Text>
      {hits.length === 0 ? (
        <Nothing onClear={onClear} />
      ) : (
        <ul className={classes['found']} data-found aria-label="Search results">
          {hits.map((hit) => (
            <li key={`${hit.path} ${hit.reader}`}>
              <OneHit hit={hit} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

const OneHit = ({ hit: { path, topicTitle, reader, title, excerpt } }: { hit: Hit }) => (
  <article className={classes['hit']}>
    <Group gap="xs" justify="space-between">
      <Text size="sm" c="dimmed">
        {topicTitle}
      </Text>
      <Badge variant="light" color="gray">
        {readerTitles[reader]}
      </Badge>
    </Group>
    <Title order={2} size="h4">
      <Link to={path} className={classes['name'] ?? ''}>
        <MarkedText {...title} />
      </Link>
    </Title>
    <Text size="sm">
      <MarkedText {...excerpt} />
    </Text>
  </article>
)

/** Says so, and where else an answer may be. */
const Nothing = ({ onClear }: { onClear: () => void }) => {
  const signedIn = useSession().state === 'in'
  return (
    <Empty title="No help found" action={<Button onClick={onClear}>Show all topics</Button>}>
      No page contains all of these keywords. Try fewer or different ones, or ask someone:{' '}
      {signedIn ? (
        <>
          your building’s contacts are on your{' '}
          <Anchor component={Link} to="/dashboard" underline="always">
            dashboard
          </Anchor>
          , and{' '}
        </>
      ) : null}
      we answer questions on our{' '}
      <Anchor component={Link} to="/contact" underline="always">
        contact page
      </Anchor>
      .
    </Empty>
  )
}
