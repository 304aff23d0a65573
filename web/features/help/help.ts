/** The help for users: what it says of each topic, and how. */
export { helpHeads } from './help-head.ts'
export { entryOfTopic, pathOfTopic, type TopicEntry, type TopicId } from './topic-index.ts'
export { HelpLinks } from './told.tsx'
export { TopicText } from './topic-text.tsx'
export { loadTopic } from './topics.ts'
