/** The help for users: which topics there are, and what each says. How it is shown stands in help.tsx. */
export { helpHeads } from './help-head.ts'
export { entryOfTopic, pathOfTopic, topicEntries, type TopicEntry } from './topic-index.ts'
export { loadTopic } from './topics.ts'
