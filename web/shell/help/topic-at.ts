import { entryOfTopic, type TopicEntry } from '../../features/help/help.ts'
import { entryOf } from '../pages.ts'

/** The topic of the screen at an address; where the table names none, as on public pages, that of the home page. */
export const topicAt = (pathname: string): TopicEntry => {
  const topic = entryOfTopic(entryOf(pathname)?.topic) ?? entryOfTopic('dashboard')
  if (!topic) throw new Error('The help has lost its topics.')
  return topic
}
