import { useParams } from 'react-router'
import { HelpIndex } from './help-index.tsx'
import { loadWordsOf, TopicPage } from './topic-page.tsx'
import { entryOfTopic } from './topic-index.ts'
import { UnknownTopic } from './unknown-topic.tsx'

/** The help: its index with the search, or one topic. */
const HelpScreen = () => {
  const { topic: id } = useParams()
  const entry = entryOfTopic(id)
  if (id === undefined) return <HelpIndex />
  return entry ? <TopicPage key={id} entry={entry} /> : <UnknownTopic />
}
export default HelpScreen

export const loadWords = async (pathname: string): Promise<void> => {
  const entry = entryOfTopic(pathname.split('/')[2])
  if (entry) await loadWordsOf(entry.id)
}
