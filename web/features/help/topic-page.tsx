import { Text, Title } from '@mantine/core'
import { createElement, lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import { useSearchParams } from 'react-router'
import { isSafePath } from '../../api/destination.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { Ask } from './ask.tsx'
import { headOfTopic } from './help-head.ts'
import classes from './help.module.css'
import type { TopicEntry, TopicId } from './topic-index.ts'
import { TopicText } from './topic-text.tsx'
import { loadTopic } from './topics.ts'
import { useRuns } from '../../ui/use-runs.ts'

const known = new Map<TopicId, LazyExoticComponent<ComponentType>>()

/** One component a topic; words that failed to load are forgotten, so that the next look asks for them anew. */
const wordsOf = (id: TopicId): LazyExoticComponent<ComponentType> => {
  const made =
    known.get(id) ??
    lazy(async () => {
      const topic = await loadTopic(id).catch((error: unknown) => {
        known.delete(id)
        throw error
      })
      return { default: () => <TopicText topic={topic} level={2} /> }
    })
  known.set(id, made)
  return made
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
