import { Text, Title } from '@mantine/core'
import { createElement, lazy, Suspense, type ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { isSafePath } from '../../api/destination.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { Ask } from './ask.tsx'
import { headOfTopic } from './help-head.ts'
import classes from './help.module.css'
import type { TopicId } from './topic-ids.ts'
import type { TopicEntry } from './topic-index.ts'
import { TopicText } from './topic-text.tsx'
import { loadTopic } from './topics.ts'
import { useRuns } from '../../ui/use-runs.ts'

const known = new Map<TopicId, ComponentType>()

const loadText = async (id: TopicId): Promise<{ default: ComponentType }> => {
  const topic = await loadTopic(id)
  return { default: () => <TopicText topic={topic} level={2} /> }
}

/** One component a topic; words that failed to load are forgotten, so that the next look asks for them anew. */
const wordsOf = (id: TopicId): ComponentType => {
  const made =
    known.get(id) ??
    lazy(() =>
      loadText(id).catch((error: unknown) => {
        known.delete(id)
        throw error
      }),
    )
  known.set(id, made)
  return made
}

/** Has the words of a topic ready, so that its page shows them at once. */
export const loadWordsOf = async (id: TopicId): Promise<void> => {
  known.set(id, (await loadText(id)).default)
}

/** A topic on a page of its own. */
export const TopicPage = ({ entry }: { entry: TopicEntry }) => (
  <article className={classes['page']}>
    <PageHead {...headOfTopic(entry)} />
    <header className={classes['opening']}>
      <div className={classes['ways']}>
        <Back />
        <BackLink to="/help">All topics</BackLink>
      </div>
      <Title order={1}>{entry.title}</Title>
      <Text className={classes['lead'] ?? ''}>{entry.summary}</Text>
    </header>
    <Suspense fallback={<Waiting />}>{createElement(wordsOf(entry.id))}</Suspense>
    <Ask />
  </article>
)

/** The way back to the screen that somebody came from, which the address carries. */
const Back = () => {
  const [query] = useSearchParams()
  const from = query.get('from')
  return useRuns() && isSafePath(from) ? <BackLink to={from}>Back to where you were</BackLink> : null
}
