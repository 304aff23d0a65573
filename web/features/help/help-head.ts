import { topicEntries, topicGroups, pathOfTopic, type TopicEntry } from './topic-index.ts'

/** What search engines and shared links say of a page of the help; its HTML is written with it. */
interface Head {
  readonly title: string
  readonly description: string
  readonly keywords: string
}

export const headOfIndex: Head = {
  title: 'Help',
  description:
    'How to get things done in your building: short, searchable steps for residents, council and managers, from booking a room to a council vote.',
  keywords: topicGroups.map(({ title }) => title.toLowerCase()).join(', '),
}

export const headOfTopic = ({ title, summary, words }: TopicEntry): Head => ({
  title: `Help: ${title}`,
  description: summary,
  keywords: words,
})

/** Every page's, by its address. */
export const helpHeads = (): Readonly<Record<string, Head>> => ({
  '/help': headOfIndex,
  ...Object.fromEntries(topicEntries.map((entry) => [pathOfTopic(entry.id), headOfTopic(entry)])),
})
